import { type Outcome, succeed } from "@platform/protocol";
import { endJobItem, failWaitingItems, type NextJobItem } from "../../storage/queries/jobs.ts";
import { defineOperation } from "../context.ts";
import { countItem } from "./countItem.ts";
import { actorGone } from "./runItem.ts";

export interface FailedItem extends NextJobItem {
  readonly error: string;
}

/** Records why an item was refused. The others continue, unless nobody is left to do them for. */
export const failItem = defineOperation(
  import.meta,
  async (ctx, { job_id: jobId, position, error }: FailedItem): Promise<Outcome<object, never>> => {
    if (error === actorGone) {
      const failed = await failWaitingItems(ctx.db, jobId, error, ctx.nowMs);
      await countItem(ctx, jobId, { done: 0, failed }, "stopped");
    } else if (await endJobItem(ctx.db, jobId, position, "failed", error, ctx.nowMs)) {
      await countItem(ctx, jobId, { done: 0, failed: 1 });
    }
    return succeed({});
  },
);
