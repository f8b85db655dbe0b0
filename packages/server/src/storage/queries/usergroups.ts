import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { UsergroupRow, UsergroupsTable } from "../tables/usergroups.ts";

export function selectUsergroup(db: Db, id: string): Promise<UsergroupRow | undefined> {
  return db.selectFrom("usergroups").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectUsergroups(db: Db, teamId: string): Promise<UsergroupRow[]> {
  return db.selectFrom("usergroups").selectAll().where("team_id", "=", teamId).orderBy("handle").execute();
}

/** Waits for other transactions that change who is in the group. */
export async function lockUsergroup(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("usergroups")
    .set((is) => ({ name: is.ref("name") }))
    .where("id", "=", id)
    .execute();
}

/** Groups that already have the name or the handle. */
export function selectUsergroupsNamed(
  db: Db,
  where: { readonly teamId: string; readonly name: string; readonly handle: string },
): Promise<UsergroupRow[]> {
  return db
    .selectFrom("usergroups")
    .selectAll()
    .where("team_id", "=", where.teamId)
    .where((group) => group.or([group("name", "=", where.name), group("handle", "=", where.handle)]))
    .execute();
}

export async function insertUsergroup(tx: Tx, row: Insertable<UsergroupsTable>): Promise<void> {
  await tx.insertInto("usergroups").values(row).execute();
}

export async function updateUsergroup(tx: Tx, id: string, change: Updateable<UsergroupsTable>): Promise<void> {
  await tx.updateTable("usergroups").set(change).where("id", "=", id).execute();
}

/** Active members by group; a group without any is not among them. */
export async function selectGroupMembers(db: Db, groupIds: readonly string[]): Promise<Map<string, string[]>> {
  const members = new Map<string, string[]>();
  if (groupIds.length === 0) return members;
  const rows = await db
    .selectFrom("usergroup_members")
    .innerJoin("usergroups", "usergroups.id", "usergroup_members.usergroup_id")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.team_id", "=", "usergroups.team_id")
        .onRef("memberships.user_id", "=", "usergroup_members.user_id"),
    )
    .selectAll("usergroup_members")
    .where("usergroup_id", "in", groupIds)
    .where("memberships.deactivated_ms", "is", null)
    .orderBy("usergroup_members.user_id")
    .execute();
  for (const row of rows) {
    const ids = members.get(row.usergroup_id);
    if (ids) ids.push(row.user_id);
    else members.set(row.usergroup_id, [row.user_id]);
  }
  return members;
}

/** The groups of a workspace that a person is in and that notify their members. */
export async function selectGroupsOf(db: Db, teamId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("usergroup_members")
    .innerJoin("usergroups", "usergroups.id", "usergroup_members.usergroup_id")
    .select("usergroup_id")
    .where("usergroup_members.user_id", "=", userId)
    .where("usergroups.team_id", "=", teamId)
    .where("usergroups.disabled_ms", "is", null)
    .execute();
  return rows.map((row) => row.usergroup_id);
}

/** The group has these members from now on, and no others. */
export async function replaceGroupMembers(tx: Tx, groupId: string, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("usergroup_members").where("usergroup_id", "=", groupId).execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ usergroup_id: groupId, user_id: userId }));
  await tx.insertInto("usergroup_members").values(rows).execute();
}

export async function insertGroupMember(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx
    .insertInto("usergroup_members")
    .values({ usergroup_id: groupId, user_id: userId })
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function deleteGroupMember(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx.deleteFrom("usergroup_members").where("usergroup_id", "=", groupId).where("user_id", "=", userId).execute();
}

/** Which of these ids name people of the workspace who are active. */
export async function selectActivePeople(db: Db, teamId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.id")
    .where("memberships.team_id", "=", teamId)
    .where("memberships.user_id", "in", ids)
    .where("users.bot_id", "is", null)
    .where("memberships.deactivated_ms", "is", null)
    .execute();
  return rows.map((row) => row.id);
}
