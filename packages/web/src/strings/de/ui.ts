import type { uiText as english } from "../ui.ts";

export const uiText: typeof english = {
  copied: "Kopiert",
  menu: "Menü",
  selected: "ausgewählt",
  dismiss: "Ausblenden",
  optional: "(optional)",
  loading: "Wird geladen",
};
