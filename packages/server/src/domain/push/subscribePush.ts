import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import {
  deleteOldSubscriptions,
  selectCallerSession,
  upsertSubscription,
} from "../../storage/queries/pushSubscriptions.ts";
import { defineOperation } from "../context.ts";
import { type PushAddress, sealAddress, subscriptionId } from "./pushAddress.ts";

/** Notifies the caller in this browser while it is closed, for as long as the session lasts that the call came from. */
export const subscribePush = defineOperation(
  import.meta,
  async (ctx, address: PushAddress): Promise<Outcome<object, "session_required">> => {
    const { userId, sessionId } = ctx.caller;
    const session = sessionId === undefined ? undefined : await selectCallerSession(ctx.db, userId, sessionId);
    if (!session) return refuse("session_required");
    await upsertSubscription(ctx.db, {
      id: subscriptionId(address.endpoint),
      user_id: userId,
      session_id: session.id,
      sealed: sealAddress(ctx, address),
      created_ms: ctx.nowMs,
      sent_ms: null,
      expires_ms: session.expires_ms,
    });
    await deleteOldSubscriptions(ctx.db, userId, limits.push_subscriptions_max);
    return succeed({});
  },
);
