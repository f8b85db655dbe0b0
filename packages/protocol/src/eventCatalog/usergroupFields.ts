import { Type } from "typebox";
import { usergroupSchema } from "../resources/usergroup.ts";
import { eventTs, exampleTs } from "./fields.ts";

/** A user group with its members. */
export const groupFields = {
  subteam: Type.Object({
    ...usergroupSchema.properties,
    auto_provision: Type.Boolean(),
    enterprise_subteam_id: Type.String(),
    users: Type.Array(Type.String()),
    user_count: Type.Integer(),
    channel_count: Type.Integer(),
    is_section: Type.Boolean(),
  }),
  event_ts: eventTs,
};

export const exampleGroupFields = {
  subteam: {
    id: "S0123456789",
    team_id: "T0123456789",
    is_usergroup: true,
    is_subteam: true,
    name: "Cooks",
    description: "",
    handle: "cooks",
    is_external: false,
    date_create: 1_768_467_600,
    date_update: 1_768_467_600,
    date_delete: 0,
    auto_provision: false,
    enterprise_subteam_id: "",
    created_by: "U0123456789",
    updated_by: "U0123456789",
    prefs: { channels: [], groups: [] },
    users: ["U0123456789"],
    user_count: 1,
    channel_count: 0,
    is_section: false,
    is_visible: true,
    is_idp_group: false,
    is_org_level: false,
    is_membership_locked: false,
    is_editing_restricted: false,
  },
  event_ts: exampleTs,
};
