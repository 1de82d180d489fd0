/**
 * Copies an object less the members that are undefined: JSON leaves them out, and what is handed to an in-process peer
 * should be no different.
 */
export function withoutUndefined<T extends object>(members: T): T {
  // The type holds as it is: a member that may be undefined is optional in every shape.
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T;
}
