import type { MethodResult } from "@platform/sdk";
import type { State } from "./state.ts";
import { placeKey } from "./types.ts";

type WireCount = MethodResult<"client.counts">["conversations"][number];

/** What the server counted, with the replies of threads beside the rest. */
export function countsOf(conversations: readonly WireCount[]): Pick<State, "counts" | "threadCounts"> {
  const counts = conversations.map((count) => {
    const { id, last_read: lastRead, unread_count: unread, mention_count: all, latest: lastCounted } = count;
    const inThreads = count.threads.reduce((sum, thread) => sum + thread.unread_count, 0);
    return [id, { lastRead, unread, mentions: all - inThreads, lastCounted }] as const;
  });
  const threads = conversations.flatMap(({ id: channel, threads: unread }) =>
    unread.map(({ thread_ts: thread, unread_count, last_read: lastRead, latest: lastCounted }) => {
      return [placeKey({ channel, thread }), { unread: unread_count, lastRead, lastCounted }] as const;
    }),
  );
  return { counts: Object.fromEntries(counts), threadCounts: Object.fromEntries(threads) };
}
