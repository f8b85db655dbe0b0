import { limits, type Outcome, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import {
  deleteOutboxRows,
  moveOutboxPruned,
  oldestOutboxRows,
  type OutboxPosition,
  selectOutboxPruned,
} from "../../storage/queries/outbox.ts";
import { defineOperation } from "../context.ts";
import { isBefore, parsePosition, readDeliveriesPosition } from "../deliveries/position.ts";
import { readPushPosition } from "../push/pushPosition.ts";
import { readProgress } from "../search/indexedPosition.ts";
import { readTriggersPosition } from "../triggers/triggersPosition.ts";

export interface Pruning {
  /** How far the sockets of this server have been sent events; nothing while there are none. */
  readonly sentTo: OutboxPosition | undefined;
}

/**
 * Deletes the oldest events that every consumer has read and that are older than the sockets of any other server should
 * need. What is deleted is always a prefix of the readers' order, so that one position says all of it: a reader that
 * stands before it has missed something.
 */
export const pruneOutbox = defineOperation(
  import.meta,
  async (ctx, { sentTo }: Pruning): Promise<Outcome<{ readonly hasMore: boolean }, never>> => {
    const pruned = await selectOutboxPruned(ctx.db);
    const rows = await oldestOutboxRows(ctx.db, pruned, limits.outbox_prune_rows_max).execute();
    const consumers = [...(await readConsumers(ctx.db)), ...(sentTo ? [sentTo] : [])];
    const isDone = (row: OutboxPosition & { readonly at_ms: number }): boolean =>
      isExpired(row.at_ms, ctx.nowMs) && !consumers.some((position) => isBefore(position, row));
    const count = rows.findIndex((row) => !isDone(row));
    const done = count < 0 ? rows : rows.slice(0, count);
    const last = done.at(-1);
    // Another server may have pruned the same rows meanwhile.
    if (!last || !(await moveOutboxPruned(ctx.db, pruned, last))) return succeed({ hasMore: false });
    await deleteOutboxRows(ctx.db, pruned, last).execute();
    return succeed({ hasMore: done.length === limits.outbox_prune_rows_max });
  },
);

/** The stored positions. A consumer without one begins at the end, so it needs nothing that is there. */
async function readConsumers(db: Db): Promise<OutboxPosition[]> {
  const stored = [await readDeliveriesPosition(db), await readTriggersPosition(db), await readPushPosition(db)];
  const search = await readProgress(db);
  const positions = stored.filter((text) => text !== undefined).map(parsePosition);
  return search ? [...positions, search.told] : positions;
}

function isExpired(atMs: number, nowMs: number): boolean {
  return atMs < nowMs - limits.outbox_kept_s * 1000;
}

/** Whether the oldest event is due to be pruned; asked before anything is written. */
export async function hasExpiredEvents(db: Db, nowMs: number): Promise<boolean> {
  const [oldest] = await oldestOutboxRows(db, await selectOutboxPruned(db), 1).execute();
  return oldest !== undefined && isExpired(oldest.at_ms, nowMs);
}
