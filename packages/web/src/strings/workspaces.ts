import { plural } from "./plural.ts";

/** The rail of workspaces. */
export const workspacesText = {
  rail: "Workspaces",
  tile: (name: string, news: string | false) => `Workspace ${name}${news === false ? "" : `, ${news}`}`,
  add: "Add another workspace",
  mentions: (count: number) => `${count} ${plural(count, "notification", "notifications")}`,
  unread: "unread messages",
  open: (at: number) => `Open workspace ${at}`,
};
