import type { Caller } from "../caller.ts";

type Ranked = Pick<Caller, "role" | "orgRole" | "orgId">;

/** Runs the whole org. A role in an org counts only while the workspace is in one. */
export function isOrgAdmin({ orgId, orgRole }: Pick<Caller, "orgRole" | "orgId">): boolean {
  return orgId !== undefined && orgRole !== undefined;
}

export function isOrgOwner({ orgId, orgRole }: Pick<Caller, "orgRole" | "orgId">): boolean {
  return orgId !== undefined && orgRole === "owner";
}

/** Runs the workspace: its owners and admins, and those who run its org. */
export function isWorkspaceAdmin(caller: Ranked): boolean {
  return rankOf(caller) >= ranks.admin;
}

export function isWorkspaceOwner(caller: Ranked): boolean {
  return rankOf(caller) >= ranks.owner;
}

export function isGuest({ role }: Pick<Caller, "role">): boolean {
  return role === "multi_channel_guest" || role === "single_channel_guest";
}

/**
 * Whether one may decide about the other's account. Equals may not, except owners about owners: otherwise an admin
 * could lock out everybody who might stop him. Nobody but the primary owner decides about the primary owner.
 */
export function mayGovern(caller: Ranked & Pick<Caller, "userId">, other: Ranked & { readonly id: string }): boolean {
  if (caller.userId === other.id) return true;
  if (other.role === "primary_owner" || !isWorkspaceAdmin(caller)) return false;
  const mine = rankOf(caller);
  return mine > rankOf(other) || mine >= ranks.owner;
}

const ranks = {
  single_channel_guest: 0,
  multi_channel_guest: 0,
  member: 1,
  admin: 2,
  owner: 3,
  primary_owner: 4,
} as const;

function rankOf(person: Ranked): number {
  const inOrg = isOrgOwner(person) ? ranks.owner : isOrgAdmin(person) ? ranks.admin : 0;
  return Math.max(ranks[person.role], inOrg);
}
