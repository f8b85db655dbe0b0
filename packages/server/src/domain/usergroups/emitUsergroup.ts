import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit, emitAll } from "../events/emit.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";

/** Emits a new or changed user group to the workspace. */
export async function emitUsergroup(
  ctx: WriteContext,
  type: "subteam_created" | "subteam_updated",
  { group, userIds }: ListedUsergroup,
): Promise<void> {
  const channels = JSON.parse(group.channel_ids) as string[];
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
    date_delete: group.disabled_ms === null ? 0 : seconds(group.disabled_ms),
    auto_provision: false,
    enterprise_subteam_id: "",
    created_by: group.creator_id,
    updated_by: group.updater_id,
    deleted_by: group.disabler_id,
    prefs: { channels, groups: [] },
    users: userIds,
    user_count: userIds.length,
    channel_count: channels.length,
    is_section: group.is_section === 1,
    is_visible: true,
    is_idp_group: false,
    is_org_level: false,
    is_membership_locked: false,
    is_editing_restricted: false,
  };
  const payload = { subteam, event_ts: eventTs(ctx) };
  await emit(ctx, { type, teamId: group.team_id, audience: "team", payload });
}

/** Emits the changed members of a group: to the workspace, and to each of them. */
export async function emitUsergroupMembers(
  ctx: WriteContext,
  { group, userIds }: ListedUsergroup,
  before: { readonly userIds: readonly string[]; readonly updatedMs: number },
): Promise<void> {
  const added = userIds.filter((id) => !before.userIds.includes(id));
  const removed = before.userIds.filter((id) => !userIds.includes(id));
  if (added.length + removed.length === 0) return;
  const { id: subteam_id, team_id: teamId } = group;
  await emit(ctx, {
    type: "subteam_members_changed",
    teamId,
    audience: "team",
    payload: {
      subteam_id,
      team_id: teamId,
      date_previous_update: seconds(before.updatedMs),
      date_update: seconds(group.updated_ms),
      added_users: added,
      added_users_count: added.length,
      removed_users: removed,
      removed_users_count: removed.length,
      event_ts: eventTs(ctx),
    },
  });
  const own = { teamId, audience: "user", payload: { subteam_id, event_ts: eventTs(ctx) } } as const;
  await emitAll(ctx, [
    ...added.map((userId) => ({ type: "subteam_self_added", userId, ...own }) as const),
    ...removed.map((userId) => ({ type: "subteam_self_removed", userId, ...own }) as const),
  ]);
}

function eventTs({ nowMs }: WriteContext): string {
  return printTs(nowMs * 1000);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
