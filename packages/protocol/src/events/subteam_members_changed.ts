import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const subteam_members_changed = defineEvent({
  type: "subteam_members_changed",
  summary: "Users were added to a user group or removed from it.",
  scopes: ["usergroups:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: {
    subteam_id: Type.String(),
    team_id: Type.String(),
    date_previous_update: Type.Integer(),
    date_update: Type.Integer(),
    added_users: Type.Array(Type.String()),
    added_users_count: Type.Integer(),
    removed_users: Type.Array(Type.String()),
    removed_users_count: Type.Integer(),
    event_ts: eventTs,
  },
  example: {
    subteam_id: "S0123456789",
    team_id: "T0123456789",
    date_previous_update: 1_768_467_000,
    date_update: 1_768_467_600,
    added_users: ["U0123456789"],
    added_users_count: 1,
    removed_users: [],
    removed_users_count: 0,
    event_ts: exampleTs,
  },
});
