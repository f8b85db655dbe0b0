import type { Db, Tx } from "../db.ts";
import type { RoleAssignmentRow } from "../tables/roleAssignments.ts";

/** Those of these entities for which the person has one of the roles. */
export async function selectEntitiesOfRoles(
  db: Db,
  named: { readonly userId: string; readonly roleIds: readonly string[] },
): Promise<string[]> {
  if (named.roleIds.length === 0) return [];
  const rows = await db
    .selectFrom("role_assignments")
    .select("entity_id")
    .where("user_id", "=", named.userId)
    .where("role_id", "in", named.roleIds)
    .execute();
  return rows.map(({ entity_id }) => entity_id);
}

/** The roles of these people, by person. */
export async function selectRolesOf(db: Db, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const roles = new Map<string, string[]>();
  if (userIds.length === 0) return roles;
  const rows = await db
    .selectFrom("role_assignments")
    .select(["user_id", "role_id"])
    .distinct()
    .where("user_id", "in", userIds)
    .orderBy("role_id")
    .execute();
  for (const { user_id, role_id } of rows) roles.set(user_id, [...(roles.get(user_id) ?? []), role_id]);
  return roles;
}

export async function insertRoleAssignment(tx: Tx, row: RoleAssignmentRow): Promise<void> {
  await tx
    .insertInto("role_assignments")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRoleAssignment(tx: Tx, row: Omit<RoleAssignmentRow, "created_ms">): Promise<void> {
  await tx
    .deleteFrom("role_assignments")
    .where("user_id", "=", row.user_id)
    .where("role_id", "=", row.role_id)
    .where("entity_id", "=", row.entity_id)
    .execute();
}

/** What a person had for one workspace and its channels, or, without a workspace, everywhere. */
export async function deleteRolesOf(tx: Tx, userId: string, teamId?: string): Promise<void> {
  const roles = tx.deleteFrom("role_assignments").where("user_id", "=", userId);
  if (teamId === undefined) await roles.execute();
  else {
    await roles
      .where((where) =>
        where.or([
          where("entity_id", "=", teamId),
          where("entity_id", "in", where.selectFrom("channels").select("channels.id").where("team_id", "=", teamId)),
        ]),
      )
      .execute();
  }
}

export interface AssignmentPage {
  readonly teamIds: readonly string[];
  readonly orgId: string | undefined;
  readonly roleIds: readonly string[] | undefined;
  readonly entityIds: readonly string[] | undefined;
  readonly direction: "asc" | "desc";
  /** The last assignment of the page before. */
  readonly after: RoleAssignmentRow | undefined;
  readonly limit: number;
}

/** The assignments for an org, its workspaces and their channels, in the order of their creation. */
export function selectAssignments(db: Db, page: AssignmentPage): Promise<RoleAssignmentRow[]> {
  const { teamIds, orgId, roleIds, entityIds, direction, after } = page;
  const owners = orgId === undefined ? teamIds : [orgId, ...teamIds];
  let query = db
    .selectFrom("role_assignments")
    .selectAll()
    .where((where) =>
      where.or([
        where("entity_id", "in", owners),
        where("entity_id", "in", where.selectFrom("channels").select("channels.id").where("team_id", "in", teamIds)),
      ]),
    );
  if (roleIds) query = query.where("role_id", "in", roleIds);
  if (entityIds) query = query.where("entity_id", "in", entityIds);
  if (after) {
    const beyond = direction === "asc" ? ">" : "<";
    const { created_ms, user_id, role_id, entity_id } = after;
    query = query.where((where) =>
      where(
        where.refTuple("created_ms", "user_id", "role_id", "entity_id"),
        beyond,
        where.tuple(created_ms, user_id, role_id, entity_id),
      ),
    );
  }
  return query
    .orderBy("created_ms", direction)
    .orderBy("user_id", direction)
    .orderBy("role_id", direction)
    .orderBy("entity_id", direction)
    .limit(page.limit)
    .execute();
}
