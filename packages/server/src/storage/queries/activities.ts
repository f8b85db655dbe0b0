import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { ActivityLevel, ActivitySource, AppActivitiesTable, AppActivityRow } from "../tables/appActivities.ts";

export interface ActivityFilter {
  readonly appId: string | undefined;
  readonly teamId: string | undefined;
  /** Only what happened in these workspaces. */
  readonly teamIds?: readonly string[];
  readonly levels: readonly ActivityLevel[];
  readonly source: ActivitySource | undefined;
  readonly eventType: string | undefined;
  readonly componentType: string | undefined;
  readonly componentId: string | undefined;
  readonly traceId: string | undefined;
  readonly minUs: number | undefined;
  readonly maxUs: number | undefined;
}

export interface ActivityPosition {
  readonly createdUs: number;
  readonly id: number;
}

export async function insertActivity(tx: Tx, row: Insertable<AppActivitiesTable>): Promise<void> {
  await tx.insertInto("app_activities").values(row).execute();
}

/** When the app's latest entry was written; 0 when there is none. */
export async function selectLastActivityUs(db: Db | Tx, appId: string): Promise<number> {
  const row = await db
    .selectFrom("app_activities")
    .select("created_us")
    .where("app_id", "=", appId)
    .orderBy("created_us", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_us ?? 0;
}

export function selectActivities(
  db: Db,
  where: ActivityFilter,
  page: {
    readonly direction: "asc" | "desc";
    readonly after: ActivityPosition | undefined;
    readonly limit: number;
  },
): Promise<AppActivityRow[]> {
  const { direction, after } = page;
  let query = matching(db, where).selectAll().orderBy("created_us", direction).orderBy("id", direction);
  if (after) {
    const beyond = direction === "asc" ? ">" : "<";
    query = query.where((where) =>
      where.or([
        where("created_us", beyond, after.createdUs),
        where.and([where("created_us", "=", after.createdUs), where("id", beyond, after.id)]),
      ]),
    );
  }
  return query.limit(page.limit).execute();
}

function matching(db: Db, where: ActivityFilter) {
  let query = db.selectFrom("app_activities").where("level", "in", where.levels);
  if (where.appId !== undefined) query = query.where("app_id", "=", where.appId);
  if (where.teamIds !== undefined) query = query.where("team_id", "in", where.teamIds);
  if (where.teamId !== undefined) query = query.where("team_id", "=", where.teamId);
  if (where.source !== undefined) query = query.where("source", "=", where.source);
  if (where.eventType !== undefined) query = query.where("event_type", "=", where.eventType);
  if (where.componentType !== undefined) query = query.where("component_type", "=", where.componentType);
  if (where.componentId !== undefined) query = query.where("component_id", "=", where.componentId);
  if (where.traceId !== undefined) query = query.where("trace_id", "=", where.traceId);
  if (where.minUs !== undefined) query = query.where("created_us", ">=", where.minUs);
  if (where.maxUs !== undefined) query = query.where("created_us", "<=", where.maxUs);
  return query;
}

/** Forgets what was written before a moment, some of it at a time; tells how much that was. */
export async function deleteOldActivities(tx: Tx, beforeUs: number, limit: number): Promise<number> {
  const old = tx.selectFrom("app_activities").select("id").where("created_us", "<", beforeUs).limit(limit);
  const ids = (await old.execute()).map((row) => row.id);
  if (ids.length > 0) await tx.deleteFrom("app_activities").where("id", "in", ids).execute();
  return ids.length;
}
