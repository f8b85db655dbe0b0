import { locale } from "./locale.ts";
import { plural } from "./plural.ts";

const grouped = new Intl.NumberFormat(locale);

export const dataBlocksText = {
  filter: "Filter",
  filterTable: (caption: string) => `Filter ${caption}`,
  rows: (count: number) => `${grouped.format(count)} ${plural(count, "row", "rows")}`,
  rowsOf: (from: number, to: number, count: number) =>
    `${grouped.format(from)}–${grouped.format(to)} of ${grouped.format(count)}`,
  noRows: "No rows match the filter.",
  previousPage: "Previous page",
  nextPage: "Next page",
  pages: (caption: string) => `Pages of ${caption}`,
};
