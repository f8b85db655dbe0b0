import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { ViewRow, ViewsTable } from "../tables/views.ts";

export function selectView(db: Db, id: string): Promise<ViewRow | undefined> {
  return db.selectFrom("views").selectAll().where("id", "=", id).executeTakeFirst();
}

export interface ExternalName {
  readonly appId: string;
  readonly externalId: string;
}

/** Views of an app by the name that the app gave them; one in each workspace at most. */
export function selectViewsByExternalId(db: Db, { appId, externalId }: ExternalName): Promise<ViewRow[]> {
  return db
    .selectFrom("views")
    .selectAll()
    .where("app_id", "=", appId)
    .where("external_id", "=", externalId)
    .orderBy("id")
    .execute();
}

export interface Viewer {
  readonly teamId: string;
  readonly userId: string;
}

/** What an app shows to one person in one workspace. */
export function selectShown(
  db: Db,
  where: Viewer & { readonly appId: string; readonly type: ViewRow["type"] },
): Promise<ViewRow[]> {
  return db
    .selectFrom("views")
    .selectAll()
    .where("user_id", "=", where.userId)
    .where("team_id", "=", where.teamId)
    .where("app_id", "=", where.appId)
    .where("type", "=", where.type)
    .execute();
}

/** All that one person has open in a workspace, of every app. */
export function selectViewsOf(db: Db, { teamId, userId }: Viewer): Promise<ViewRow[]> {
  return db
    .selectFrom("views")
    .selectAll()
    .where("user_id", "=", userId)
    .where("team_id", "=", teamId)
    .orderBy("created_ms")
    .orderBy("id")
    .execute();
}

export async function insertView(tx: Tx, row: Insertable<ViewsTable>): Promise<void> {
  await tx.insertInto("views").values(row).execute();
}

/** Until the commit nobody else decides what this person is shown: two servers would each show a first view. */
export async function lockViewer(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("users")
    .set((row) => ({ real_name: row.ref("real_name") }))
    .where("id", "=", userId)
    .execute();
}

/** Until the commit nobody else puts a view on this stack, or takes one away. Whether it is still there. */
export async function lockStack(tx: Tx, rootId: string): Promise<boolean> {
  const locked = await tx
    .updateTable("views")
    .set((row) => ({ created_ms: row.ref("created_ms") }))
    .where("id", "=", rootId)
    .returning("id")
    .execute();
  return locked.length > 0;
}

export type ViewChange = Pick<ViewRow, "hash" | "content" | "state" | "external_id">;

/** Whether it was done: not when the view is gone, or is no longer the one with this hash. */
export async function updateView(tx: Tx, id: string, hash: string, change: ViewChange): Promise<boolean> {
  const changed = await tx
    .updateTable("views")
    .set(change)
    .where("id", "=", id)
    .where("hash", "=", hash)
    .returning("id")
    .execute();
  return changed.length > 0;
}

export type PaneChange = Pick<ViewRow, "hash" | "content" | "state" | "entity">;

/** What a details pane shows from now on. The caller has locked its viewer. */
export async function updatePane(tx: Tx, id: string, change: PaneChange): Promise<void> {
  await tx.updateTable("views").set(change).where("id", "=", id).execute();
}

export async function updateViewState(tx: Tx, id: string, state: string): Promise<void> {
  await tx.updateTable("views").set({ state }).where("id", "=", id).execute();
}

export async function deleteViews(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("views").where("id", "in", ids).execute();
}
