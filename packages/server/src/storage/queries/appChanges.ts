import type { Insertable } from "kysely";
import { handleIn } from "./memberships.ts";
import type { Db, Tx } from "../db.ts";
import type { AppChange, AppChangesTable } from "../tables/appChanges.ts";

export interface ChangeFilter {
  readonly teamId: string;
  readonly appId: string | undefined;
  readonly userId: string | undefined;
  readonly change: string | undefined;
}

export interface NamedChange {
  readonly app_id: string;
  readonly app_name: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly change: AppChange;
  readonly scopes: string;
  readonly at_ms: number;
}

export async function insertAppChange(tx: Tx, row: Insertable<AppChangesTable>): Promise<void> {
  await tx.insertInto("app_changes").values(row).execute();
}

/**
 * When each app was last installed in a workspace, or granted it, as a number that rises with each installation. By the
 * record of changes: an installation itself keeps the time of the first.
 */
export async function selectLastInstalls(db: Db, teamId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("app_changes")
    .select((select) => ["app_id", select.fn.max<number>("id").as("last")])
    .where("team_id", "=", teamId)
    .where("change", "in", ["added", "expanded"])
    .groupBy("app_id")
    .execute();
  return new Map(rows.map(({ app_id: appId, last }) => [appId, Number(last)]));
}

/** The latest first. */
export function selectAppChanges(
  db: Db,
  where: ChangeFilter & { readonly offset: number; readonly limit: number },
): Promise<NamedChange[]> {
  return matching(db, where)
    .innerJoin("apps", "apps.id", "app_changes.app_id")
    .select([
      "app_changes.app_id",
      "apps.name as app_name",
      "app_changes.user_id",
      handleIn("app_changes.team_id", "app_changes.user_id").as("user_name"),
      "app_changes.change",
      "app_changes.scopes",
      "app_changes.at_ms",
    ])
    .orderBy("app_changes.id", "desc")
    .limit(where.limit)
    .offset(where.offset)
    .execute();
}

export async function countAppChanges(db: Db, where: ChangeFilter): Promise<number> {
  const row = await matching(db, where)
    .select((counted) => counted.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function matching(db: Db, { teamId, appId, userId, change }: ChangeFilter) {
  let query = db.selectFrom("app_changes").where("app_changes.team_id", "=", teamId);
  if (appId !== undefined) query = query.where("app_changes.app_id", "=", appId);
  if (userId !== undefined) query = query.where("app_changes.user_id", "=", userId);
  if (change !== undefined) query = query.where("app_changes.change", "=", change as AppChange);
  return query;
}
