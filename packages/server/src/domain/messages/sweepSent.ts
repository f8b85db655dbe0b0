import { type Outcome, succeed } from "@platform/protocol";
import { deleteOldSent } from "../../storage/queries/sentMessages.ts";
import { defineOperation } from "../context.ts";
import { forgottenMs } from "./findDuplicate.ts";

const biteMax = 500;

/** Forgets the ids of clients that are too old to count. */
export const sweepSent = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const swept = await deleteOldSent(ctx.db, forgottenMs(ctx.nowMs), biteMax);
    // It emits no event, so no consumer needs to wake.
    return succeed({ hasMore: swept === biteMax, didWork: false });
  },
);
