import { selectDueRuns, selectRun } from "../../storage/queries/runs.ts";
import type { Db } from "../../storage/db.ts";
import type { Operation, WriteResult } from "../../storage/job.ts";
import { advanceRun } from "./advanceRun.ts";
import { failRun } from "./failRun.ts";
import { postponeRun } from "./postponeRun.ts";

/** What pursuing runs needs of the platform around it. */
export interface Pursuit {
  readonly db: Db;
  readonly baseUrl: string;
  nowMs(): number;
  write<Input, Result extends WriteResult>(operation: Operation<Input, Result>, input: Input): Promise<Result>;
  /** A step threw: that is a bug, or the store is out of reach. */
  onFault(error: unknown, runId: string): void;
}

const biteSize = 64;
/** So many together, because one commit can pay for all of them; no more, because callers need connections, too. */
const atOnce = 8;

/** Takes every run that is due one step further, and tells whether there may be more to do at once. */
export async function pursueRuns(pursuit: Pursuit): Promise<{ hasMore: boolean }> {
  const due = await selectDueRuns(pursuit.db, pursuit.nowMs(), biteSize);
  let hasMore = false;
  for (let at = 0; at < due.length; at += atOnce) {
    const moved = await Promise.all(due.slice(at, at + atOnce).map(({ id }) => pursue(pursuit, id)));
    hasMore ||= moved.includes(true);
  }
  return { hasMore };
}

async function pursue(pursuit: Pursuit, runId: string): Promise<boolean> {
  try {
    const moved = await pursuit.write(advanceRun, { runId, baseUrl: pursuit.baseUrl });
    if (moved.ok) return moved.didWork;
    if (moved.error === "overtaken") return false;
    const why = moved.response_metadata?.messages.map((message) => message.replace("[ERROR] ", "")).join("; ") ?? "";
    return await giveUp(pursuit, runId, why);
  } catch (error) {
    pursuit.onFault(error, runId);
    return retreat(pursuit, runId);
  }
}

/** The fault is ours, and may pass: the run waits a while before the next try. */
async function retreat(pursuit: Pursuit, runId: string): Promise<boolean> {
  try {
    const postponed = await pursuit.write(postponeRun, { runId });
    return postponed.ok && postponed.isGivenUp && (await giveUp(pursuit, runId, "internal_error"));
  } catch (error) {
    // The store is unreachable; the next poll finds the run unchanged.
    pursuit.onFault(error, runId);
    return false;
  }
}

async function giveUp(pursuit: Pursuit, runId: string, why: string): Promise<boolean> {
  const run = await selectRun(pursuit.db, runId);
  if (run) await pursuit.write(failRun, { runId, position: run.position, why });
  return run !== undefined;
}
