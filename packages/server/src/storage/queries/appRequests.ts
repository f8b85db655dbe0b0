import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AppRow } from "../tables/apps.ts";
import type { AppRequestRow, AppRequestsTable, AppRequestStatus } from "../tables/appRequests.ts";

export async function insertAppRequest(tx: Tx, row: Insertable<AppRequestsTable>): Promise<void> {
  await tx.insertInto("app_requests").values(row).execute();
}

export function selectAppRequest(db: Db, id: string): Promise<AppRequestRow | undefined> {
  return db.selectFrom("app_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

interface AboutApp {
  readonly teamId: string;
  readonly appId: string;
  /** Only the requests of this person. */
  readonly userId?: string;
}

/** Ends the pending requests about an app, and returns them. */
export function endAppRequests(
  tx: Tx,
  { teamId, appId, userId }: AboutApp,
  end: { readonly status: AppRequestStatus; readonly resolved_ms: number },
): Promise<AppRequestRow[]> {
  const query = tx
    .updateTable("app_requests")
    .set(end)
    .where("team_id", "=", teamId)
    .where("status", "=", "pending")
    .where("app_id", "=", appId);
  return (userId === undefined ? query : query.where("user_id", "=", userId)).returningAll().execute();
}

/** Whether the person waits for an answer about the app. */
export async function hasPendingAppRequest(db: Db, about: Required<AboutApp>): Promise<boolean> {
  const row = await db
    .selectFrom("app_requests")
    .select("id")
    .where("team_id", "=", about.teamId)
    .where("status", "=", "pending")
    .where("app_id", "=", about.appId)
    .where("user_id", "=", about.userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest request of a person about an app in one workspace. */
export function selectLatestAppRequest(db: Db, about: Required<AboutApp>): Promise<AppRequestRow | undefined> {
  return db
    .selectFrom("app_requests")
    .selectAll()
    .where("team_id", "=", about.teamId)
    .where("app_id", "=", about.appId)
    .where("user_id", "=", about.userId)
    .orderBy("created_ms", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether this ended it: of two administrators at once, one does. */
export async function endAppRequest(
  tx: Tx,
  id: string,
  end: { readonly status: AppRequestStatus; readonly resolved_ms: number },
): Promise<boolean> {
  const ended = await tx
    .updateTable("app_requests")
    .set(end)
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

export type PendingRequest = AppRequestRow & { readonly app: AppRow };

/** The pending requests of these workspaces, by id. */
export async function selectPendingRequests(
  db: Db,
  where: {
    readonly teamIds: readonly string[];
    readonly isFromDirectory: boolean;
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<PendingRequest[]> {
  const query = db
    .selectFrom("app_requests")
    .innerJoin("apps", "apps.id", "app_requests.app_id")
    .selectAll("app_requests")
    .where("app_requests.team_id", "in", where.teamIds)
    .where("app_requests.status", "=", "pending")
    .where("apps.deleted_ms", "is", null)
    .where("app_requests.id", ">", where.afterId)
    .orderBy("app_requests.id")
    .limit(where.limit);
  const rows = await (where.isFromDirectory ? query.where("apps.distribution", "=", "directory") : query).execute();
  const ids = [...new Set(rows.map(({ app_id }) => app_id))];
  if (ids.length === 0) return [];
  const apps = await db.selectFrom("apps").selectAll().where("id", "in", ids).execute();
  const byId = new Map(apps.map((app) => [app.id, app]));
  return rows.flatMap((row) => {
    const app = byId.get(row.app_id);
    return app ? [{ ...row, app }] : [];
  });
}
