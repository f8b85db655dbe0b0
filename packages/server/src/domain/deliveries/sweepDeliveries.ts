import { limits, type Outcome, succeed } from "@platform/protocol";
import { deleteFailedDeliveries, failOldDeliveries } from "../../storage/queries/deliveries.ts";
import { deleteMinutes } from "../../storage/queries/deliveryMinutes.ts";
import { defineOperation } from "../context.ts";
import { failUntold } from "../functions/failUntold.ts";
import { windowStart } from "./eventWindow.ts";

/** Gives up what an app without a socket has not fetched in time, and forgets what was given up long ago. */
export const sweepDeliveries = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ readonly hasMore: boolean; readonly didWork: boolean }, never>> => {
    const dueBeforeMs = ctx.nowMs - limits.delivery_wait_s * 1000;
    const givenUp = await failOldDeliveries(ctx.db, { way: "socket", dueBeforeMs }, ctx.nowMs);
    for (const event of givenUp) await failUntold(ctx, event);
    await deleteMinutes(ctx.db, windowStart(ctx.nowMs));
    await deleteFailedDeliveries(ctx.db, ctx.nowMs - limits.delivery_record_s * 1000);
    return succeed({ hasMore: false, didWork: false });
  },
);
