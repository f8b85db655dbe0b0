import { plural } from "./plural.ts";

export const sidebarText = {
  workspaces: "Workspaces",
  conversations: "Conversations",
  views: "Views",
  channels: "Channels",
  addChannels: "Add channels",
  directMessages: "Direct messages",
  noDirects: "Message a colleague",
  startDirect: "Start a direct message",
  draft: "Draft",
  muted: "Muted",
  yourProfile: "Your profile,",
  notifications: (count: number) => plural(count, "notification", "notifications"),
  unread: ", unread",
  active: "active,",
  away: "away,",
};
