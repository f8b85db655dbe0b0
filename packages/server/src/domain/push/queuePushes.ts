import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateMetaFrom } from "../../storage/queries/meta.ts";
import { insertPushMessages } from "../../storage/queries/pushMessages.ts";
import { defineOperation } from "../context.ts";
import type { NewPush } from "./planPushes.ts";
import { positionKey } from "./pushPosition.ts";

export interface QueuedPushes {
  /** Where the plan began and where it ends. */
  readonly from: string;
  readonly to: string;
  readonly pushes: readonly NewPush[];
}

/** Writes down what is to be sent together with how far that goes, so that a message is sent to a browser once. */
export const queuePushes = defineOperation(
  import.meta,
  async (ctx, { from, to, pushes }: QueuedPushes): Promise<Outcome<object, "overtaken">> => {
    if (!(await updateMetaFrom(ctx.db, positionKey, from, to))) return refuse("overtaken");
    const rows = pushes.map(({ subscriptionId, channelKey, ts }) => ({
      subscription_id: subscriptionId,
      channel_key: channelKey,
      ts,
      created_ms: ctx.nowMs,
      due_ms: ctx.nowMs,
      attempt: 0,
    }));
    await insertPushMessages(ctx.db, rows);
    return succeed({});
  },
);
