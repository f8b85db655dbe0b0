import type { CommandIo } from "../command.ts";

interface Step {
  readonly step: "copy" | "compare";
  readonly table: string;
  readonly rows: number;
  readonly of: number;
}

export function progressOn(io: CommandIo) {
  return ({ step, table, rows, of }: Step): void => {
    io.progress(`${step === "copy" ? "Copying" : "Comparing"} ${table}: ${figure(rows)} of ${figure(of)}`);
  };
}

/** The tables below each other, with their rows. */
export function rowReport(tables: readonly { readonly name: string; readonly rows: number }[]): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const figures = tables.map(({ rows }) => figure(rows));
  const figureWidth = Math.max(...figures.map(({ length }) => length));
  return tables.map(({ name }, at) => `  ${name.padEnd(width)}  ${figures[at]?.padStart(figureWidth)}`).join("\n");
}

export function figure(count: number): string {
  return count.toLocaleString("en");
}
