import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectExpiredGuests } from "../../storage/queries/memberships.ts";
import { defineOperation } from "../context.ts";
import { endMembership } from "./endMembership.ts";

/** Removes guests whose time is over. Their tokens are refused from that moment on, whether this has run or not. */
export const expireGuests = defineOperation(
  import.meta,
  async (ctx, _input: object): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const guests = await selectExpiredGuests(ctx.db, ctx.nowMs, limits.expired_guests_step);
    for (const guest of guests) await endMembership(ctx, guest);
    return succeed({ hasMore: guests.length === limits.expired_guests_step, didWork: guests.length > 0 });
  },
);
