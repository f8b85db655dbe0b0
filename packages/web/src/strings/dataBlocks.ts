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
  charts: {
    pie: (title: string) => `Pie chart: ${title}`,
    bar: (title: string) => `Bar chart: ${title}`,
    line: (title: string) => `Line chart: ${title}`,
    area: (title: string) => `Area chart: ${title}`,
  },
  segment: "Segment",
  category: "Category",
  value: "Value",
  share: "Share",
  showData: "Show data",
  hideData: "Hide data",
  pages: (caption: string) => `Pages of ${caption}`,
};
