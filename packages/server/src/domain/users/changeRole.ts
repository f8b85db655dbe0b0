import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteMappedRoles } from "../../storage/queries/groupMappings.ts";
import { updateInviteLinksOfInviterRevoked } from "../../storage/queries/inviteLinks.ts";
import { deleteInvitesBy } from "../../storage/queries/oneTimeLinks.ts";
import { updateUser } from "../../storage/queries/users.ts";
import { accessMember, type MemberCode } from "../access/accessMember.ts";
import { isOwnerOf } from "../access/governTeam.ts";
import type { UserRow } from "../access/accessUser.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { isAdmin, isGuest } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { emitUserEvents } from "./emitUserEvents.ts";

export type RoleCode = MemberCode | "cannot_modify_primary_owner" | "invalid_permissions";

export interface NamedMember {
  readonly teamId: string;
  readonly userId: string;
}

/** A person whose role the caller may change to this one: admins decide about admins, owners about owners. */
export async function accessForRole(
  ctx: WriteContext,
  named: NamedMember,
  role: "owner" | "admin" | "member",
): Promise<Outcome<{ user: UserRow; team: TeamRow }, RoleCode>> {
  const found = await accessMember(ctx, named);
  if (!found.ok) return found;
  const { user, team } = found;
  if (user.role === "primary_owner") return refuse("cannot_modify_primary_owner");
  const isAboutOwners = role === "owner" || user.role === "owner";
  if (isAboutOwners && !isOwnerOf(ctx.caller, team)) return refuse("invalid_permissions");
  return succeed({ user, team });
}

/** The person knows these links, and would come back by one of them, or let others in with rights that are gone. */
export async function revokeLinks(ctx: WriteContext, { team_id: teamId, id: inviterId }: UserRow): Promise<void> {
  await updateInviteLinksOfInviterRevoked(ctx.db, { teamId, inviterId, nowMs: ctx.nowMs });
  await deleteInvitesBy(ctx.db, teamId, inviterId);
}

/** Writes it down and tells everybody; holds for the very next call, because callers are read on each. */
export async function storeRole(ctx: WriteContext, user: UserRow, role: UserRow["role"]): Promise<void> {
  // Only the access of guests ends by itself.
  const change = { role, expires_ms: isGuest({ role }) ? user.expires_ms : null, updated_ms: ctx.nowMs };
  await updateUser(ctx.db, user, change);
  // What groups at a provider gave is the decision of a person from here on, and no provider takes it back.
  await deleteMappedRoles(ctx.db, { teamId: user.team_id, userId: user.id });
  // Links let people in with the rights of their creator; admins of the org keep those rights.
  const isDemoted = !isAdmin({ role }) && user.org_role === null;
  if (isDemoted) await revokeLinks(ctx, user);
  await emitUserEvents(ctx, { ...user, ...change });
}
