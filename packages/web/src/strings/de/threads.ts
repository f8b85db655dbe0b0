import type { threadsText as english } from "../threads.ts";
import { plural } from "./plural.ts";

export const threadsText: typeof english = {
  title: "Threads",
  loading: "Threads werden geladen",
  failed: (reason: string) => `Deine Threads konnten nicht geladen werden: ${reason}`,
  empty:
    "Du folgst noch keinen Threads. Threads, die du beginnst, in denen du antwortest oder erwähnt wirst, erscheinen hier.",
  markAllRead: "Alle als gelesen markieren",
  threadIn: (name: string) => `Thread in ${name}`,
  more: (count: number) => plural(count, `${count} weitere Antwort anzeigen`, `${count} weitere Antworten anzeigen`),
  follow: "Folgen",
  unfollow: "Nicht mehr folgen",
  reply: "Antworten",
  loadMore: "Mehr Threads anzeigen",
};
