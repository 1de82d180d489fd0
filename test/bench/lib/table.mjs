// @ts-check

/** @typedef {{ title: string, columns: string[], rows: string[][], notes?: string[] }} Table */

/** @param {Table} table */
export function printTable({ title, columns, rows, notes = [] }) {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  // Figures stand right, names and notes left.
  const isFigure = columns.map((_, index) => index > 0 && rows.every((row) => /^([\d-]|$)/.test(row[index] ?? "")));
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, index) => (isFigure[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join("  ")
      .trimEnd();
  console.log(`\n${title}\n`);
  console.log(line(columns));
  for (const row of rows) console.log(line(row));
  for (const note of notes) console.log(`  ${note}`);
}

/** @param {Table} table */
export function markdownOf({ title, columns, rows, notes = [] }) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = columns.map((_, index) => (index === 0 ? "---" : "---:"));
  const body = [line(columns), `|${rule.join("|")}|`, ...rows.map(line)];
  return [`**${title}**`, "", ...body, ...(notes.length > 0 ? ["", ...notes] : []), ""].join("\n");
}

/** Three digits that count, no more. @param {number} value */
export function digits(value) {
  if (!Number.isFinite(value)) return "-";
  if (value === 0) return "0";
  const rounded = Number(value.toPrecision(3));
  return rounded >= 100 ? Math.round(rounded).toLocaleString("en-US") : String(rounded);
}

/** @param {number} nanoseconds */
export function duration(nanoseconds) {
  if (nanoseconds >= 1e6) return `${digits(nanoseconds / 1e6)} ms`;
  return nanoseconds >= 1e3 ? `${digits(nanoseconds / 1e3)} µs` : `${digits(nanoseconds)} ns`;
}
