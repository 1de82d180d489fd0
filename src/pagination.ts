import { invalidParams } from "./errors.js";
import type { RequestMeta } from "./meta.js";

/**
 * The params of every request that lists something; `PaginatedRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 */
export type ListParams = {
  /** The `nextCursor` of the page before; absent asks for the first page. */
  cursor?: string | undefined;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/**
 * Cuts one page out of a list that a server holds whole.
 *
 * The cursor carries the offset and the page size and no name of the list: one that another list of the same page size
 * gave cannot be told apart. The last page has no `nextCursor`, not even undefined.
 *
 * @param items - the whole list
 * @param cursor - the `cursor` of the request's params; undefined asks for the first page
 * @param pageSize - how many items a page has at most, a positive integer
 * @returns the page, and the cursor of the next one where there is one
 * @throws {@link McpError} with the code {@link INVALID_PARAMS} for a cursor that is malformed, out of range or of
 * another page size
 * @throws RangeError for a page size that is no positive integer
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 *
 * @example
 * ```ts
 * const { items, nextCursor } = paginate(["a", "b", "c"], undefined, 2); // ["a", "b"] and a cursor
 * const last = paginate(["a", "b", "c"], nextCursor, 2); // { items: ["c"] }
 * ```
 */
export function paginate<Item>(
  items: readonly Item[],
  cursor: string | undefined,
  pageSize: number,
): {
  /** The items of the page. */
  items: Item[];
  /** The cursor of the next page; absent on the last one. */
  nextCursor?: string | undefined;
} {
  if (!Number.isSafeInteger(pageSize) || pageSize < 1) throw new RangeError("pageSize must be a positive integer");
  const offset = cursor === undefined ? 0 : readOffset(cursor, pageSize);
  if (offset > 0 && offset >= items.length) throw invalidCursor();
  const end = offset + pageSize;
  const page = items.slice(offset, end);
  return end < items.length ? { items: page, nextCursor: writeCursor(end, pageSize) } : { items: page };
}

function writeCursor(offset: number, pageSize: number): string {
  return `${offset.toString(36)}.${pageSize.toString(36)}`;
}

function readOffset(cursor: string, pageSize: number): number {
  const offset = Number.parseInt(cursor, 36);
  // Written again and compared, so that only what was handed out is taken: no sign, no leading zero, no other size.
  if (!(offset > 0 && offset % pageSize === 0 && cursor === writeCursor(offset, pageSize))) throw invalidCursor();
  return offset;
}

function invalidCursor() {
  return invalidParams("params.cursor is not a cursor of this list");
}
