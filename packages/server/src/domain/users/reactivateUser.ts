import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateUser } from "../../storage/queries/users.ts";
import { accessMember, type MemberCode } from "../access/accessMember.ts";
import { notePerson } from "../audit/notePerson.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { recountMemberships } from "./countMemberships.ts";
import { emitUserEvents } from "./emitUserEvents.ts";

/** Reactivates a person. Earlier tokens stay ended; apps must be authorized again. */
export const reactivateUser = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly userId: string },
  ): Promise<Outcome<object, MemberCode | "user_not_deactivated">> => {
    const found = await accessMember(ctx, input);
    if (!found.ok) return found;
    if (found.user.deactivated_ms === null) return refuse("user_not_deactivated");
    const change = { deactivated_ms: null, expires_ms: null, updated_ms: ctx.nowMs };
    await updateUser(ctx.db, found.user, change);
    await recountMemberships(ctx, found.user);
    await emitUserEvents(ctx, { ...found.user, ...change });
    if (isGuest(found.user)) await notePerson(ctx, found.user, "guest_reactivated", { insteadOf: "user_reactivated" });
    return succeed({});
  },
);
