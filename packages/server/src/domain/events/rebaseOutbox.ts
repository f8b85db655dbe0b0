import { type Outcome, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectMeta, upsertMeta } from "../../storage/queries/meta.ts";
import {
  clearOutboxTxids,
  type OutboxPosition,
  selectNextTxid,
  selectOutboxEnd,
  selectOutboxPruned,
  selectOutboxSpan,
  upsertOutboxPruned,
} from "../../storage/queries/outbox.ts";
import { upsertSearchState } from "../../storage/queries/search.ts";
import { defineOperation } from "../context.ts";
import { parsePosition, positionKey as deliveriesKey, printPosition } from "../deliveries/position.ts";
import { readProgress } from "../search/indexedPosition.ts";
import { positionKey as triggersKey } from "../triggers/triggersPosition.ts";

const start: OutboxPosition = { txid: 0, id: 0 };

/**
 * A dump that is restored into another PostgreSQL brings transaction ids that this one has not reached. Every new event
 * would stand before the stored positions, and no consumer would ever read it. So what was brought is renumbered to stand
 * before all transactions. Runs at every start, and changes nothing otherwise.
 */
export const rebaseOutbox = defineOperation(import.meta, async (ctx): Promise<Outcome<object, never>> => {
  const { db } = ctx;
  const next = await selectNextTxid(db);
  if (next === undefined || !(await readPositions(db)).some(({ txid }) => txid >= next)) return succeed({});
  const ids = await selectOutboxSpan(db, start);
  for (const key of [deliveriesKey, triggersKey]) {
    const stored = await selectMeta(db, key);
    if (stored !== undefined) await upsertMeta(db, key, printPosition(await rebased(db, parsePosition(stored), ids)));
  }
  const progress = await readProgress(db);
  if (progress) {
    await upsertSearchState(db, JSON.stringify({ ...progress, told: await rebased(db, progress.told, ids) }));
  }
  const pruned = await selectOutboxPruned(db);
  await upsertOutboxPruned(db, { txid: 0, id: ids ? ids.min - 1 : pruned.id });
  await clearOutboxTxids(db);
  return succeed({});
});

/** In the order of ids: before all that has not been read. What was read out of that order is read again. */
async function rebased(
  db: Db,
  from: OutboxPosition,
  ids: { readonly max: number } | undefined,
): Promise<OutboxPosition> {
  const unread = await selectOutboxSpan(db, from);
  return { txid: 0, id: unread ? unread.min - 1 : (ids?.max ?? from.id) };
}

async function readPositions(db: Db): Promise<OutboxPosition[]> {
  const stored = [await selectMeta(db, deliveriesKey), await selectMeta(db, triggersKey)];
  const told = (await readProgress(db))?.told;
  const known = stored.filter((text) => text !== undefined).map(parsePosition);
  return [...known, ...(told ? [told] : []), await selectOutboxPruned(db), await selectOutboxEnd(db)];
}
