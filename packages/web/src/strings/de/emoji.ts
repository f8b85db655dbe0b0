import type { emojiText as english } from "../emoji.ts";

export const emojiText: typeof english = {
  search: "Emojis suchen",
  emoji: "Emojis",
  noMatch: "Keine Emojis gefunden.",
  skinTone: "Hautton",
  defaultTone: "Standardhautton",
  toneNumber: (tone: number) => `Hautton ${tone}`,
  custom: "Eigene",
  standard: "Standard",
  recent: "Zuletzt verwendet",
  sections: "Kategorien",
  categories: {
    "Smileys & People": "Smileys & Personen",
    "Animals & Nature": "Tiere & Natur",
    "Food & Drink": "Essen & Trinken",
    "Travel & Places": "Reisen & Orte",
    Activities: "Aktivitäten",
    Objects: "Objekte",
    Symbols: "Symbole",
    Flags: "Flaggen",
  },
};
