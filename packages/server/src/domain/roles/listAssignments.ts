import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectAssignments } from "../../storage/queries/roleAssignments.ts";
import { selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import type { RoleAssignmentRow } from "../../storage/tables/roleAssignments.ts";
import { delegatedEntities } from "../access/mayAdminister.ts";
import { isOrgAdmin, runsOwnWorkspace } from "../access/roles.ts";
import { systemRoles } from "../access/systemRoles.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export type { RoleAssignmentRow } from "../../storage/tables/roleAssignments.ts";

export interface AssignmentsAsked {
  readonly roleIds: readonly string[] | undefined;
  readonly entityIds: readonly string[] | undefined;
  readonly direction: "asc" | "desc";
  readonly cursor: string | undefined;
  readonly limit: number;
}

export type ListAssignmentsCode = "invalid_actor" | "invalid_role_id" | "invalid_cursor";

/** Who has which role for what: of the org for its admins, else of the workspaces that the caller decides about. */
export async function listAssignments(
  ctx: ReadContext,
  asked: AssignmentsAsked,
): Promise<Outcome<{ assignments: RoleAssignmentRow[]; next: string }, ListAssignmentsCode>> {
  const { roleIds, entityIds, direction, limit } = asked;
  const scope = await scopeOf(ctx);
  if (!scope) return refuse("invalid_actor");
  if (roleIds?.some((id) => !Object.hasOwn(systemRoles, id))) return refuse("invalid_role_id");
  const listing = `role assignments ${JSON.stringify([scope, roleIds, entityIds, direction])}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const after = from.at === undefined ? undefined : (JSON.parse(from.at) as RoleAssignmentRow);
  const rows = await selectAssignments(ctx.db, { ...scope, roleIds, entityIds, direction, after, limit: limit + 1 });
  const assignments = rows.slice(0, limit);
  const last = assignments.at(-1);
  const hasMore = rows.length > assignments.length && last !== undefined;
  return succeed({ assignments, next: hasMore ? sealCursor(ctx, listing, JSON.stringify(last)) : "" });
}

async function scopeOf(
  ctx: ReadContext,
): Promise<{ readonly orgId: string | undefined; readonly teamIds: string[] } | undefined> {
  const { db, caller } = ctx;
  const ofOrg = caller.orgId === undefined ? [] : (await selectTeamsOfOrg(db, caller.orgId)).map(({ id }) => id);
  const delegated = await delegatedEntities(ctx);
  if (isOrgAdmin(caller) || (caller.orgId !== undefined && delegated.includes(caller.orgId))) {
    return { orgId: caller.orgId, teamIds: ofOrg };
  }
  const own = runsOwnWorkspace(caller) ? [caller.teamId] : [];
  const reachable = [caller.teamId, ...ofOrg];
  const teamIds = [...new Set([...own, ...reachable.filter((id) => delegated.includes(id))])];
  return teamIds.length > 0 ? { orgId: undefined, teamIds } : undefined;
}
