import type { workspacesText as english } from "../workspaces.ts";
import { plural } from "./plural.ts";

export const workspacesText: typeof english = {
  rail: "Workspaces",
  tile: (name: string, news: string | false) => `Workspace ${name}${news === false ? "" : `, ${news}`}`,
  add: "Weiteren Workspace hinzufügen",
  mentions: (count: number) => `${count} ${plural(count, "Benachrichtigung", "Benachrichtigungen")}`,
  unread: "ungelesene Nachrichten",
  open: (at: number) => `Workspace ${at} öffnen`,
};
