import { isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectActiveMemberships } from "../../storage/queries/memberships.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { rolesAdminId, systemRoles } from "../access/systemRoles.ts";
import { isGuest } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { accessRoleEntity, mayDecideSomewhere } from "./accessRoleEntity.ts";

export interface AssignmentChange {
  readonly roleId: string;
  readonly entityIds: readonly string[];
  readonly userIds: readonly string[];
}

export interface Rejected {
  readonly id: string;
  readonly error: string;
}

export interface ChangedAssignments {
  readonly rejectedUsers: readonly Rejected[];
  readonly rejectedEntities: readonly Rejected[];
}

export type AssignmentCode =
  | "invalid_role_id"
  | "feature_not_enabled"
  | "too_many_users"
  | "too_many_entities"
  | "invalid_actor"
  | "cannot_modify_role_admin"
  | "no_valid_users"
  | "no_valid_entities";

type Assignment = { readonly user_id: string; readonly role_id: string; readonly entity_id: string };

/** Applies a change to every valid pair of a person and an entity, and reports the others. */
export async function changeAssignments(
  ctx: WriteContext,
  input: AssignmentChange,
  apply: (assignment: Assignment) => Promise<void>,
): Promise<Outcome<ChangedAssignments, AssignmentCode>> {
  const { roleId } = input;
  const userIds = [...new Set(input.userIds)];
  const entityIds = [...new Set(input.entityIds)];
  if (!(await mayDecideSomewhere(ctx))) return refuse("invalid_actor");
  const role = Object.hasOwn(systemRoles, roleId) ? systemRoles[roleId] : undefined;
  if (!role) return refuse("invalid_role_id");
  if (role.permissions.length === 0) return refuse("feature_not_enabled", `${role.name} has no subject on this server`);
  if (userIds.length > limits.role_users_max) return refuse("too_many_users");
  if (entityIds.length > limits.role_entities_max) return refuse("too_many_entities");
  if (roleId === rolesAdminId && !isPrimaryOwner(ctx)) return refuse("cannot_modify_role_admin");

  const rejectedEntities: Rejected[] = [];
  const entities: string[] = [];
  for (const id of entityIds) {
    const found = await accessRoleEntity(ctx, id, roleId);
    if (found.ok) entities.push(id);
    else rejectedEntities.push({ id, error: found.error });
  }
  const rejectedUsers: Rejected[] = [];
  const users: string[] = [];
  for (const id of userIds) {
    const error = await faultOf(ctx, id);
    if (error === undefined) users.push(id);
    else rejectedUsers.push({ id, error });
  }
  // In this order: callers who decide about none of the entities learn nothing about the people.
  if (entities.length === 0) return refuse("no_valid_entities");
  if (users.length === 0) return refuse("no_valid_users");
  for (const user_id of users) for (const entity_id of entities) await apply({ user_id, role_id: roleId, entity_id });
  return succeed({ rejectedUsers, rejectedEntities });
}

function isPrimaryOwner({ caller }: WriteContext): boolean {
  return caller.role === "primary_owner" || (caller.orgId !== undefined && caller.orgRole === "primary_owner");
}

/** Roles are for people of the caller's org who are not guests. A Roles Admin decides about others, not about themselves. */
async function faultOf(ctx: WriteContext, id: string): Promise<string | undefined> {
  const { caller } = ctx;
  const memberships = isIdShaped(id) ? await selectActiveMemberships(ctx.db, id) : [];
  const own: typeof memberships = [];
  for (const membership of memberships) {
    const isOwn = membership.team_id === caller.teamId;
    const orgId = caller.orgId !== undefined && (await selectTeam(ctx.db, membership.team_id))?.org_id;
    if (isOwn || orgId === caller.orgId) own.push(membership);
  }
  const [first] = own;
  if (!first || first.bot_id !== null) return "user_not_found";
  if (own.some(isGuest)) return "user_is_restricted";
  return id === caller.userId && !isPrimaryOwner(ctx) ? "cannot_modify_self" : undefined;
}
