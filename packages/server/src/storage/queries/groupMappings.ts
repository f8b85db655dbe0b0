import type { Db, Tx } from "../db.ts";
import type { GroupMappingRow } from "../tables/groupMappings.ts";

/** What the groups at a provider mean, by group. */
export function selectGroupMappings(db: Db, providerId: string): Promise<GroupMappingRow[]> {
  return db
    .selectFrom("group_mappings")
    .selectAll()
    .where("provider_id", "=", providerId)
    .orderBy("value")
    .orderBy("team_id")
    .orderBy("usergroup_id")
    .execute();
}

/** Whether it was not there before. */
export async function insertGroupMapping(tx: Tx, row: GroupMappingRow): Promise<boolean> {
  const inserted = await tx
    .insertInto("group_mappings")
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning("value")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes the mapping to a user group, or to the role in a workspace. Undefined when there is none. */
export function deleteGroupMapping(
  tx: Tx,
  key: Pick<GroupMappingRow, "provider_id" | "value"> &
    ({ readonly usergroup_id: string } | { readonly team_id: string }),
): Promise<GroupMappingRow | undefined> {
  const query = tx
    .deleteFrom("group_mappings")
    .where("provider_id", "=", key.provider_id)
    .where("value", "=", key.value)
    .returningAll();
  return "usergroup_id" in key
    ? query.where("usergroup_id", "=", key.usergroup_id).executeTakeFirst()
    : query.where("usergroup_id", "=", "").where("team_id", "=", key.team_id).executeTakeFirst();
}

/** The providers that give a person the role "admin" in a workspace; none when a person gave it. */
export async function selectRoleGivers(db: Db, teamId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("mapped_roles")
    .select("provider_id")
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .orderBy("provider_id")
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}

export async function insertMappedRole(
  tx: Tx,
  given: { readonly teamId: string; readonly userId: string; readonly providerId: string; readonly nowMs: number },
): Promise<void> {
  await tx
    .insertInto("mapped_roles")
    .values({ team_id: given.teamId, user_id: given.userId, provider_id: given.providerId, given_ms: given.nowMs })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Of one provider, or of all: then a person has decided about the role. */
export async function deleteMappedRoles(
  tx: Tx,
  given: { readonly teamId: string; readonly userId: string; readonly providerId?: string },
): Promise<void> {
  let query = tx.deleteFrom("mapped_roles").where("team_id", "=", given.teamId).where("user_id", "=", given.userId);
  if (given.providerId !== undefined) query = query.where("provider_id", "=", given.providerId);
  await query.execute();
}
