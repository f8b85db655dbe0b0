import { selectEntitiesOfRoles } from "../../storage/queries/roleAssignments.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { isOrgAdmin, isWorkspaceAdmin } from "./roles.ts";
import { rolesWith } from "./systemRoles.ts";

/** An org, one of its workspaces, or a channel of one. */
export interface Entity {
  readonly team?: { readonly id: string; readonly org_id: string | null };
  readonly channelId?: string;
}

/** By the rank of the membership, or by a delegated role, which never reaches owners and admins. */
export type Authority = "rank" | "role";

/**
 * The one permission function: whether the caller may do what the called method does to the entity. Owners and admins may by
 * their rank. Others may by a role for the entity, or for what contains it, that has the permission of the method.
 */
export async function mayAdminister(ctx: ReadContext, { team, channelId }: Entity): Promise<Authority | undefined> {
  const { caller } = ctx;
  if (team ? isWorkspaceAdmin(caller, team) : isOrgAdmin(caller)) return "rank";
  const containers = team ? [channelId, team.id, team.org_id] : [caller.orgId];
  const entities = await delegatedEntities(ctx);
  return containers.some((id) => typeof id === "string" && entities.includes(id)) ? "role" : undefined;
}

/** The org, workspaces and channels for which the caller has a role with the permission of the called method. */
export async function delegatedEntities({ db, caller }: ReadContext): Promise<string[]> {
  if (caller.permission === undefined || caller.kind !== "user" || isGuest(caller)) return [];
  return selectEntitiesOfRoles(db, { userId: caller.userId, roleIds: rolesWith(caller.permission) });
}

/** Whether the caller may do it to the whole org that the workspace of the token belongs to. */
export async function mayAdministerOrg(ctx: ReadContext): Promise<boolean> {
  return ctx.caller.orgId !== undefined && (await mayAdminister(ctx, {})) !== undefined;
}
