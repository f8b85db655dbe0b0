import type { Tx } from "./db.ts";

/** Gives out the next timestamp of a channel, which stays locked until the commit. */
export type NextTs = (channelKey: number, nowUs: number) => Promise<number>;

const offered = new WeakMap<Tx, NextTs>();

/** For transactions that allocate timestamps for several operations at once. */
export function offerTimestamps(tx: Tx, nextTs: NextTs): void {
  offered.set(tx, nextTs);
}

export function timestampsOf(tx: Tx): NextTs | undefined {
  return offered.get(tx);
}
