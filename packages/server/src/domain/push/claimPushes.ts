import { limits, type Outcome, succeed } from "@platform/protocol";
import { claimPushMessages } from "../../storage/queries/pushMessages.ts";
import type { PushMessageRow } from "../../storage/tables/pushMessages.ts";
import { defineOperation } from "../context.ts";

export { selectHasDuePushes as hasDuePushes } from "../../storage/queries/pushMessages.ts";
export type { PushMessageRow } from "../../storage/tables/pushMessages.ts";

/** Takes notifications that are due. If this server dies, another one takes them when the lease ends. */
export const claimPushes = defineOperation(
  import.meta,
  async (ctx, { limit }: { readonly limit: number }): Promise<Outcome<{ pushes: PushMessageRow[] }, never>> => {
    const pushes = await claimPushMessages(ctx.db, {
      nowMs: ctx.nowMs,
      leaseUntilMs: ctx.nowMs + limits.push_lease_s * 1000,
      limit,
      attemptsMax: limits.push_attempts_max,
    });
    return succeed({ pushes });
  },
);
