import type { Db, Tx } from "../db.ts";
import { lookupStatement, readStatement } from "../statement.ts";
import type { BarrierRow } from "../tables/barriers.ts";

/** Whether a barrier of the workspace stands between the people that the two expressions name. */
const between = (one: string, other: string) => `exists (
  select 1 from barriers b join barrier_groups g on g.barrier_id = b.id
  where b.team_id = $1 and (${stands(one, other)} or ${stands(other, one)}))`;

const stands = (primary: string, barred: string) => `(
  exists (select 1 from usergroup_members p where p.usergroup_id = b.primary_id and p.user_id = ${primary})
  and exists (select 1 from usergroup_members o where o.usergroup_id = g.usergroup_id and o.user_id = ${barred}))`;

const selectBetween = lookupStatement<[teamId: string, userId: string, otherId: string], { is_barred: 1 }>(
  `select 1 as is_barred from teams where teams.id = $1 and ${between("$2", "$3")}`,
);

export async function selectIsBarred(...args: Parameters<typeof selectBetween>): Promise<boolean> {
  return (await selectBetween(...args)).length > 0;
}

const selectBarred = lookupStatement<[teamId: string, userId: string, channelKey: number], { user_id: string }>(
  `select m.user_id from channel_members m
  where m.channel_key = $3 and m.user_id <> $2 and ${between("$2", "m.user_id")} limit 1`,
);

/** Whether a person in the conversation is barred from the given person. */
export async function selectIsBarredIn(...args: Parameters<typeof selectBarred>): Promise<boolean> {
  return (await selectBarred(...args)).length > 0;
}

const selectBarredFrom = readStatement<[teamId: string, userId: string], { user_id: string }>(`
  select o.user_id from barriers b join barrier_groups g on g.barrier_id = b.id
    join usergroup_members p on p.usergroup_id = b.primary_id and p.user_id = $2
    join usergroup_members o on o.usergroup_id = g.usergroup_id
  where b.team_id = $1
  union
  select p.user_id from barriers b join barrier_groups g on g.barrier_id = b.id
    join usergroup_members o on o.usergroup_id = g.usergroup_id and o.user_id = $2
    join usergroup_members p on p.usergroup_id = b.primary_id
  where b.team_id = $1`);

/** Everybody from whom a barrier of the workspace keeps the person. */
export async function selectBarredPeople(...args: Parameters<typeof selectBarredFrom>): Promise<ReadonlySet<string>> {
  return new Set((await selectBarredFrom(...args)).map((row) => row.user_id));
}

export function selectBarrier(db: Db, id: string): Promise<BarrierRow | undefined> {
  return db.selectFrom("barriers").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectBarriers(
  db: Db,
  where: { readonly teamId: string; readonly afterId: string; readonly limit: number },
): Promise<BarrierRow[]> {
  return db
    .selectFrom("barriers")
    .selectAll()
    .where("team_id", "=", where.teamId)
    .where("id", ">", where.afterId)
    .orderBy("id")
    .limit(where.limit)
    .execute();
}

export function selectBarrierOf(db: Db, primaryId: string): Promise<BarrierRow | undefined> {
  return db.selectFrom("barriers").selectAll().where("primary_id", "=", primaryId).executeTakeFirst();
}

export async function selectBarredGroups(db: Db, barrierId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("barrier_groups")
    .select("usergroup_id")
    .where("barrier_id", "=", barrierId)
    .orderBy("usergroup_id")
    .execute();
  return rows.map((row) => row.usergroup_id);
}

/** Whether a group stands on either side of some barrier. */
export async function selectIsInBarrier(db: Db, groupId: string): Promise<boolean> {
  const primary = await selectBarrierOf(db, groupId);
  if (primary) return true;
  const barred = await db
    .selectFrom("barrier_groups")
    .select("barrier_id")
    .where("usergroup_id", "=", groupId)
    .executeTakeFirst();
  return barred !== undefined;
}

/** Writes a barrier as it is from now on, whether it was there before or not. */
export async function replaceBarrier(tx: Tx, row: BarrierRow, groupIds: readonly string[]): Promise<void> {
  const { primary_id, updated_ms } = row;
  await tx.deleteFrom("barrier_groups").where("barrier_id", "=", row.id).execute();
  await tx
    .insertInto("barriers")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ primary_id, updated_ms }))
    .execute();
  const rows = groupIds.map((groupId) => ({ barrier_id: row.id, usergroup_id: groupId }));
  await tx.insertInto("barrier_groups").values(rows).execute();
}

export async function deleteBarrier(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("barrier_groups").where("barrier_id", "=", id).execute();
  await tx.deleteFrom("barriers").where("id", "=", id).execute();
}

const selectBarredKeys = readStatement<[teamId: string, userId: string], { channel_key: number }>(
  `select distinct m.channel_key from channel_members me
    join channels c on c.key = me.channel_key and c.kind in ('im', 'mpim')
    join channel_members m on m.channel_key = me.channel_key and m.user_id <> $2
  where me.user_id = $2 and ${between("$2", "m.user_id")}`,
);

/** The direct conversations of a person with people who are barred from them. */
export async function selectBarredChannels(...args: Parameters<typeof selectBarredKeys>): Promise<number[]> {
  return (await selectBarredKeys(...args)).map((row) => row.channel_key);
}
