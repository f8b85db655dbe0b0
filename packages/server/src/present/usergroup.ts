import { type Static, Type } from "typebox";
import type { ListedUsergroup } from "../domain/usergroups/listUsergroups.ts";
import { seconds } from "./timestamp.ts";

export const usergroupSchema = Type.Object(
  {
    id: Type.String(),
    team_id: Type.String(),
    is_usergroup: Type.Boolean(),
    is_subteam: Type.Boolean(),
    name: Type.String(),
    description: Type.String(),
    handle: Type.String({ description: "What people type after the @." }),
    is_external: Type.Boolean(),
    date_create: Type.Integer(),
    date_update: Type.Integer(),
    date_delete: Type.Integer(),
    created_by: Type.String(),
    updated_by: Type.String(),
    prefs: Type.Object({ channels: Type.Array(Type.String()), groups: Type.Array(Type.String()) }),
    users: Type.Optional(Type.Array(Type.String())),
    user_count: Type.Optional(Type.Integer()),
  },
  { title: "Usergroup" },
);

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
