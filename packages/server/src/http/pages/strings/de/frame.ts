import type { frameText as english } from "../frame.ts";

/** What several pages have in common. */
export const frameText: typeof english = {
  skip: "Zum Inhalt springen",
  optional: "(optional)",
  copy: {
    button: "Kopieren",
    named: (label: string) => `Kopieren: ${label}`,
    done: "Kopiert",
    failed: "Bitte markieren und selbst kopieren",
  },
  download: "Herunterladen",
  client: "Nachrichten deiner Workspaces.",
};
