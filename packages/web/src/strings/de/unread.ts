import { locale } from "../locale.ts";
import type { unreadText as english } from "../unread.ts";
import { plural } from "./plural.ts";

const format = new Intl.NumberFormat(locale);

export const unreadText: typeof english = {
  newMessages: "Neue Nachrichten",
  countSince: (count: number, since: string) => `${format.format(count)} seit ${since}`,
  newSince: (count: number, max: number, since: string | undefined) => {
    const number = `${format.format(Math.min(count, max))}${count >= max ? "+" : ""}`;
    return [plural(count, `${number} neue Nachricht`, `${number} neue Nachrichten`), since && `seit ${since}`]
      .filter(Boolean)
      .join(" ");
  },
  // Follows “seit”, where the word for yesterday is in lower case.
  dayAt: (day: string, time: string) => `${day === "Gestern" ? "gestern" : day} um ${time}`,
  unreadBar: "Ungelesene Nachrichten",
  markRead: "Als gelesen markieren",
  jumpToLatest: "Zu den neuesten springen",
  opensAt: "Unterhaltungen mit ungelesenen Nachrichten öffnen",
  opensAtUnread: "Bei der ersten ungelesenen Nachricht",
  opensAtEnd: "Bei der neuesten Nachricht",
};
