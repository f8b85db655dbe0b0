import type { messageListText as english } from "../messageList.ts";

const names = (first: string, others: number) =>
  others === 0 ? first : `${first} und ${others === 1 ? "eine weitere Person" : `${others} weitere Personen`}`;

export const messageListText: typeof english = {
  joined: (first: string, others: number) => `${names(first, others)} ${others === 0 ? "ist" : "sind"} beigetreten`,
  left: (first: string, others: number) =>
    `${names(first, others)} ${others === 0 ? "hat" : "haben"} die Unterhaltung verlassen`,
  showAll: "Alle anzeigen",
  showLess: "Weniger anzeigen",
  jumpToDate: (day: string) => `${day}, zu einem Datum springen`,
  jumpTo: "Springen zu",
  today: "Heute",
  yesterday: "Gestern",
  lastWeek: "Letzte Woche",
  lastMonth: "Letzter Monat",
  beginning: "Anfang der Unterhaltung",
  pickDate: "Datum wählen…",
  pickDateTitle: "Zu einem Datum springen",
  date: "Datum",
  jump: "Springen",
  jumpFailed:
    "Die Nachrichten dieses Tages konnten nicht geladen werden: Der Server antwortet nicht. Versuche es erneut.",
};
