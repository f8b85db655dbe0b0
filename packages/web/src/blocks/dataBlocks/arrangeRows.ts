import type { DataCell } from "@platform/protocol/blockkit/cells.ts";
import { type Names, plainText } from "@platform/protocol/richtext/plainText.ts";
import type { TableState } from "../../surface/surfaceStore.ts";
import { locale } from "../../strings/locale.ts";
import { exactNumber } from "./formatNumber.ts";

export type Row = readonly DataCell[];

export type Sort = NonNullable<TableState["sort"]>;

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });

/** What a cell shows, as text. */
export function cellText(cell: DataCell, names: Names = {}): string {
  if (cell.type === "rich_text") return plainText(cell, names);
  return cell.type === "raw_number" ? (cell.text ?? exactNumber(cell.value)) : cell.text;
}

export function isNumberColumn(rows: readonly Row[], column: number): boolean {
  return rows.every((row) => row[column]?.type === "raw_number");
}

/** A third click on a column brings back the order in which the app sent the rows. */
export function nextSort(sort: Sort | undefined, column: number): Sort | undefined {
  if (sort?.column !== column) return { column, direction: "ascending" };
  return sort.direction === "ascending" ? { column, direction: "descending" } : undefined;
}

/** The rows that contain every word of the filter in any cell, in the order that the reader chose. */
export function arrangeRows(
  rows: readonly Row[],
  filter: string,
  sort: Sort | undefined,
  names: Names,
): readonly Row[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  const texts = (row: Row) => fold(row.map((cell) => cellText(cell, names)).join("\n"));
  const found = words.length === 0 ? rows : rows.filter((row) => containsAll(texts(row), words));
  if (!sort) return found;
  const { column } = sort;
  const compare = isNumberColumn(rows, column) ? compareNumbers : compareTexts(names);
  const sign = sort.direction === "ascending" ? 1 : -1;
  return found.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    return a && b ? sign * compare(a, b) : 0;
  });
}

function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** People look for "sao" where "São" is written. */
function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase(locale);
}

function compareNumbers(a: DataCell, b: DataCell): number {
  return a.type === "raw_number" && b.type === "raw_number" ? Math.sign(a.value - b.value) : 0;
}

function compareTexts(names: Names) {
  return (a: DataCell, b: DataCell): number => collator.compare(cellText(a, names), cellText(b, names));
}
