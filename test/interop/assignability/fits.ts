// Assignability as calls, which the compiler checks and nobody runs.

/** Whether `exactOptionalPropertyTypes` is on. */
export type Exact = { member: undefined } extends { member?: string } ? false : true;
export declare const exact: Exact;

/** Returns what it takes, so it is a function from one type to another where the one fits the other. */
export declare function same<Value>(value: Value): Value;

/** Compiles where the one fits the other: `fits<From, To>(same)`. */
export declare function fits<From, To>(there: (value: From) => To): void;

/** Compiles where each fits the other: `both<Ours, Theirs>(same, same)`. */
export declare function both<Ours, Theirs>(there: (ours: Ours) => Theirs, back: (theirs: Theirs) => Ours): void;

/** As {@link both}, but with `exactOptionalPropertyTypes` from theirs to ours only. */
export declare function bothUnlessExact<Ours, Theirs>(
  there: Exact extends true ? unknown : (ours: Ours) => Theirs,
  back: (theirs: Theirs) => Ours,
): void;

/** Compiles where the one fits the other without `exactOptionalPropertyTypes` and does not with it. */
export declare function fitsUnlessExact<From, To>(isExact: [From] extends [To] ? false : true): void;
