import { Type } from "typebox";

/** A user group, as answers contain it. */
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
    deleted_by: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: "Who disabled it." })),
    prefs: Type.Object({ channels: Type.Array(Type.String()), groups: Type.Array(Type.String()) }),
    users: Type.Optional(Type.Array(Type.String())),
    user_count: Type.Optional(Type.Integer()),
    channel_count: Type.Optional(Type.Integer()),
    is_section: Type.Optional(Type.Boolean()),
    is_visible: Type.Boolean(),
    is_idp_group: Type.Boolean({ description: "False: people manage every group here." }),
    is_org_level: Type.Boolean({ description: "False: groups belong to one workspace." }),
    is_membership_locked: Type.Boolean(),
    is_editing_restricted: Type.Boolean(),
    auto_provision: Type.Boolean({ description: "False: a group adds nobody to a workspace." }),
    enterprise_subteam_id: Type.String({ description: "Empty: no group belongs to an org." }),
  },
  { title: "Usergroup" },
);
