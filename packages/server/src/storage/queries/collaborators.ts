import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AppCollaboratorsTable, CollaboratorRole } from "../tables/apps.ts";

export interface NamedCollaborator {
  readonly user_id: string;
  readonly role: CollaboratorRole;
  readonly name: string;
  readonly email: string | null;
}

/** Whoever made or joined the app first comes first. */
export function selectCollaborators(db: Db, appId: string): Promise<NamedCollaborator[]> {
  return db
    .selectFrom("app_collaborators")
    .innerJoin("users", "users.id", "app_collaborators.user_id")
    .select(["app_collaborators.user_id", "app_collaborators.role", "users.name", "users.email"])
    .where("app_collaborators.app_id", "=", appId)
    .where("users.deactivated_ms", "is", null)
    .orderBy("app_collaborators.added_ms")
    .orderBy("app_collaborators.user_id")
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

/** Whether somebody works on the app, in whatever role. */
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
