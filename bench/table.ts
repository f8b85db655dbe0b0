import { isMet, type Measured, ratioOf, type Target } from "./measured.ts";

const columns = ["", "", "floor", "ours", "ours/floor", "floor min..max", "ours min..max", "target"];

/** Plain text, aligned by spaces alone, so that it can be piped, diffed and pasted. */
export function printTable(measured: readonly Measured[]): string {
  let before = "";
  const rows = measured.map((one) => {
    const subject = one.subject === before ? "" : one.subject;
    before = one.subject;
    return [
      subject,
      one.figure,
      number(one.floor),
      number(one.server),
      Number.isNaN(ratioOf(one)) ? "-" : ratioOf(one).toFixed(2),
      range(one.floorRounds),
      range(one.serverRounds),
      verdict(one),
    ];
  });
  const all = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, at) => (at < 2 || at === 7 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

function number(value: number): string {
  if (Number.isNaN(value)) return "-";
  if (value >= 100) return Math.round(value).toLocaleString("en-US");
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function range(values: readonly number[]): string {
  if (values.length === 0) return "-";
  return `${number(Math.min(...values))}..${number(Math.max(...values))}`;
}

function verdict(one: Measured): string {
  return one.target ? `${wordsOf(one.target)}: ${isMet(one) ? "met" : "missed"}` : "";
}

function wordsOf(target: Target): string {
  if ("atMost" in target) return `<= ${target.atMost}`;
  if ("atLeast" in target) return `>= ${target.atLeast}`;
  return "ratioAtMost" in target ? `ratio <= ${target.ratioAtMost}` : `ratio >= ${target.ratioAtLeast}`;
}
