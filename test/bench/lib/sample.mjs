// @ts-check
// Timing that other work on the same machine disturbs little: short samples of all contenders in turn, medians of them,
// and ratios taken within a round, in which whatever slows the machine slows every contender.

import { do_not_optimize } from "mitata";

/**
 * One way of doing a task.
 *
 * @typedef {object} Contender
 * @property {string} name - as the table shows it
 * @property {(input: any) => unknown} run - does it once
 * @property {boolean} [limit] - whether nothing can be faster, so that the others are measured against it
 * @property {boolean} [waits] - whether run gives a promise
 * @property {string} [note] - what it does not do
 */

/**
 * What came out for one contender.
 *
 * @typedef {{ name: string, note: string, nanoseconds: number, ratio: number, limit: boolean }} Timing
 */

let loops = 0;

/**
 * A loop of its own for each contender: in a shared one the compiler would meet every contender, and inline none.
 *
 * @param {Contender} contender
 * @returns {(inputs: readonly unknown[], rounds: number) => unknown}
 */
function loopOf({ run, waits }) {
  const call = waits ? "await run(inputs[i])" : "run(inputs[i])";
  // Kept in a variable that lives on, a value is really made; kept in a global one, each would pay for the collector's
  // book-keeping too.
  // The number makes each a source of its own: from the same one the engine makes the same function, and all share what
  // the optimiser learns.
  const body = `/* ${++loops} */ return ${waits ? "async " : ""}function loop(inputs, rounds) {
    let last;
    for (let round = 0; round < rounds; round++) for (let i = 0; i < inputs.length; i++) last = ${call};
    keep(last);
  }`;
  return new Function("run", "keep", body)(run, do_not_optimize);
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * Times contenders against each other over the same inputs.
 *
 * @param {readonly Contender[]} contenders - the limit, where there is one, and the others
 * @param {readonly unknown[]} inputs - each is one operation
 * @param {{ samples?: number, milliseconds?: number }} [options] - how many samples, and how long one is at least
 * @returns {Promise<Timing[]>}
 */
export async function compare(contenders, inputs, { samples = 41, milliseconds = 3 } = {}) {
  const entries = [];
  for (const contender of contenders) {
    const loop = loopOf(contender);
    /** @param {number} rounds */
    const time = async (rounds) => {
      const start = process.hrtime.bigint();
      await loop(inputs, rounds);
      return Number(process.hrtime.bigint() - start);
    };
    entries.push({ contender, time, rounds: 1, times: /** @type {number[]} */ ([]) });
  }
  // Once for all before any is warm, so that none is compiled for itself alone; then until the optimiser is done.
  for (let warmUp = 0; warmUp < 4; warmUp++) {
    for (const entry of entries) {
      const until = performance.now() + 60;
      while (performance.now() < until) {
        const nanoseconds = await entry.time(entry.rounds);
        if (nanoseconds < milliseconds * 1e6) {
          entry.rounds = Math.ceil(entry.rounds * Math.min(8, (milliseconds * 1.1e6) / nanoseconds));
        }
      }
    }
  }
  for (let sample = 0; sample < samples; sample++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const entry = /** @type {typeof entries[number]} */ (entries[(sample + turn) % entries.length]);
      // What one contender has thrown away, the next must not pay for. Without --expose-gc it may.
      globalThis.gc?.();
      entry.times.push((await entry.time(entry.rounds)) / (entry.rounds * inputs.length));
    }
  }
  const base = entries.find(({ contender }) => contender.limit) ?? entries[0];
  return entries.map(({ contender, times }) => ({
    name: contender.name,
    note: contender.note ?? "",
    nanoseconds: median(times),
    ratio: median(times.map((time, sample) => time / (base?.times[sample] ?? 1))),
    limit: contender.limit === true,
  }));
}
