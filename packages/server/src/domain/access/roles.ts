import type { Caller } from "../caller.ts";

type InOrg = Pick<Caller, "orgId" | "orgRole">;
type Ranked = InOrg & Pick<Caller, "teamId" | "role">;

/** As much of a workspace as decides who runs it. */
interface Governed {
  readonly id: string;
  readonly org_id: string | null;
}

/** Runs the org that the caller's workspace is in. A role in an org counts only while the workspace is in one. */
export function isOrgAdmin({ orgId, orgRole }: InOrg): boolean {
  return orgId !== undefined && orgRole !== undefined;
}

export function isOrgOwner({ orgId, orgRole }: InOrg): boolean {
  return orgId !== undefined && (orgRole === "primary_owner" || orgRole === "owner");
}

/** Runs the workspace: its owners and admins, and the admins of its org. */
export function isWorkspaceAdmin(caller: Ranked, team: Governed): boolean {
  if (team.id === caller.teamId && (isOwner(caller) || caller.role === "admin")) return true;
  return isOrgAdmin(caller) && team.org_id === caller.orgId;
}

/** Runs the workspace that he is in. */
export function runsOwnWorkspace(caller: InOrg & Pick<Caller, "role">): boolean {
  return isOwner(caller) || caller.role === "admin" || isOrgAdmin(caller);
}

/** May take irreversible decisions, and may change the roles of admins. */
export function isWorkspaceOwner(caller: Ranked, team: Governed): boolean {
  return (team.id === caller.teamId && isOwner(caller)) || (isOrgOwner(caller) && team.org_id === caller.orgId);
}

function isOwner({ role }: Pick<Caller, "role">): boolean {
  return role === "primary_owner" || role === "owner";
}
