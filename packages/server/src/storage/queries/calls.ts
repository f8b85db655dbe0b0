import type { Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { CallMessageRow } from "../tables/callMessages.ts";
import type { CallRow, CallsTable } from "../tables/calls.ts";

export function selectCall(db: Db | Tx, id: string): Promise<CallRow | undefined> {
  return db.selectFrom("calls").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectCallByName(
  db: Db | Tx,
  named: { readonly appId: string; readonly teamId: string; readonly externalId: string },
): Promise<CallRow | undefined> {
  return db
    .selectFrom("calls")
    .selectAll()
    .where("app_id", "=", named.appId)
    .where("team_id", "=", named.teamId)
    .where("external_unique_id", "=", named.externalId)
    .executeTakeFirst();
}

export async function insertCall(tx: Tx, row: CallRow): Promise<void> {
  await tx.insertInto("calls").values(row).execute();
}

/** Until the commit nobody else changes the call, and no message that shows it is written. */
export function lockCall(tx: Tx, id: string): Promise<CallRow | undefined> {
  return tx
    .updateTable("calls")
    .set((row) => ({ title: row.ref("title") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export async function updateCall(tx: Tx, id: string, change: Updateable<CallsTable>): Promise<void> {
  await tx.updateTable("calls").set(change).where("id", "=", id).execute();
}

export async function insertCallMessage(tx: Tx, row: CallMessageRow): Promise<void> {
  await tx
    .insertInto("call_messages")
    .values(row)
    .onConflict((on) => on.columns(["call_id", "channel_key", "ts"]).doNothing())
    .execute();
}

/** The latest messages that show a call. */
export function selectCallMessages(db: Db | Tx, callId: string, limit: number): Promise<CallMessageRow[]> {
  return db
    .selectFrom("call_messages")
    .selectAll()
    .where("call_id", "=", callId)
    .orderBy("ts", "desc")
    .orderBy("channel_key")
    .limit(limit)
    .execute();
}

/** Ids of the conversations in which a message shows the call now. */
export async function selectCallChannels(db: Db | Tx, callId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("call_messages")
    .innerJoin("channels", "channels.key", "call_messages.channel_key")
    .innerJoin("messages", (on) =>
      on
        .onRef("messages.channel_key", "=", "call_messages.channel_key")
        .onRef("messages.thread_ts", "=", "call_messages.thread_ts")
        .onRef("messages.ts", "=", "call_messages.ts"),
    )
    .select("channels.id")
    .distinct()
    .where("call_messages.call_id", "=", callId)
    .orderBy("channels.id")
    .execute();
  return rows.map(({ id }) => id);
}
