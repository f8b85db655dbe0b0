import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { ChannelKind } from "../tables/channels.ts";
import type { LegalHoldEntityRow } from "../tables/legalHoldEntities.ts";
import type { LegalHoldRow, LegalHoldsTable } from "../tables/legalHolds.ts";

/** Which holds an administrator sees: those of the org, or of a workspace outside any. */
export interface HoldOwner {
  readonly orgId: string | undefined;
  readonly teamId: string;
}

export function selectHold(db: Db, id: string): Promise<LegalHoldRow | undefined> {
  return db.selectFrom("legal_holds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Two servers that change the same hold wait for each other. */
export function lockHold(tx: Tx, id: string): Promise<LegalHoldRow | undefined> {
  return tx
    .updateTable("legal_holds")
    .set((row) => ({ id: row.ref("id") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function selectHolds(
  db: Db,
  { orgId, teamId }: HoldOwner,
  page: { readonly afterId: string; readonly limit: number },
): Promise<LegalHoldRow[]> {
  return db
    .selectFrom("legal_holds")
    .selectAll()
    .where((row) => {
      const ofTeam = row.and([row("org_id", "is", null), row("team_id", "=", teamId)]);
      return orgId === undefined ? ofTeam : row.or([row("org_id", "=", orgId), ofTeam]);
    })
    .where("id", ">", page.afterId)
    .orderBy("id")
    .limit(page.limit)
    .execute();
}

export async function insertHold(tx: Tx, row: Insertable<LegalHoldsTable>): Promise<void> {
  await tx.insertInto("legal_holds").values(row).execute();
}

export async function updateHold(tx: Tx, id: string, change: Updateable<LegalHoldsTable>): Promise<void> {
  await tx.updateTable("legal_holds").set(change).where("id", "=", id).execute();
}

export function selectEntities(
  db: Db,
  holdId: string,
  page: { readonly afterId: string; readonly limit: number },
): Promise<LegalHoldEntityRow[]> {
  return db
    .selectFrom("legal_hold_entities")
    .selectAll()
    .where("hold_id", "=", holdId)
    .where("user_id", ">", page.afterId)
    .orderBy("user_id")
    .limit(page.limit)
    .execute();
}

export async function insertEntities(tx: Tx, rows: readonly LegalHoldEntityRow[]): Promise<void> {
  await tx
    .insertInto("legal_hold_entities")
    .values(rows)
    .onConflict((on) => on.columns(["hold_id", "user_id"]).doNothing())
    .execute();
}

/** How many of them were in the hold. */
export async function deleteEntities(tx: Tx, holdId: string, userIds: readonly string[]): Promise<number> {
  const gone = await tx
    .deleteFrom("legal_hold_entities")
    .where("hold_id", "=", holdId)
    .where("user_id", "in", userIds)
    .returning("user_id")
    .execute();
  return gone.length;
}

export async function countEntities(db: Db, holdId: string): Promise<number> {
  const { count } = await db
    .selectFrom("legal_hold_entities")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("hold_id", "=", holdId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Active holds and their people. */
const activeHolds = "legal_holds h join legal_hold_entities e on e.hold_id = h.id and h.released_ms is null";

interface Expressions {
  readonly channelKey: string;
  readonly kind: string;
  readonly ts: string;
  readonly author: string;
}

/**
 * The expressions may use any table but `h`, `e`, `here` and `gone`, which this condition names.
 * Whether a hold, or the one with this id, covers a message, in SQL: of its author, or of a person who is in the conversation or left it later.
 */
export function heldCondition({ channelKey, kind, ts, author }: Expressions, holdId?: string): string {
  return `exists (select 1 from ${activeHolds}
  where ${holdId === undefined ? "" : `h.id = ${holdId} and `}(h.restriction = 'NO_RESTRICTION' or ${kind} in ('im', 'mpim'))
    and (h.from_ms is null or ${ts} >= h.from_ms * 1000) and (h.to_ms is null or ${ts} < h.to_ms * 1000)
    and (e.user_id = ${author}
      or exists (select 1 from channel_members here
        where here.channel_key = ${channelKey} and here.user_id = e.user_id)
      or exists (select 1 from channel_departures gone
        where gone.channel_key = ${channelKey} and gone.user_id = e.user_id and gone.left_ts >= ${ts})))`;
}

const selectHeld = readStatement<
  [channelKey: number, kind: ChannelKind, ts: number, userId: string],
  { is_held: number }
>(
  `select case when ${heldCondition({
    channelKey: "cast($1 as bigint)",
    kind: "cast($2 as text)",
    ts: "cast($3 as bigint)",
    author: "cast($4 as text)",
  })} then 1 else 0 end as is_held`,
);

/** Whether a hold covers the message of this author at this time in this conversation. */
export async function selectIsMessageHeld(...args: Parameters<typeof selectHeld>): Promise<boolean> {
  return (await selectHeld(...args))[0]?.is_held === 1;
}

const selectHeldOwner = readStatement<[userId: string, createdMs: number], { hold_id: string }>(
  `select h.id as hold_id from ${activeHolds}
  where e.user_id = $1 and h.restriction = 'NO_RESTRICTION'
    and (h.from_ms is null or $2 >= h.from_ms) and (h.to_ms is null or $2 < h.to_ms) limit 1`,
);

/** Whether a hold covers what a person owns that was created at this time, wherever it is shown. */
export async function selectIsOwnerHeld(...args: Parameters<typeof selectHeldOwner>): Promise<boolean> {
  return (await selectHeldOwner(...args)).length > 0;
}

const selectHeldChannel = readStatement<[channelKey: number, kind: ChannelKind], { hold_id: string }>(
  `select h.id as hold_id from ${activeHolds}
  where (h.restriction = 'NO_RESTRICTION' or cast($2 as text) in ('im', 'mpim'))
    and (exists (select 1 from channel_members m where m.channel_key = $1 and m.user_id = e.user_id)
      or exists (select 1 from channel_departures d where d.channel_key = $1 and d.user_id = e.user_id)
      or exists (select 1 from messages t where t.channel_key = $1 and t.user_id = e.user_id)) limit 1`,
);

export async function selectIsChannelHeld(...args: Parameters<typeof selectHeldChannel>): Promise<boolean> {
  return (await selectHeldChannel(...args)).length > 0;
}
