import type { activityText as english } from "../activityFeed.ts";

/** The view of what concerns a person: mentions, reactions, replies, invitations. */
export const activityText: typeof english = {
  title: "Aktivität",
  filters: "Anzeigen",
  all: "Alle",
  mentions: "Erwähnungen",
  reactions: "Reaktionen",
  threads: "Threads",
  invitations: "Einladungen",
  loading: "Aktivität wird geladen",
  failed: (reason: string) => `Deine Aktivität konnte nicht geladen werden: ${reason}`,
  empty:
    "Hier ist noch nichts. Erwähnungen, Reaktionen auf deine Nachrichten, Antworten und Einladungen erscheinen hier.",
  loadMore: "Mehr anzeigen",
  unread: "Neu",
  mentionedYou: (name: string, place: string) => `${name} hat dich in ${place} erwähnt`,
  mentionedGroup: (name: string, place: string) => `${name} hat deine Gruppe in ${place} erwähnt`,
  mentionedChannel: (name: string, place: string) => `${name} hat alle in ${place} erwähnt`,
  reacted: (name: string, place: string) => `${name} hat auf deine Nachricht in ${place} reagiert`,
  replied: (name: string, place: string) => `${name} hat in einem Thread in ${place} geantwortet`,
  invited: (name: string, place: string) => `${name} hat dich zu ${place} hinzugefügt`,
};
