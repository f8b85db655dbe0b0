import type { assistantsText as english } from "../assistants.ts";

export const assistantsText: typeof english = {
  newThreadFailed: (reason: string) => `Der Thread konnte nicht begonnen werden: ${reason}`,
  newThreadWith: (name: string) => `Neuer Thread mit ${name}`,
  suggestions: "Vorschläge",
};
