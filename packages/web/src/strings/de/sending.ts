import { locale } from "../locale.ts";
import type { sendingText as english } from "../sending.ts";
import { plural } from "./plural.ts";

const grouped = new Intl.NumberFormat(locale);

export const sendingText: typeof english = {
  charactersLeft: (count: number) => `Noch ${grouped.format(count)} Zeichen`,
  charactersOver: (count: number) => `${grouped.format(count)} Zeichen zu viel`,
  tooLong: "Diese Nachricht ist zu lang",
  tooLongAbout: (length: number, max: number) =>
    `Sie hat ${grouped.format(length)} Zeichen; in eine Nachricht passen ${grouped.format(max)}. Dein Text bleibt hier, bis er gesendet ist.`,
  sendAsFile: "Als Textdatei senden",
  sendSplit: (count: number) => `Auf ${count} Nachrichten aufteilen`,
  splitEdit: "Der erste Teil ersetzt die Nachricht. Der Rest wird als neue Nachrichten gesendet.",
  keepEditing: "Weiter bearbeiten",
  fileName: "Nachricht.txt",
  notifyTitle: (count: number) =>
    plural(count, `${count} Person benachrichtigen?`, `${grouped.format(count)} Personen benachrichtigen?`),
  notifyAtMost: (count: number) =>
    plural(
      count,
      `Bis zu ${count} Person benachrichtigen?`,
      `Bis zu ${grouped.format(count)} Personen benachrichtigen?`,
    ),
  notifyMany: "Alle in dieser Unterhaltung benachrichtigen?",
  notifyAbout: (names: string) => `Diese Nachricht erwähnt ${names}.`,
  onlineOnly: "Nur Personen, die gerade online sind, werden benachrichtigt.",
  onlineThen: "Nur Personen, die dann online sind, werden benachrichtigt.",
  localTimes: "Ihre Ortszeiten",
  peopleAt: (count: number, time: string) =>
    plural(count, `${count} Person, ${time}`, `${grouped.format(count)} Personen, ${time}`),
  peopleElsewhere: (count: number) =>
    plural(count, `${count} Person anderswo`, `${grouped.format(count)} Personen anderswo`),
  notify: (count: number) =>
    plural(count, `${count} Person benachrichtigen`, `${grouped.format(count)} Personen benachrichtigen`),
  sendNow: "Senden",
  counting: "Personen werden gezählt…",
  notMembers: (names: string, count: number, channel: string) =>
    plural(count, `${names} ist nicht in ${channel}.`, `${names} sind nicht in ${channel}.`),
  invite: (count: number) => plural(count, "Einladen", `${count} Personen einladen`),
  invited: (names: string, channel: string) => `${names} zu ${channel} eingeladen.`,
  inviteFailed: (reason: string) => `Die Einladung konnte nicht gesendet werden: ${reason}`,
  dropFiles: "Dateien hier ablegen, um sie anzuhängen",
};
