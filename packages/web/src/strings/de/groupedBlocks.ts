import type { groupedBlocksText as english } from "../groupedBlocks.ts";

export const groupedBlocksText: typeof english = {
  cards: "Karten",
  carousel: "Karussell",
  previousCards: "Vorherige Karten",
  nextCards: "Nächste Karten",
  note: "Hinweis",
  information: "Information",
  warning: "Warnung",
  error: "Fehler",
  success: "Erfolg",
  group: "Gruppe",
};
