import type { composerDialogsText as english } from "../composerDialogs.ts";

export const composerDialogsText: typeof english = {
  dateTitle: "Datum einfügen",
  dateSubmit: "Datum einfügen",
  dateAndTime: "Datum und Uhrzeit",
  dateHint: "Alle sehen die Zeit in ihrer eigenen Zeitzone.",
  preview: "Vorschau",
  invalidLink: "Gib einen Link wie https://example.com ein.",
  linkTitle: "Link hinzufügen",
  linkSubmit: "Speichern",
  link: "Link",
};
