import type { messageActionsText as english } from "../messageActions.ts";

export const messageActionsText: typeof english = {
  deleteTitle: "Nachricht löschen?",
  deleteBody: "Diese Nachricht wird für alle gelöscht. Das lässt sich nicht rückgängig machen.",
  toolbar: "Aktionen für die Nachricht",
  react: "Reagieren",
  reply: "Im Thread antworten",
  edit: "Nachricht bearbeiten",
  more: "Weitere Aktionen",
  copyLink: "Link kopieren",
  markUnread: "Als ungelesen markieren",
  follow: "Thread folgen",
  unfollow: "Thread nicht mehr folgen",
  followFailed: "Dem Thread konnte nicht gefolgt werden",
  unfollowFailed: "Das Folgen des Threads konnte nicht beendet werden",
  unpin: "Vom Kanal lösen",
  pin: "Im Kanal anpinnen",
  delete: "Nachricht löschen",
};
