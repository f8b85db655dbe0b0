import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectExpiredGuest } from "../../storage/queries/expiredGuests.ts";
import { notePerson } from "../audit/notePerson.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { endMembership } from "./endMembership.ts";

interface Guest {
  readonly teamId: string;
  readonly userId: string;
}

/** Whether a guest does not have to be deactivated: an administrator has done so, or has set a later date. */
export async function isExpiryObsolete(ctx: ReadContext, guest: Guest): Promise<boolean> {
  return (await selectExpiredGuest(ctx.db, { ...guest, nowMs: ctx.nowMs })) === undefined;
}

/** Deactivates a guest whose time is over. Their tokens are refused from that moment on, whether this has run or not. */
export const expireGuest = defineOperation(
  import.meta,
  async (ctx, guest: Guest): Promise<Outcome<object, "user_not_found">> => {
    const user = await selectExpiredGuest(ctx.db, { ...guest, nowMs: ctx.nowMs });
    if (!user) return refuse("user_not_found");
    await endMembership(ctx, user);
    await notePerson(ctx, user, "guest_expired");
    await notePerson(ctx, user, "guest_deactivated", { insteadOf: "user_deactivated" });
    return succeed({});
  },
);
