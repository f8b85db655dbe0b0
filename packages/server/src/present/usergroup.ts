import type { usergroupSchema } from "@platform/protocol/resources/usergroup.ts";
import type { Static } from "typebox";
import type { ListedUsergroup } from "../domain/usergroups/listUsergroups.ts";
import { seconds } from "./timestamp.ts";

export { usergroupSchema } from "@platform/protocol/resources/usergroup.ts";

export interface UsergroupView {
  readonly withUsers: boolean;
  readonly withCount: boolean;
}

export function presentUsergroup(
  { group, userIds }: ListedUsergroup,
  view: UsergroupView,
): Static<typeof usergroupSchema> {
  const channels = JSON.parse(group.channel_ids) as string[];
  return {
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
    created_by: group.creator_id,
    updated_by: group.updater_id,
    deleted_by: group.disabler_id,
    prefs: { channels, groups: [] },
    channel_count: channels.length,
    is_section: group.is_section === 1,
    is_visible: true,
    is_idp_group: false,
    is_org_level: false,
    is_membership_locked: false,
    is_editing_restricted: false,
    auto_provision: false,
    enterprise_subteam_id: "",
    ...(view.withUsers ? { users: [...userIds] } : {}),
    ...(view.withCount ? { user_count: userIds.length } : {}),
  };
}
