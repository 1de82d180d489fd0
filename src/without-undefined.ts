/**
 * Copies an object less the members that are undefined: JSON leaves them out, and what is handed to an in-process peer
 * should be no different.
 */
export function withoutUndefined<T extends object>(members: T): T {
  // Safe by assignment: the names are the package's own, and __proto__ is none of them.
  const copy: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) copy[name] = value;
  return copy as T;
}
