/**
 * Finds what an entry shows to its users without a proper comment: exported symbols, their members at every depth and
 * the overloads of functions, each by itself. It reads the syntax of the declarations, wherever a re-export leads.
 */
import { relative, sep } from "node:path";
import ts from "typescript-6";

const COMPILER_OPTIONS: ts.CompilerOptions = {
  // No library: names are resolved within the package only, and the program is made in no time.
  noLib: true,
  types: [],
  strict: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** Capital letter or code first, full stop last; what stands between may be several sentences. */
const SENTENCE = /^[A-Z`](.*[^\s])?\.$/s;

const SEE = /@see \{@link https:\/\/modelcontextprotocol\.io\/specification\/\d{4}-\d\d-\d\d\/[^\s}]+\}/;

/**
 * Every fault of what the entries export, as `src/tools.ts:12 ToolCallResult.content: no comment`.
 *
 * @param entries - the files of the entries
 * @param root - the folder that the files are named from
 * @param host - where the files come from; the default is the disk
 */
export function undocumented(entries: readonly string[], root: string, host?: ts.CompilerHost): string[] {
  const program = ts.createProgram(entries, COMPILER_OPTIONS, host);
  const checker = program.getTypeChecker();
  const found: { file: string; line: number; text: string }[] = [];
  const visited = new Set<ts.Node>();

  function fault(node: ts.Node, path: string, message: string): void {
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const file = relative(root, source.fileName).split(sep).join("/");
    found.push({ file, line, text: `${file}:${line} ${path}: ${message}` });
  }

  const dealias = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function visitExported(declaration: ts.Declaration, name: string): void {
    if (visited.has(declaration)) return;
    visited.add(declaration);
    const commented = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const comment = checkComment(commented, name);
    const isShape =
      ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(withoutParentheses(declaration.type));
    if ((isShape || ts.isFunctionDeclaration(declaration)) && comment && !SEE.test(comment.getText())) {
      fault(declaration, name, "no @see with a page of the specification");
    }
    const callable = ts.isVariableDeclaration(declaration) ? functionOf(declaration) : declaration;
    if (callable && ts.isFunctionLike(callable)) checkCallable(callable, comment, name);
    visitInside(declaration, name);
  }

  /** The comment of a declaration or member, unless it has none at all; what is wrong with it is a fault. */
  function checkComment(node: ts.Node, path: string): ts.JSDoc | undefined {
    const comment = commentOf(node);
    const text = comment && textOf(comment.comment);
    if (!text) fault(node, path, "no comment");
    else if (!SENTENCE.test(text)) fault(node, path, "the comment is no sentence");
    return comment;
  }

  function checkCallable(callable: ts.SignatureDeclaration, comment: ts.JSDoc | undefined, path: string): void {
    if (!comment) return;
    const tags: readonly ts.JSDocTag[] = comment.tags ?? [];
    const described = new Set(
      tags
        .filter(ts.isJSDocParameterTag)
        .filter(hasText)
        .map((tag) => tag.name.getText()),
    );
    for (const { name } of callable.parameters) {
      if (!described.has(name.getText())) fault(callable, path, `no @param ${name.getText()}`);
    }
    const returned = checker.getSignatureFromDeclaration(callable)?.getReturnType();
    const returnsNothing = ts.isConstructorDeclaration(callable) || !returned || returned.flags & ts.TypeFlags.VoidLike;
    if (!returnsNothing && !tags.filter(ts.isJSDocReturnTag).some(hasText)) fault(callable, path, "no @returns");
  }

  /**
   * Goes on to the members below a declaration or type. What a type parameter or a condition is compared with has none:
   * it is a pattern, not a shape that anyone writes or reads.
   */
  function visitInside(node: ts.Node, path: string): void {
    if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
      visitMembers(node, path);
    } else if (ts.isParameter(node)) {
      if (node.type) visitInside(node.type, `${path}(${node.name.getText()})`);
    } else if (ts.isTypeReferenceNode(node)) {
      visitHidden(node);
      node.typeArguments?.forEach((argument) => {
        visitInside(argument, path);
      });
    } else if (ts.isConditionalTypeNode(node)) {
      for (const child of [node.checkType, node.trueType, node.falseType]) visitInside(child, path);
    } else if (ts.isVariableDeclaration(node)) {
      const callable = functionOf(node);
      if (node.type) visitInside(node.type, path);
      else if (callable) visitInside(callable, path);
    } else if (!ts.isBlock(node) && !ts.isExpression(node) && !ts.isTypeParameterDeclaration(node)) {
      ts.forEachChild(node, (child) => visitInside(child, path));
    } else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      for (const child of [...node.parameters, ...(node.type ? [node.type] : [])]) visitInside(child, path);
    }
  }

  /** A type of the package that no entry exports by name shows its members all the same to who uses what does. */
  function visitHidden(reference: ts.TypeReferenceNode): void {
    const symbol = checker.getSymbolAtLocation(reference.typeName);
    for (const declaration of (symbol && dealias(symbol).declarations) ?? []) {
      const isType = ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration);
      if (!isType || exported.has(declaration) || visited.has(declaration)) continue;
      visited.add(declaration);
      visitInside(declaration, declaration.name.text);
    }
  }

  function visitMembers(parent: ts.ClassLikeDeclaration | ts.InterfaceDeclaration | ts.TypeLiteralNode, path: string) {
    const members = withoutImplementation<ts.ClassElement | ts.TypeElement>(parent.members).filter(isVisible);
    for (const member of members) {
      const memberPath = path + memberSuffix(member);
      // Alone in its literal it is a map or a function, which the comment of the literal's own place describes.
      const isAlone = members.length === 1 && !member.name && !ts.isConstructorDeclaration(member);
      const comment = isAlone ? undefined : checkComment(member, memberPath);
      if (ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) {
        checkCallable(member, comment, memberPath);
      }
      ts.forEachChild(member, (child) => visitInside(child, memberPath));
    }
  }

  const exports = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) throw new Error(`${entry} is no module`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ source, name: symbol.name, declarations: dealias(symbol).declarations ?? [] }));
  });
  const exported = new Set<ts.Node>(exports.flatMap(({ declarations }) => declarations));
  for (const { source, name, declarations } of exports) {
    if (declarations.length === 0) fault(source, name, "not resolved");
    for (const declaration of withoutImplementation(declarations)) visitExported(declaration, name);
  }
  return found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)).map(({ text }) => text);
}

/** Where there are overloads, the implementation below them is not part of what users see. */
function withoutImplementation<Declaration extends ts.Declaration>(
  declarations: readonly Declaration[],
): readonly Declaration[] {
  const isOverload = (node: ts.Declaration): boolean => ts.isFunctionLike(node) && !("body" in node && node.body);
  const overloaded = new Set(declarations.filter(isOverload).map(nameOf));
  return declarations.filter(
    (node) => !ts.isFunctionLike(node) || isOverload(node) || !overloaded.has(nameOf(node)) || ts.isAccessor(node),
  );
}

function nameOf(node: ts.Declaration): string {
  const isStatic = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static;
  return `${isStatic ? "static " : ""}${ts.getNameOfDeclaration(node)?.getText() ?? ts.SyntaxKind[node.kind]}`;
}

function isVisible(member: ts.ClassElement | ts.TypeElement): boolean {
  return (
    !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) &&
    !(member.name && ts.isPrivateIdentifier(member.name)) &&
    !ts.isClassStaticBlockDeclaration(member) &&
    !ts.isSemicolonClassElement(member)
  );
}

function memberSuffix(member: ts.ClassElement | ts.TypeElement): string {
  const { name } = member;
  if (ts.isConstructorDeclaration(member)) return ".constructor";
  if (ts.isIndexSignatureDeclaration(member)) return "[key]";
  if (!name) return "()";
  if (ts.isIdentifier(name)) return `.${name.text}`;
  return ts.isStringLiteral(name) ? `[${JSON.stringify(name.text)}]` : name.getText();
}

/** The function that a constant holds, as in `export const f = () => 1`. */
function functionOf({ initializer }: ts.VariableDeclaration): ts.FunctionExpression | ts.ArrowFunction | undefined {
  return initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
    ? initializer
    : undefined;
}

function withoutParentheses(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? withoutParentheses(node.type) : node;
}

/** The comment right above a node; that of the file, which may stand above its first statement, is not meant. */
function commentOf(node: ts.Node): ts.JSDoc | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const isOfFile = comment?.tags?.some(({ tagName }) => tagName.text === "packageDocumentation");
  return isOfFile ? undefined : comment;
}

const textOf = (comment: ts.JSDoc["comment"]): string => ts.getTextOfJSDocComment(comment)?.trim() ?? "";

const hasText = ({ comment }: ts.JSDocTag): boolean => /\w/.test(textOf(comment));
