import type { Db } from "../db.ts";
import type { Role } from "../tables/memberships.ts";

/** A page of the active people of a workspace who have one of these roles, by id. */
export async function selectIdsByRole(
  db: Db,
  asked: { readonly teamId: string; readonly roles: readonly Role[]; readonly afterId: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("memberships.user_id as id")
    .where("memberships.team_id", "=", asked.teamId)
    .where("memberships.role", "in", asked.roles)
    .where("memberships.deactivated_ms", "is", null)
    .where("users.bot_id", "is", null)
    .where("memberships.user_id", ">", asked.afterId)
    .orderBy("memberships.user_id")
    .limit(asked.limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface PrimaryOwner {
  readonly teamId: string;
  readonly userId: string;
  readonly email: string | null;
}

/** The primary owners of these workspaces. */
export async function selectPrimaryOwners(db: Db, teamIds: readonly string[]): Promise<PrimaryOwner[]> {
  if (teamIds.length === 0) return [];
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["memberships.team_id as teamId", "memberships.user_id as userId", "users.email"])
    .where("memberships.team_id", "in", teamIds)
    .where("memberships.role", "=", "primary_owner")
    .where("memberships.deactivated_ms", "is", null)
    .execute();
}
