import { plural } from "./plural.ts";

export const sidebarText = {
  conversations: "Conversations",
  newMessage: "New message",
  find: "Find a conversation",
  findKeys: "Ctrl K",
  channels: "Channels",
  addChannels: "Add channels",
  directMessages: "Direct messages",
  startDirect: "Start a direct message",
  searchMessages: "Search messages",
  draft: "Draft",
  muted: "Muted",
  yourProfile: "Your profile,",
  notifications: (count: number) => plural(count, "notification", "notifications"),
  unread: ", unread",
  active: "active,",
  away: "away,",
};
