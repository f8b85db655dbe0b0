import type { Outcome } from "@platform/protocol";
import { isOrgAdmin } from "../access/roles.ts";
import type { WriteContext } from "../context.ts";
import { type NewJob, storeJob } from "./storeJob.ts";

/** Queues work on many objects, which any server does on behalf of the caller after the commit. */
export function startJob(
  ctx: WriteContext,
  job: NewJob,
): Promise<Outcome<{ jobId: string }, "action_already_in_progress">> {
  const { caller, nowMs } = ctx;
  return storeJob(ctx, job, {
    caller,
    orgId: caller.orgId ?? null,
    teamId: isOrgAdmin(caller) ? null : caller.teamId,
    // After the answer; a test whose clock stands still decides when the work begins.
    dueMs: nowMs + 1,
  });
}
