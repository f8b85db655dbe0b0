import { limits, type Outcome, succeed } from "@platform/protocol";
import { deleteExecutionsOfRuns } from "../../storage/queries/executions.ts";
import { deleteRuns, selectOldRuns } from "../../storage/queries/runs.ts";
import { defineOperation } from "../context.ts";

const biteSize = 100;

/** Forgets runs that ended long ago, with their steps and the tokens of those. */
export const sweepRuns = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ readonly hasMore: boolean; readonly didWork: boolean }, never>> => {
    const ids = await selectOldRuns(ctx.db, ctx.nowMs - limits.run_record_s * 1000, biteSize);
    if (ids.length > 0) {
      await deleteExecutionsOfRuns(ctx.db, ids);
      await deleteRuns(ctx.db, ids);
    }
    return succeed({ hasMore: ids.length === biteSize, didWork: false });
  },
);
