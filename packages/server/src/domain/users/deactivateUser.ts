import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessMember, type MemberCode } from "../access/accessMember.ts";
import { isOwnerOf } from "../access/governTeam.ts";
import { isAdmin } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { endMembership } from "./endMembership.ts";

export type DeactivateCode =
  | MemberCode
  | "cannot_modify_primary_owner"
  | "invalid_permissions"
  | "user_already_deleted";

/**
 * Removes a person from a workspace: from this commit on, none of their tokens of this workspace is valid. What they have
 * in other workspaces of the org stays.
 */
export const deactivateUser = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly userId: string },
  ): Promise<Outcome<object, DeactivateCode>> => {
    const found = await accessMember(ctx, input);
    if (!found.ok) return found;
    const { user, team } = found;
    if (user.role === "primary_owner" || user.org_role === "primary_owner")
      return refuse("cannot_modify_primary_owner");
    if (isAdmin(user) && !isOwnerOf(ctx.caller, team)) return refuse("invalid_permissions");
    if (user.deactivated_ms !== null) return refuse("user_already_deleted");

    await endMembership(ctx, user);
    return succeed({});
  },
);
