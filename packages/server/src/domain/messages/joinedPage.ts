import { printTs } from "@platform/protocol";
import type { PageRow } from "../../storage/queries/messages.ts";
import { bodySeparator } from "../../storage/queries/pages.ts";
import { selectFollowed } from "../../storage/queries/threads.ts";
import type { ReadContext } from "../context.ts";
import { appendFields } from "./message.ts";

/** Messages as the JSON that goes out, with commas in between. */
export interface JoinedPage {
  readonly bodies: string;
  /** When the last of them was written; 0 when there is none. */
  readonly lastTs: number;
  readonly hasMore: boolean;
}

export function joinRows(rows: readonly PageRow[], hasMore: boolean): JoinedPage {
  return { bodies: rows.map((row) => row.body).join(bodySeparator), lastTs: rows.at(-1)?.ts ?? 0, hasMore };
}

/**
 * Tells the reader which of the threads that begin on a page they follow. `threads` has a place for each message, and in
 * it the timestamp of those that begin one; only these are touched.
 */
export async function markJoined(
  { db, caller }: ReadContext,
  channelKey: number,
  bodies: string,
  threads: string,
): Promise<string> {
  const stamps = threads.split(",").map(Number);
  const begun = stamps.filter((ts) => ts > 0);
  if (begun.length === 0) return bodies;
  const followed = await selectFollowed(db, caller.userId, channelKey, Math.min(...begun), Math.max(...begun));
  const lastRead = new Map(followed.map((thread) => [thread.thread_ts, thread.last_read_ts]));
  const parts = bodies.split(bodySeparator);
  return parts
    .map((body, at) => {
      const ts = stamps[at] ?? 0;
      return ts > 0 ? appendFields(body, followMark(lastRead.get(ts))) : body;
    })
    .join(bodySeparator);
}

/** What a message that begins a thread tells whoever reads it. */
export function followMark(lastReadTs: number | undefined): object {
  return lastReadTs === undefined ? { subscribed: false } : { subscribed: true, last_read: printTs(lastReadTs) };
}
