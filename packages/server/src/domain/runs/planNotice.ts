import { limits } from "@platform/protocol";
import { selectIsRunNoticed } from "../../storage/queries/runNotices.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import { workflowPeople } from "../access/workflowRole.ts";
import type { WriteContext } from "../context.ts";

export type PlannedNotice = Pick<WorkflowRunRow, "notify_user_ids" | "notified_ms"> | Record<string, never>;

/**
 * Decides who is notified that a run failed: the person who started it, or, when time, an event or a webhook did, the people
 * who work on the workflow as owners. A workflow that fails again and again notifies the same people once in a while, not each time. The
 * notice itself is a write of its own (`postRunNotice`), because the lock of its channel has to come first.
 */
export async function planNotice(
  ctx: WriteContext,
  run: Pick<WorkflowRunRow, "app_id" | "team_id" | "workflow" | "started_by">,
): Promise<PlannedNotice> {
  const pauseS = run.started_by === null ? limits.run_notice_owners_pause_s : limits.run_notice_pause_s;
  if (await selectIsRunNoticed(ctx.db, run, ctx.nowMs - pauseS * 1000)) return {};
  const people = run.started_by === null ? await ownersOf(ctx, run) : [run.started_by];
  return people.length === 0 ? {} : { notify_user_ids: people.join(","), notified_ms: ctx.nowMs };
}

async function ownersOf({ db }: WriteContext, run: Pick<WorkflowRunRow, "app_id" | "team_id" | "workflow">) {
  const key = { appId: run.app_id, teamId: run.team_id, workflow: run.workflow };
  const owners = (await workflowPeople(db, key)).filter(({ role }) => role === "owner");
  return owners.slice(0, limits.run_notice_owners_max).map(({ userId }) => userId);
}
