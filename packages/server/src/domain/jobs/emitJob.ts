import { limits, printTs } from "@platform/protocol";
import { selectAdministrators } from "../../storage/queries/jobs.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import type { WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";

/** How far the item is that a job works on, where an item takes long. */
export interface ItemProgress {
  readonly step: "check" | "people" | "conversations" | "messages" | "files";
  readonly done: number;
  readonly of: number;
}

/** Emits the state of a job to the clients of the people who may read it. */
export async function emitJob(ctx: WriteContext, job: JobRow, progress?: ItemProgress): Promise<void> {
  const { org_id: orgId, team_id: teamId } = job;
  const watchers = await selectAdministrators(ctx.db, { orgId, teamId, limit: limits.job_watchers_max });
  const payload = {
    job_id: job.id,
    kind: job.kind,
    state: job.state,
    total: job.total,
    done: job.done,
    failed: job.failed,
    ...(progress && { progress }),
    event_ts: printTs(ctx.nowMs * 1000),
  };
  await emitAll(
    ctx,
    watchers.map((watcher) => ({
      type: "job_changed" as const,
      teamId: watcher.team_id,
      userId: watcher.user_id,
      audience: "user" as const,
      payload,
    })),
  );
}
