import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectRun, updateRunFrom } from "../../storage/queries/runs.ts";
import { defineOperation } from "../context.ts";

/**
 * The platform itself failed at a step: the run is tried again later, each time after a longer while, and given up in
 * the end. One run that cannot be done must not keep all others from their turn.
 */
export const postponeRun = defineOperation(
  import.meta,
  async (ctx, { runId }: { readonly runId: string }): Promise<Outcome<{ isGivenUp: boolean }, never>> => {
    const run = await selectRun(ctx.db, runId);
    if (run?.status !== "running") return succeed({ isGivenUp: false });
    const attempts = run.attempts + 1;
    await updateRunFrom(ctx.db, run, { attempts, due_ms: ctx.nowMs + 1000 * 4 ** attempts });
    return succeed({ isGivenUp: attempts >= limits.run_attempts_max });
  },
);
