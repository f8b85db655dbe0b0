import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { bodyNamedBy } from "./messages.ts";
import type { PinRow, PinsTable } from "../tables/pins.ts";

export type PinnedRow = PinRow & { readonly body: string };

/** The pins of a channel with their messages, the latest first. */
export async function selectPins(db: Db, channelKey: number): Promise<PinnedRow[]> {
  const rows = await pinsOf(db, channelKey).execute();
  return rows.filter((row): row is PinnedRow => row.body !== null);
}

export function pinsOf(db: Db, channelKey: number) {
  return db
    .selectFrom("pins as p")
    .selectAll("p")
    .select(bodyNamedBy("p").as("body"))
    .where("p.channel_key", "=", channelKey)
    .orderBy("p.at_ms", "desc")
    .orderBy("p.ts", "desc");
}

export function selectPin(db: Db, channelKey: number, ts: number): Promise<PinRow | undefined> {
  return db
    .selectFrom("pins")
    .selectAll()
    .where("channel_key", "=", channelKey)
    .where("ts", "=", ts)
    .executeTakeFirst();
}

export async function selectPinCount(db: Db, channelKey: number): Promise<number> {
  const { count } = await db
    .selectFrom("pins")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("channel_key", "=", channelKey)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPin(tx: Tx, row: Insertable<PinsTable>): Promise<void> {
  await tx.insertInto("pins").values(row).execute();
}

export async function deletePin(tx: Tx, channelKey: number, ts: number): Promise<void> {
  await tx.deleteFrom("pins").where("channel_key", "=", channelKey).where("ts", "=", ts).execute();
}
