import { type Outcome, succeed } from "@platform/protocol";
import { deletePushesTo, deletePushMessage, updatePushDue } from "../../storage/queries/pushMessages.ts";
import { deleteSubscription, updateSubscriptionSent } from "../../storage/queries/pushSubscriptions.ts";
import type { PushMessageRow } from "../../storage/tables/pushMessages.ts";
import { defineOperation } from "../context.ts";

/** How an attempt ended: accepted, not to be sent, with a browser that is gone, or to be tried again. */
export type PushEnding =
  | { readonly kind: "sent" | "dropped" | "gone" }
  | { readonly kind: "later"; readonly dueMs: number };

export interface SettledPush {
  readonly push: PushMessageRow;
  readonly ending: PushEnding;
}

/** Writes down how an attempt ended. A later attempt of another server stays. */
export const settlePush = defineOperation(
  import.meta,
  async (ctx, { push, ending }: SettledPush): Promise<Outcome<object, never>> => {
    const { subscription_id: id, channel_key: channelKey, ts, attempt } = push;
    if (ending.kind === "gone") {
      await deletePushesTo(ctx.db, id);
      await deleteSubscription(ctx.db, id);
    } else if (ending.kind === "later") await updatePushDue(ctx.db, id, channelKey, ts, attempt, ending.dueMs);
    else await deletePushMessage(ctx.db, id, channelKey, ts, attempt);
    if (ending.kind === "sent") await updateSubscriptionSent(ctx.db, id, ctx.nowMs);
    return succeed({});
  },
);
