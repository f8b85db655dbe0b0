import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertJob } from "../../storage/queries/jobs.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import type { Caller } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { emitJob } from "./emitJob.ts";

export interface NewJob {
  /** One of `jobKinds`. */
  readonly kind: string;
  /** One item each. */
  readonly subjects: readonly string[];
  readonly args: Readonly<Record<string, unknown>>;
  /** Only one job with the same key runs at a time. */
  readonly exclusiveKey?: string;
}

interface Owner {
  /** Whose rights each item needs; without a user for the server itself. */
  readonly caller: Caller;
  readonly orgId: string | null;
  readonly teamId: string | null;
  readonly dueMs: number;
}

/** Stores a job with its items and emits it. One without items has ended. */
export async function storeJob(
  ctx: WriteContext,
  { kind, subjects, args, exclusiveKey }: NewJob,
  { caller, orgId, teamId, dueMs }: Owner,
): Promise<Outcome<{ jobId: string }, "action_already_in_progress">> {
  const { nowMs } = ctx;
  const isEmpty = subjects.length === 0;
  const job: JobRow = {
    id: ctx.ids.next("job"),
    org_id: orgId,
    team_id: teamId,
    kind,
    actor_id: caller.userId,
    caller: JSON.stringify(caller),
    arguments: JSON.stringify(args),
    exclusive_key: isEmpty ? null : (exclusiveKey ?? null),
    state: isEmpty ? "done" : "waiting",
    total: subjects.length,
    done: 0,
    failed: 0,
    due_ms: isEmpty ? null : dueMs,
    created_ms: nowMs,
    started_ms: null,
    ended_ms: isEmpty ? nowMs : null,
  };
  if (!(await insertJob(ctx.db, job, subjects))) return refuse("action_already_in_progress");
  await emitJob(ctx, job);
  return succeed({ jobId: job.id });
}
