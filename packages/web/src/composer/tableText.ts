import { locale } from "../strings/locale.ts";

/** Cells of a table, row by row. */
export type Rows = readonly (readonly string[])[];

/** A table in columns of equal width, for code: rich text has no tables. */
export function alignTable(rows: Rows): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const cells = rows.map((row) =>
    Array.from({ length: columns }, (_, column) => (row[column] ?? "").replaceAll(/\s+/g, " ").trim()),
  );
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...cells.map((row) => lengthOf(row[column] ?? ""))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - lengthOf(cell)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Rows that a spreadsheet copied as text; nothing when the lines are not of one width, as in code with tabs. */
export function rowsOfTabs(text: string): Rows | undefined {
  const rows = text
    .replaceAll("\r\n", "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t"));
  const [first = []] = rows;
  const isTable = rows.length > 1 && first.length > 1 && rows.every((row) => row.length === first.length);
  // A line that begins with tabs is indented.
  return isTable && rows.some((row) => row[0] !== "") ? rows : undefined;
}

/** The rows of a table on a page; nothing for one that only arranges the page. */
export function rowsOfElement(table: HTMLElement): Rows | undefined {
  if (table.querySelector("table")) return undefined;
  const rows = Array.from(table.querySelectorAll("tr"), (row) =>
    Array.from(row.querySelectorAll("td, th"), (cell) => cell.textContent ?? ""),
  );
  return rows.length > 1 && rows.some((row) => row.length > 1) ? rows : undefined;
}

const segmenter = new Intl.Segmenter(locale);

function lengthOf(text: string): number {
  return [...segmenter.segment(text)].length;
}
