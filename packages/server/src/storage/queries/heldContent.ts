import type { Insertable } from "kysely";
import type { Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { ChannelKind } from "../tables/channels.ts";
import type { HeldFilesTable } from "../tables/heldFiles.ts";
import type { HeldRevisionsTable } from "../tables/heldRevisions.ts";
import { heldCondition } from "./legalHolds.ts";

/** The number of the next revision of a message. The caller holds the lock of the channel. */
export async function selectNextRevision(tx: Tx, channelKey: number, ts: number): Promise<number> {
  const { newest } = await tx
    .selectFrom("held_revisions")
    .select((row) => row.fn.max<number | null>("revision").as("newest"))
    .where("channel_key", "=", channelKey)
    .where("ts", "=", ts)
    .executeTakeFirstOrThrow();
  return (newest ?? 0) + 1;
}

export async function insertRevision(tx: Tx, row: Insertable<HeldRevisionsTable>): Promise<void> {
  await tx.insertInto("held_revisions").values(row).execute();
}

export async function insertHeldFile(tx: Tx, row: Insertable<HeldFilesTable>): Promise<void> {
  await tx
    .insertInto("held_files")
    .values(row)
    .onConflict((on) => on.column("file_id").doNothing())
    .execute();
}

/** The file was shown by this message, whose share is about to be deleted. */
export const insertHeldShares = writeStatement<[channelKey: number, kind: ChannelKind, ts: number]>(
  `insert into held_shares (file_id, channel_key, channel_kind, ts, user_id)
  select file_id, channel_key, cast($2 as text), ts, user_id from file_shares where channel_key = $1 and ts = $3
  on conflict (file_id, channel_key, ts) do nothing`,
);

const shown = { channelKey: "s.channel_key", kind: "c.kind", ts: "s.ts", author: "s.user_id" };
const hidden = { channelKey: "s.channel_key", kind: "s.channel_kind", ts: "s.ts", author: "s.user_id" };

const selectHeldShare = readStatement<[fileId: string], { file_id: string }>(
  `select s.file_id from file_shares s join channels c on c.key = s.channel_key
    where s.file_id = $1 and ${heldCondition(shown)}
  union all
  select s.file_id from held_shares s where s.file_id = $1 and ${heldCondition(hidden)}
  limit 1`,
);

/** Whether a message shows the file, or showed it, that a hold covers. */
export async function selectIsShareHeld(...args: Parameters<typeof selectHeldShare>): Promise<boolean> {
  return (await selectHeldShare(...args)).length > 0;
}

/** When a person leaves: what was written by then stays visible for holds. */
export const upsertDeparture = writeStatement<[channelKey: number, userId: string]>(
  `insert into channel_departures (channel_key, user_id, left_ts)
  select key, cast($2 as text), last_ts from channels where key = $1
  on conflict (channel_key, user_id) do update set left_ts = excluded.left_ts`,
);
