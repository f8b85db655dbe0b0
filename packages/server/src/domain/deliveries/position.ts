import { type Outcome, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { insertMetaOnce, selectMeta } from "../../storage/queries/meta.ts";
import { type OutboxPosition, printPosition, selectOutboxEnd } from "../../storage/queries/outbox.ts";
import { defineOperation } from "../context.ts";

export { printPosition } from "../../storage/queries/outbox.ts";

export const positionKey = "deliveries_position";

/** How far the outbox has been turned into deliveries, by whichever server. */
export async function readDeliveriesPosition(db: Db): Promise<string | undefined> {
  return selectMeta(db, positionKey);
}

export function parsePosition(text: string): OutboxPosition {
  return JSON.parse(text) as OutboxPosition;
}

export function isBefore(a: OutboxPosition, b: OutboxPosition): boolean {
  return a.txid < b.txid || (a.txid === b.txid && a.id < b.id);
}

/** Without a position, apps receive what happens from now on. */
export const beginDeliveries = defineOperation(import.meta, async (ctx): Promise<Outcome<object, never>> => {
  await insertMetaOnce(ctx.db, positionKey, printPosition(await selectOutboxEnd(ctx.db)));
  return succeed({});
});
