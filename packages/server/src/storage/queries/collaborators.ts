import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AppCollaboratorsTable, CollaboratorRole } from "../tables/appCollaborators.ts";
import type { AppRow } from "../tables/apps.ts";

export interface NamedCollaborator {
  readonly user_id: string;
  readonly role: CollaboratorRole;
  readonly name: string;
  readonly email: string | null;
}

/** Ordered by when a person created or joined the app. */
export function selectCollaborators(db: Db, appId: string): Promise<NamedCollaborator[]> {
  return db
    .selectFrom("app_collaborators")
    .innerJoin("apps", "apps.id", "app_collaborators.app_id")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.team_id", "=", "apps.team_id")
        .onRef("memberships.user_id", "=", "app_collaborators.user_id"),
    )
    .innerJoin("users", "users.id", "app_collaborators.user_id")
    .select(["app_collaborators.user_id", "app_collaborators.role", "memberships.name", "users.email"])
    .where("app_collaborators.app_id", "=", appId)
    .where("memberships.deactivated_ms", "is", null)
    .orderBy("app_collaborators.added_ms")
    .orderBy("app_collaborators.user_id")
    .execute();
}

export interface WorkedApp extends AppRow {
  /** Nothing for an admin who does not work on it. */
  readonly role: CollaboratorRole | null;
}

/** The apps that were made in a workspace, the newest first: those that a person works on, or all of them. */
export function selectWorkedApps(
  db: Db,
  where: { readonly teamId: string; readonly userId: string; readonly isAll: boolean },
): Promise<WorkedApp[]> {
  return db
    .selectFrom("apps")
    .leftJoin("app_collaborators", (join) =>
      join.onRef("app_collaborators.app_id", "=", "apps.id").on("app_collaborators.user_id", "=", where.userId),
    )
    .selectAll("apps")
    .select("app_collaborators.role")
    .where("apps.team_id", "=", where.teamId)
    .where("apps.deleted_ms", "is", null)
    .$if(!where.isAll, (query) => query.where("app_collaborators.role", "is not", null))
    .orderBy("apps.created_ms", "desc")
    .orderBy("apps.id")
    .execute();
}

export async function selectCollaboratorRole(
  db: Db,
  appId: string,
  userId: string,
): Promise<CollaboratorRole | undefined> {
  const row = await db
    .selectFrom("app_collaborators")
    .select("role")
    .where("app_id", "=", appId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.role;
}

/** Whether a person is a collaborator of the app, in any role. */
export async function selectIsCollaborator(db: Db, appId: string, userId: string): Promise<boolean> {
  return (await selectCollaboratorRole(db, appId, userId)) !== undefined;
}

export async function upsertCollaborator(tx: Tx, row: Insertable<AppCollaboratorsTable>): Promise<void> {
  const { role } = row;
  await tx
    .insertInto("app_collaborators")
    .values(row)
    .onConflict((conflict) => conflict.columns(["app_id", "user_id"]).doUpdateSet({ role }))
    .execute();
}

export async function deleteCollaborator(tx: Tx, appId: string, userId: string): Promise<void> {
  await tx.deleteFrom("app_collaborators").where("app_id", "=", appId).where("user_id", "=", userId).execute();
}
