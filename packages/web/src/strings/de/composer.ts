import type { composerText as english } from "../composer.ts";
import { plural } from "./plural.ts";

export const composerText: typeof english = {
  alsoSend: "Auch an den Kanal senden",
  files: "Angehängte Dateien",
  removeFile: (name: string) => `${name} entfernen`,
  fileName: (name: string) => `Name von ${name}`,
  attachFiles: "Dateien anhängen",
  emoji: "Emoji",
  mention: "Jemanden erwähnen",
  formatting: "Formatierung",
  send: "Senden",
  insertDate: "Datum einfügen",
  suggestions: "Vorschläge",
  bold: "Fett",
  italic: "Kursiv",
  underline: "Unterstrichen",
  strikethrough: "Durchgestrichen",
  code: "Code",
  bulletedList: "Aufzählung",
  numberedList: "Nummerierte Liste",
  quote: "Zitat",
  codeBlock: "Codeblock",
  link: "Link",
  filesFailed: (reason: string) => `Die Dateien konnten nicht gesendet werden: ${reason}`,
  uploadFailed: (name: string) => `${name} konnte nicht hochgeladen werden. Versuche es noch einmal.`,
  personCount: (count: number) => plural(count, `${count} Person`, `${count} Personen`),
  mentionHere: "Alle benachrichtigen, die in diesem Kanal online sind",
  mentionChannel: "Alle in diesem Kanal benachrichtigen",
  mentionEveryone: "Alle im Workspace benachrichtigen",
  notifiesChannel: "Diese Nachricht benachrichtigt alle im Kanal.",
  notifiesPeople: (count: number) =>
    plural(
      count,
      `Diese Nachricht benachrichtigt ${count} Person.`,
      `Diese Nachricht benachrichtigt ${count} Personen.`,
    ),
};
