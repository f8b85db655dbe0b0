import { printTs } from "@platform/protocol";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import type { WriteContext } from "../context.ts";
import { type DomainEvent, emit, emitAll } from "../events/emit.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";

/** Tells everybody in the workspace that there is a group, or what it is now. */
export async function tellOfUsergroup(
  ctx: WriteContext,
  type: "subteam_created" | "subteam_updated",
  { group, userIds }: ListedUsergroup,
): Promise<void> {
  const subteam = {
    id: group.id,
    team_id: group.team_id,
    is_usergroup: true,
    is_subteam: true,
    name: group.name,
    description: group.description,
    handle: group.handle,
    is_external: false,
    date_create: seconds(group.created_ms),
    date_update: seconds(group.updated_ms),
    date_delete: 0,
    auto_provision: false,
    enterprise_subteam_id: "",
    created_by: group.creator_id,
    updated_by: group.updater_id,
    prefs: { channels: [], groups: [] },
    users: userIds,
    user_count: userIds.length,
    channel_count: 0,
    is_section: false,
  };
  await emit(ctx, eventOf(ctx, group, type, { subteam }));
}

/** Tells the workspace who came into a group and who left it, and each of them that it was they. */
export async function tellOfGroupMembers(
  ctx: WriteContext,
  { group, userIds }: ListedUsergroup,
  before: { readonly userIds: readonly string[]; readonly updatedMs: number },
): Promise<void> {
  const added = userIds.filter((id) => !before.userIds.includes(id));
  const removed = before.userIds.filter((id) => !userIds.includes(id));
  if (added.length + removed.length === 0) return;
  const own = (type: string) => (userId: string) => ({
    ...eventOf(ctx, group, type, { subteam_id: group.id }),
    audience: "user" as const,
    userId,
  });
  await emitAll(ctx, [
    eventOf(ctx, group, "subteam_members_changed", {
      subteam_id: group.id,
      team_id: group.team_id,
      date_previous_update: seconds(before.updatedMs),
      date_update: seconds(group.updated_ms),
      added_users: added,
      added_users_count: added.length,
      removed_users: removed,
      removed_users_count: removed.length,
    }),
    ...added.map(own("subteam_self_added")),
    ...removed.map(own("subteam_self_removed")),
  ]);
}

function eventOf(ctx: WriteContext, group: UsergroupRow, type: string, told: object): DomainEvent {
  const payload = { type, ...told, event_ts: printTs(ctx.nowMs * 1000) };
  return { type, teamId: group.team_id, audience: "team", payload };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
