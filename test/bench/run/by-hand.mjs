// @ts-check
// The limits: checks by the rules of the package's own, written for the one case, that build nothing and name nothing.

/** @param {unknown} value @returns {value is { [key: string]: unknown }} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value */
function isId(value) {
  return typeof value === "string" || Number.isSafeInteger(value);
}

/**
 * Tells messages apart by the very rules of classifyMessage, and says so by a string.
 *
 * @param {unknown} value
 */
export function kindByHand(value) {
  if (!isObject(value)) return Array.isArray(value) && value.length > 0 ? "batch" : "invalid";
  if (value["jsonrpc"] !== "2.0") return "invalid";
  const { id, method } = value;
  if (method === undefined) {
    const { result, error } = value;
    if (error === undefined) return isId(id) && isObject(result) ? "success" : "invalid";
    if (result !== undefined || !(id === undefined || id === null || isId(id))) return "invalid";
    return isObject(error) && Number.isInteger(error["code"]) && typeof error["message"] === "string"
      ? "error"
      : "invalid";
  }
  if (typeof method !== "string") return "invalid";
  const { params } = value;
  if (params !== undefined && !isObject(params)) return "invalid";
  if (id === undefined) return "notification";
  return isId(id) ? "request" : "invalid";
}

/**
 * Answers a request, as a switch does.
 *
 * @param {{ id: string | number, method: string, params?: any }} message
 */
export async function answerByHand({ id, method, params }) {
  switch (method) {
    case "ping":
      return { jsonrpc: "2.0", id, result: {} };
    case "tools/call":
      return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text: `called ${params.name}` }] } };
    default:
      return { jsonrpc: "2.0", id, error: { code: -32601, message: "Method not found" } };
  }
}

/** @param {unknown} value */
function isStringOrNone(value) {
  return value === undefined || typeof value === "string";
}

/** @param {unknown} value */
function isObjectOrNone(value) {
  return value === undefined || isObject(value);
}

/** @param {unknown} value */
function isAnnotationsOrNone(value) {
  if (value === undefined) return true;
  if (!isObject(value)) return false;
  const { audience, priority, lastModified } = value;
  if (audience !== undefined) {
    if (!Array.isArray(audience)) return false;
    for (const role of audience) if (role !== "user" && role !== "assistant") return false;
  }
  if (priority !== undefined && !(typeof priority === "number" && priority >= 0 && priority <= 1)) return false;
  return isStringOrNone(lastModified);
}

/** @param {unknown} value */
function isIconsOrNone(value) {
  if (value === undefined) return true;
  if (!Array.isArray(value)) return false;
  for (const icon of value) {
    if (!isObject(icon) || typeof icon["src"] !== "string" || !isStringOrNone(icon["mimeType"])) return false;
    const { sizes, theme } = icon;
    if (sizes !== undefined && !(Array.isArray(sizes) && sizes.every((size) => typeof size === "string"))) return false;
    if (theme !== undefined && theme !== "light" && theme !== "dark") return false;
  }
  return true;
}

/** @param {unknown} block */
function isContentBlock(block) {
  if (!isObject(block)) return false;
  if (!isAnnotationsOrNone(block["annotations"]) || !isObjectOrNone(block["_meta"])) return false;
  switch (block["type"]) {
    case "text":
      return typeof block["text"] === "string";
    case "image":
    case "audio":
      return typeof block["data"] === "string" && typeof block["mimeType"] === "string";
    case "resource_link":
      return (
        typeof block["uri"] === "string" &&
        typeof block["name"] === "string" &&
        isStringOrNone(block["title"]) &&
        isStringOrNone(block["description"]) &&
        isIconsOrNone(block["icons"]) &&
        isStringOrNone(block["mimeType"]) &&
        (block["size"] === undefined || Number.isInteger(block["size"]))
      );
    case "resource": {
      const { resource } = block;
      return (
        isObject(resource) &&
        typeof resource["uri"] === "string" &&
        (resource["text"] !== undefined || resource["blob"] !== undefined) &&
        isStringOrNone(resource["text"]) &&
        isStringOrNone(resource["blob"]) &&
        isStringOrNone(resource["mimeType"]) &&
        isObjectOrNone(resource["_meta"])
      );
    }
    default:
      return false;
  }
}

/**
 * Checks a tool's result by the very rules of readToolCallResult.
 *
 * @param {unknown} value
 */
export function toolResultByHand(value) {
  if (!isObject(value) || value["resultType"] === "input_required") throw new Error("no result");
  const { content } = value;
  if (!Array.isArray(content)) throw new Error("no content");
  for (let index = 0; index < content.length; index++) if (!isContentBlock(content[index])) throw new Error("no block");
  if (!(value["isError"] === undefined || typeof value["isError"] === "boolean")) throw new Error("no isError");
  if (!isStringOrNone(value["resultType"]) || !isObjectOrNone(value["_meta"])) throw new Error("no envelope");
  return value;
}

/**
 * Checks the params of a tool's call by the very rules of readToolCallParams, where there are no input responses.
 *
 * @param {unknown} value
 */
export function toolCallParamsByHand(value) {
  if (!isObject(value) || typeof value["name"] !== "string") throw new Error("no name");
  const { task, requestState, _meta } = value;
  if (task !== undefined && !(isObject(task) && (task["ttl"] === undefined || Number.isInteger(task["ttl"])))) {
    throw new Error("no task");
  }
  if (value["inputResponses"] !== undefined || !isStringOrNone(requestState)) throw new Error("no state");
  if (_meta !== undefined) {
    if (!isObject(_meta)) throw new Error("no _meta");
    const { progressToken } = _meta;
    if (progressToken !== undefined && !isId(progressToken)) throw new Error("no token");
  }
  if (value["arguments"] === undefined) return { ...value, arguments: {} };
  if (!isObject(value["arguments"])) throw new Error("no arguments");
  return value;
}
