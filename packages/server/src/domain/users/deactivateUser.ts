import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectLiveGrantsOfUser } from "../../storage/queries/grants.ts";
import { updateInviteLinksOfInviterRevoked } from "../../storage/queries/inviteLinks.ts";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { updateUser } from "../../storage/queries/users.ts";
import { accessMember, type MemberCode } from "../access/accessMember.ts";
import { isOwnerOf } from "../access/governTeam.ts";
import { isAdmin } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";
import { endGrant } from "../tokens/revokeToken.ts";
import { discountMemberships } from "./countMemberships.ts";
import { emitUserEvents } from "./emitUserEvents.ts";

export type DeactivateCode =
  | MemberCode
  | "cannot_modify_primary_owner"
  | "invalid_permissions"
  | "user_already_deleted";

/** Deactivates a person: from this commit on, none of their tokens and sessions is valid. */
export const deactivateUser = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly userId: string },
  ): Promise<Outcome<object, DeactivateCode>> => {
    const found = await accessMember(ctx, input);
    if (!found.ok) return found;
    const { user, team } = found;
    if (user.role === "primary_owner") return refuse("cannot_modify_primary_owner");
    if (isAdmin(user) && !isOwnerOf(ctx.caller, team)) return refuse("invalid_permissions");
    if (user.deactivated_ms !== null) return refuse("user_already_deleted");

    const change = { deactivated_ms: ctx.nowMs, updated_ms: ctx.nowMs };
    await updateUser(ctx.db, user.id, change);
    await discountMemberships(ctx, user.id);
    await emitUserEvents(ctx, { ...user, ...change });
    await updateSessionsRevoked(ctx.db, user.id, ctx.nowMs);
    // The person knows these links, and would come back by one of them under another address.
    await updateInviteLinksOfInviterRevoked(ctx.db, user.id, ctx.nowMs);
    // Ended permanently: they must not become valid again when the person is reactivated.
    for (const grant of await selectLiveGrantsOfUser(ctx.db, user.id)) await endGrant(ctx, grant);
    await endAccess(ctx, { teamId: team.id, userId: user.id });
    return succeed({});
  },
);
