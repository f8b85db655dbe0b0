import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockAccount } from "../../storage/queries/memberships.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { accessMember, type MemberCode } from "../access/accessMember.ts";
import { isOwnerOf } from "../access/governTeam.ts";
import { isAdmin, isGuest } from "../caller.ts";
import { notePerson } from "../audit/notePerson.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { endMembership } from "./endMembership.ts";

export type DeactivateCode =
  | MemberCode
  | "cannot_modify_primary_owner"
  | "invalid_permissions"
  | "user_already_deleted";

interface NamedUser {
  readonly teamId: string;
  readonly userId: string;
}

/** A person whom the caller may deactivate. */
export async function accessRemovable(
  ctx: ReadContext,
  named: NamedUser,
): Promise<Outcome<{ user: UserRow }, DeactivateCode>> {
  const found = await accessMember(ctx, named);
  if (!found.ok) return found;
  const { user, team } = found;
  if (user.role === "primary_owner" || user.org_role === "primary_owner") return refuse("cannot_modify_primary_owner");
  if (isAdmin(user) && !isOwnerOf(ctx.caller, team)) return refuse("invalid_permissions");
  return user.deactivated_ms === null ? succeed({ user }) : refuse("user_already_deleted");
}

/**
 * Removes a person from a workspace: from this commit on, none of their tokens of this workspace is valid. What they have
 * in other workspaces of the org stays.
 */
export const deactivateUser = defineOperation(
  import.meta,
  async (ctx, input: NamedUser): Promise<Outcome<object, DeactivateCode>> => {
    await lockAccount(ctx.db, input.userId);
    const found = await accessRemovable(ctx, input);
    if (!found.ok) return found;
    const { user } = found;
    await endMembership(ctx, user);
    if (isGuest(user)) await notePerson(ctx, user, "guest_deactivated", { insteadOf: "user_deactivated" });
    return succeed({});
  },
);
