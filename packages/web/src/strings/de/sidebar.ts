import type { sidebarText as english } from "../sidebar.ts";
import { plural } from "./plural.ts";

export const sidebarText: typeof english = {
  workspaces: "Workspaces",
  conversations: "Unterhaltungen",
  views: "Ansichten",
  channels: "Kanäle",
  addChannels: "Kanäle hinzufügen",
  directMessages: "Direktnachrichten",
  noDirects: "Jemandem schreiben",
  startDirect: "Direktnachricht beginnen",
  draft: "Entwurf",
  muted: "Stummgeschaltet",
  yourProfile: "Dein Profil,",
  notifications: (count: number) => plural(count, "Benachrichtigung", "Benachrichtigungen"),
  unread: ", ungelesen",
  active: "aktiv,",
  away: "abwesend,",
};
