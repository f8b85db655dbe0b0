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
    date_delete: 0,
    created_by: group.creator_id,
    updated_by: group.updater_id,
    prefs: { channels: [], groups: [] },
    ...(view.withUsers ? { users: [...userIds] } : {}),
    ...(view.withCount ? { user_count: userIds.length } : {}),
  };
}
