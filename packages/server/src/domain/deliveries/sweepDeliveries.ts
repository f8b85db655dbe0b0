import { limits, type Outcome, succeed } from "@platform/protocol";
import {
  deleteFailedDeliveries,
  deleteOldQuestions,
  eraseGivenUpAt,
  failOldDeliveries,
  selectStaleApps,
} from "../../storage/queries/deliveries.ts";
import { deleteMinutes } from "../../storage/queries/deliveryMinutes.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { failUndelivered, type UndeliveredEvent } from "../functions/failUndelivered.ts";
import { takesDelayed } from "./delayed.ts";
import { windowStart } from "./eventWindow.ts";

/** Rows of one transaction. An app that was away may leave hundreds of thousands, and other writes wait for this one. */
const rowsMax = 1_000;

/** Gives up what an app without a socket has not fetched in time, and forgets what was given up long ago. */
export const sweepDeliveries = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ readonly hasMore: boolean; readonly didWork: boolean }, never>> => {
    const givenUp = await giveUpWaiting(ctx);
    for (const event of givenUp) await failUndelivered(ctx, event);
    if (givenUp.length > 0) await eraseGivenUpAt(ctx.db, ctx.nowMs);
    const deleted = [
      await deleteOldQuestions(ctx.db, ctx.nowMs - limits.delivery_question_s * 1000, rowsMax),
      await deleteMinutes(ctx.db, windowStart(ctx.nowMs), rowsMax),
      await deleteFailedDeliveries(ctx.db, ctx.nowMs - limits.delivery_record_s * 1000, rowsMax),
    ];
    const hasMore = [givenUp, ...deleted].some(({ length }) => length >= rowsMax);
    return succeed({ hasMore, didWork: false });
  },
);

/** An app without a socket has an hour to come for its events, and a day when it asks for delayed ones. */
async function giveUpWaiting(ctx: WriteContext): Promise<UndeliveredEvent[]> {
  const givenUp: UndeliveredEvent[] = [];
  for (const appId of await selectStaleApps(ctx.db, "socket", ctx.nowMs - limits.delivery_wait_s * 1000)) {
    const waitS = (await takesDelayed(ctx, appId)) ? limits.delivery_delayed_s : limits.delivery_wait_s;
    const stale = { way: "socket", appId, dueBeforeMs: ctx.nowMs - waitS * 1000 } as const;
    givenUp.push(...(await failOldDeliveries(ctx.db, stale, ctx.nowMs, rowsMax - givenUp.length)));
    if (givenUp.length >= rowsMax) break;
  }
  return givenUp;
}
