import { locale } from "./locale.ts";
import { plural } from "./plural.ts";

const format = new Intl.NumberFormat(locale);

export const unreadText = {
  newMessages: "New messages",
  countSince: (count: number, since: string) => `${format.format(count)} since ${since}`,
  newSince: (count: number, max: number, since: string | undefined) => {
    const number = `${format.format(Math.min(count, max))}${count >= max ? "+" : ""}`;
    return [plural(count, `${number} new message`, `${number} new messages`), since && `since ${since}`]
      .filter(Boolean)
      .join(" ");
  },
  dayAt: (day: string, time: string) => `${day} at ${time}`,
  unreadBar: "Unread messages",
  markRead: "Mark as read",
  jumpToLatest: "Jump to latest",
  opensAt: "Open conversations with unread messages",
  opensAtUnread: "At the first unread message",
  opensAtEnd: "At the newest message",
};
