import { plural } from "./plural.ts";

/** The view of followed threads. */
export const threadsText = {
  title: "Threads",
  loading: "Loading threads",
  failed: (reason: string) => `Couldn’t load your threads: ${reason}`,
  empty: "You don’t follow any threads yet. Threads that you start, reply to or are mentioned in appear here.",
  markAllRead: "Mark all as read",
  threadIn: (name: string) => `Thread in ${name}`,
  more: (count: number) => plural(count, `Show ${count} more reply`, `Show ${count} more replies`),
  follow: "Follow",
  unfollow: "Unfollow",
  reply: "Reply",
  loadMore: "Show more threads",
};
