import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannel } from "../../storage/queries/channels.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { delegatedEntities } from "../access/mayAdminister.ts";
import { type EntityKind, rolesAdminId, systemRoles } from "../access/systemRoles.ts";
import type { ReadContext } from "../context.ts";

export type RoleEntityCode = "entity_not_found" | "entity_type_not_supported";

/** The primary owners of the org and of the workspace, and Roles Admins, decide about roles. */
export async function mayDecideSomewhere(ctx: ReadContext): Promise<boolean> {
  const { caller } = ctx;
  if (caller.role === "primary_owner" || (caller.orgId !== undefined && caller.orgRole === "primary_owner"))
    return true;
  return (await delegatedEntities(ctx)).length > 0;
}

/** An org, a workspace or a channel for which the caller may give the role. What the caller does not decide about looks missing. */
export async function accessRoleEntity(
  ctx: ReadContext,
  id: string,
  roleId: string,
): Promise<Outcome<{ kind: EntityKind }, RoleEntityCode>> {
  const found = await find(ctx, id);
  if (!found || !(await decides(ctx, found, roleId))) return refuse("entity_not_found");
  const isSupported = systemRoles[roleId]?.entities.includes(found.kind) === true;
  return isSupported ? succeed({ kind: found.kind }) : refuse("entity_type_not_supported");
}

interface Found {
  readonly kind: EntityKind;
  /** The entity and what contains it. */
  readonly containers: readonly string[];
  readonly teamId: string | undefined;
}

async function find({ db, caller }: ReadContext, id: string): Promise<Found | undefined> {
  if (!isIdShaped(id)) return undefined;
  if (id === caller.orgId) return { kind: "org", containers: [id], teamId: undefined };
  const channel = await selectChannel(db, id);
  // Direct messages have no administrators.
  if (channel && channel.kind !== "public" && channel.kind !== "private") return undefined;
  const team = await selectTeam(db, channel?.team_id ?? id);
  if (!team || team.deleted_ms !== null) return undefined;
  const isOfOrg = team.org_id !== null && team.org_id === caller.orgId;
  if (team.id !== caller.teamId && !isOfOrg) return undefined;
  const above = [team.id, ...(team.org_id === null ? [] : [team.org_id])];
  if (!channel) return { kind: "team", containers: above, teamId: team.id };
  return { kind: "channel", containers: [id, ...above], teamId: team.id };
}

async function decides(ctx: ReadContext, { containers, teamId }: Found, roleId: string): Promise<boolean> {
  const { caller } = ctx;
  if (caller.orgId !== undefined && caller.orgRole === "primary_owner") return true;
  if (caller.role === "primary_owner" && teamId === caller.teamId) return true;
  if (roleId === rolesAdminId) return false;
  const entities = await delegatedEntities(ctx);
  return containers.some((id) => entities.includes(id));
}
