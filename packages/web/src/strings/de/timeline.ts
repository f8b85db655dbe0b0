import type { timelineText as english } from "../timeline.ts";
import { plural } from "./plural.ts";

const you = "Du";

function reacted(names: readonly string[], others: number): string {
  const isSelf = names.includes(you);
  if (names.length + others === 1) return isSelf ? "hast" : "hat";
  return isSelf ? "habt" : "haben";
}

export const timelineText: typeof english = {
  unarchive: "Kanal wiederherstellen",
  pinnedMessages: "Angepinnte Nachrichten",
  appHome: "App-Startseite",
  bookmarks: "Lesezeichen",
  channelDetails: "Kanaldetails",
  mute: "Stummschalten",
  searchHere: "Diese Unterhaltung durchsuchen",
  conversationMissing: "Diese Unterhaltung gibt es nicht, oder du hast keinen Zugriff darauf.",
  loadingConversation: "Unterhaltung wird geladen",
  latestFailed:
    "Die neuesten Nachrichten konnten nicht geladen werden: Der Server antwortet nicht. Versuche es erneut.",
  messagesIn: (name: string) => `Nachrichten in ${name}`,
  loadingMessages: "Nachrichten werden geladen",
  messagesFailed: (reason: string) => `Nachrichten konnten nicht geladen werden: ${reason}`,
  messageTo: (name: string) => `Nachricht an ${name}`,
  addPeople: "Personen hinzufügen",
  beginning: (purpose: string) => ["Hier beginnt die Unterhaltung.", purpose].filter(Boolean).join(" "),
  joinFailed: (reason: string) => `Du konntest dem Kanal nicht beitreten: ${reason}`,
  join: (name: string) => `${name} beitreten`,
  editFailed: (reason: string) => `Die Nachricht konnte nicht bearbeitet werden: ${reason}`,
  editMessage: "Nachricht bearbeiten",
  deletedFile: "Diese Datei wurde gelöscht.",
  unavailableFile: "Diese Datei ist nicht verfügbar.",
  download: (name: string) => `${name} herunterladen`,
  jumpToLatest: "Zu den neuesten springen",
  pinned: "Angepinnt",
  onlyYou: "Nur für dich sichtbar",
  profileOf: (name: string) => `Profil von ${name}`,
  app: "App",
  notSent: (reason: string) => `Die Nachricht konnte nicht gesendet werden: ${reason}`,
  discard: "Verwerfen",
  addReaction: "Reaktion hinzufügen",
  viewThread: "Thread anzeigen",
  lastReply: (time: string) => `Letzte Antwort ${time}`,
  isTyping: (name: string) => `${name} schreibt`,
  areTyping: (first: string, second: string) => `${first} und ${second} schreiben`,
  severalTyping: "Mehrere Personen schreiben",
  unreadThreads: "Threads mit neuen Antworten",
  inThread: "in einem Thread",
  archiveFailed: "Der Kanal konnte nicht archiviert werden",
  unarchiveFailed: "Der Kanal konnte nicht wiederhergestellt werden",
  reactionFailed: (reason: string) => `Die Reaktion konnte nicht geändert werden: ${reason}`,
  reactionOffline: "Die Reaktion konnte nicht geändert werden: Der Server antwortet nicht. Versuche es erneut.",
  deleteFailed: "Die Nachricht konnte nicht gelöscht werden",
  unpinFailed: "Das Anpinnen konnte nicht rückgängig gemacht werden",
  pinFailed: "Die Nachricht konnte nicht angepinnt werden",
  linkFailed: (reason: string) => `Der Link konnte nicht kopiert werden: ${reason}`,
  linkCopied: "Link kopiert",
  messageDeleted: "Diese Nachricht wurde gelöscht. Du siehst die Nachrichten davor und danach.",
  archived: (name: string) => `${name} ist archiviert. Du kannst den Verlauf lesen, aber keine Nachrichten senden.`,
  viewing: (name: string) => `Du siehst dir ${name} an.`,
  newMessageCount: (count: number) => plural(count, `${count} neue Nachricht`, `${count} neue Nachrichten`),
  replies: (count: number) => plural(count, `${count} Antwort`, `${count} Antworten`),
  newReplies: (count: number) => plural(count, `${count} neue Antwort`, `${count} neue Antworten`),
  justNow: "gerade eben",
  edited: "(bearbeitet)",
  you,
  reactedWith: (names: readonly string[], others: number, emoji: string) =>
    `${names.join(", ")}${others > 0 ? ` und ${others} weitere` : ""} ${reacted(names, others)} mit :${emoji}: reagiert`,
  unknownGroup: "Gruppe",
  unknownChannel: "Kanal",
};
