import { limits, type Outcome, succeed } from "@platform/protocol";
import { deleteOldActivities } from "../../storage/queries/activities.ts";
import { defineOperation } from "../context.ts";

const biteMax = 500;

/** Forgets what happened with apps too long ago for anybody to look for its cause. */
export const sweepActivities = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const beforeUs = (ctx.nowMs - limits.activity_life_s * 1000) * 1000;
    const swept = await deleteOldActivities(ctx.db, beforeUs, biteMax);
    return succeed({ hasMore: swept === biteMax, didWork: false });
  },
);
