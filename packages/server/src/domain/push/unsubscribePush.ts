import { type Outcome, succeed } from "@platform/protocol";
import { deletePushesTo } from "../../storage/queries/pushMessages.ts";
import { deleteOwnSubscription } from "../../storage/queries/pushSubscriptions.ts";
import { defineOperation } from "../context.ts";
import { subscriptionId } from "./pushAddress.ts";

/** Ends the notifications of a browser of the caller; of one that has none, too. */
export const unsubscribePush = defineOperation(
  import.meta,
  async (ctx, { endpoint }: { readonly endpoint: string }): Promise<Outcome<object, never>> => {
    const id = subscriptionId(endpoint);
    if (await deleteOwnSubscription(ctx.db, id, ctx.caller.userId)) await deletePushesTo(ctx.db, id);
    return succeed({});
  },
);
