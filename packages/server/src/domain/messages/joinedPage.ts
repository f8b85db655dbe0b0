import { printTs } from "@platform/protocol";
import type { PageRow } from "../../storage/queries/messages.ts";
import { bodySeparator, type HistoryRow, type JoinedRow } from "../../storage/queries/pages.ts";
import { selectFollowed } from "../../storage/queries/threads.ts";
import type { ReadContext } from "../context.ts";
import { appendFields } from "./message.ts";

/** Messages as the JSON that goes out, with commas in between. */
export interface JoinedBodies {
  readonly json: string;
  /** How long it is on the wire, where the store has told. */
  readonly bytes?: number | undefined;
}

export interface JoinedPage {
  readonly bodies: JoinedBodies;
  /** When the last of them was written; 0 when there is none. */
  readonly lastTs: number;
  readonly hasMore: boolean;
}

export function joinRows(rows: readonly PageRow[], hasMore: boolean): JoinedPage {
  return { bodies: { json: rows.map((row) => row.body).join(bodySeparator) }, lastTs: rows.at(-1)?.ts ?? 0, hasMore };
}

/** A page as it was stored, behind what goes before it. */
export function joinedBodies(row: JoinedRow | undefined, before = ""): JoinedBodies {
  return { json: before + (row?.bodies ?? ""), bytes: Buffer.byteLength(before) + (row?.bytes ?? 0) };
}

/**
 * Tells the reader which of the threads that begin on a page they follow. `threads` has a place for each message, and in
 * it the timestamp of those that begin one; only these are touched.
 */
export async function markJoined(
  { db, caller }: ReadContext,
  channelKey: number,
  row: HistoryRow,
): Promise<JoinedBodies> {
  const stamps = (row.threads ?? "").split(",").map(Number);
  const begun = stamps.filter((ts) => ts > 0);
  if (begun.length === 0) return joinedBodies(row);
  const followed = await selectFollowed(db, caller.userId, channelKey, Math.min(...begun), Math.max(...begun));
  const lastRead = new Map(followed.map((thread) => [thread.thread_ts, thread.last_read_ts]));
  const parts = (row.bodies ?? "").split(bodySeparator).map((body, at) => {
    const ts = stamps[at] ?? 0;
    return ts > 0 ? appendFields(body, followMark(lastRead.get(ts))) : body;
  });
  return { json: parts.join(bodySeparator) };
}

/** What the first message of a thread shows about the thread to its reader. */
export function followMark(lastReadTs: number | undefined): object {
  return lastReadTs === undefined ? { subscribed: false } : { subscribed: true, last_read: printTs(lastReadTs) };
}
