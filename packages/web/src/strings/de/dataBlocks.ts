import type { dataBlocksText as english } from "../dataBlocks.ts";
import { locale } from "../locale.ts";
import { plural } from "../plural.ts";

const grouped = new Intl.NumberFormat(locale);

export const dataBlocksText: typeof english = {
  filter: "Filtern",
  filterTable: (caption: string) => `${caption} filtern`,
  rows: (count: number) => `${grouped.format(count)} ${plural(count, "Zeile", "Zeilen")}`,
  rowsOf: (from: number, to: number, count: number) =>
    `${grouped.format(from)}–${grouped.format(to)} von ${grouped.format(count)}`,
  noRows: "Keine Zeile passt zum Filter.",
  previousPage: "Vorige Seite",
  nextPage: "Nächste Seite",
  charts: {
    pie: (title: string) => `Kreisdiagramm: ${title}`,
    bar: (title: string) => `Balkendiagramm: ${title}`,
    line: (title: string) => `Liniendiagramm: ${title}`,
    area: (title: string) => `Flächendiagramm: ${title}`,
  },
  segment: "Segment",
  category: "Kategorie",
  value: "Wert",
  share: "Anteil",
  showData: "Daten anzeigen",
  hideData: "Daten ausblenden",
  pages: (caption: string) => `Seiten von ${caption}`,
};
