import { invalidParams } from "./errors.js";
import type { RequestMeta } from "./meta.js";

/**
 * The params of a paginated request; `PaginatedRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 */
export type ListParams = {
  /** The `nextCursor` of the page before; absent for the first page. */
  cursor?: string | undefined;
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};

/**
 * Cuts a page out of a whole list. The cursor carries the offset and the page size, not the list: one of another list
 * with that page size is accepted.
 *
 * @param items - the whole list
 * @param cursor - the request's `cursor`; undefined for the first page
 * @param pageSize - the most items of a page, a positive integer
 * @returns the page, and the next one's cursor if there is one
 * @throws McpError with {@link INVALID_PARAMS} for a cursor malformed, out of range or of another page size
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
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
} {
  if (!Number.isSafeInteger(pageSize) || pageSize < 1) throw new RangeError("pageSize must be an integer, 1 or more");
  const start = cursor === undefined ? 0 : Number.parseInt(cursor, 36);
  // Written again and compared, so that only what was handed out is taken: no sign, no leading zero, no other size.
  if (
    cursor !== undefined &&
    !(start > 0 && start < items.length && start % pageSize === 0 && cursor === writeCursor(start, pageSize))
  ) {
    throw invalidParams("params.cursor must be a cursor of this list");
  }
  const end = start + pageSize;
  const page = items.slice(start, end);
  return end < items.length ? { items: page, nextCursor: writeCursor(end, pageSize) } : { items: page };
}

function writeCursor(start: number, pageSize: number): string {
  return `${start.toString(36)}.${pageSize.toString(36)}`;
}
