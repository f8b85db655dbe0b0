import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { WorkflowRunRow } from "../tables/workflowRuns.ts";
import type { UserRow } from "../tables/memberships.ts";
import { usersIn } from "./users.ts";

/** Whether the same people were notified of a failure of this workflow since then. */
export async function selectIsRunNoticed(
  db: Db,
  run: Pick<WorkflowRunRow, "app_id" | "team_id" | "workflow" | "started_by">,
  sinceMs: number,
): Promise<boolean> {
  const found = await db
    .selectFrom("workflow_runs")
    .select("id")
    .where("app_id", "=", run.app_id)
    .where("notified_ms", ">", sinceMs)
    .where("team_id", "=", run.team_id)
    .where("workflow", "=", run.workflow)
    .where("started_by", run.started_by === null ? "is" : "=", run.started_by)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Asked every second, so it is prepared once. */
export const selectRunsToTell = readStatement<[limit: number], WorkflowRunRow>(
  "select * from workflow_runs where notify_user_ids is not null order by notified_ms, id limit $1",
);

/** False if another server has sent a notice meanwhile. */
export async function updateNoticeTo(
  tx: Tx,
  run: Pick<WorkflowRunRow, "id" | "notify_user_ids">,
  notifyUserIds: string | null,
): Promise<boolean> {
  const updated = await tx
    .updateTable("workflow_runs")
    .set({ notify_user_ids: notifyUserIds })
    .where("id", "=", run.id)
    .where("notify_user_ids", "=", run.notify_user_ids)
    .returning("id")
    .execute();
  return updated.length > 0;
}

export interface NoticeSender extends UserRow {
  readonly app_name: string;
}

/** The bot of an app, also of one that was uninstalled or deleted; the one of this workspace first. */
export async function selectNoticeSender(db: Db, appId: string, teamId: string): Promise<NoticeSender | undefined> {
  const bots = await usersIn(db)
    .innerJoin("apps", "apps.id", "users.app_id")
    .select("apps.name as app_name")
    .where("users.app_id", "=", appId)
    .where("users.bot_id", "is not", null)
    .orderBy("users.created_ms")
    .execute();
  return bots.find((bot) => bot.team_id === teamId) ?? bots[0];
}
