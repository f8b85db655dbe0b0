import { Type } from "typebox";
import { eventTs, exampleTs } from "./fields.ts";

// What the events about shared channels contain. Their users have no pictures and no addresses: the receiver's scopes
// open neither.

export const connectTeam = Type.Object({
  id: Type.String(),
  name: Type.String(),
  domain: Type.String(),
  icon: Type.Object({ image_default: Type.Boolean() }),
  is_verified: Type.Boolean(),
  date_created: Type.Integer({ description: "In seconds." }),
});
const exampleTeam = {
  id: "T0123456789",
  name: "Acme",
  domain: "acme",
  icon: { image_default: true },
  is_verified: false,
  date_created: 1_768_467_600,
};

export const connectUser = Type.Object({
  id: Type.String(),
  team_id: Type.String(),
  name: Type.String(),
  updated: Type.Integer({ description: "In seconds." }),
  profile: Type.Object({
    real_name: Type.String(),
    display_name: Type.String(),
    real_name_normalized: Type.String(),
    display_name_normalized: Type.String(),
    team: Type.String(),
  }),
});
export const exampleConnectUser = {
  id: "U0123456789",
  team_id: "T0123456789",
  name: "ann",
  updated: 1_768_467_600,
  profile: {
    real_name: "Ann Arbor",
    display_name: "ann",
    real_name_normalized: "Ann Arbor",
    display_name_normalized: "ann",
    team: "T0123456789",
  },
};

/** An invite to share a channel, and the channel. */
export const connectInvite = {
  invite: Type.Object({
    id: Type.String(),
    date_created: Type.Integer({ description: "In seconds." }),
    date_invalid: Type.Integer({ description: "When it expires, in seconds." }),
    inviting_team: connectTeam,
    inviting_user: connectUser,
    recipient_email: Type.Optional(Type.String()),
    recipient_user_id: Type.Optional(Type.String()),
  }),
  channel: Type.Object({
    id: Type.String(),
    is_private: Type.Boolean(),
    is_im: Type.Boolean(),
    name: Type.String(),
  }),
  event_ts: eventTs,
};
export const exampleConnectInvite = {
  invite: {
    id: "I0123456789",
    date_created: 1_768_467_600,
    date_invalid: 1_769_677_200,
    inviting_team: exampleTeam,
    inviting_user: exampleConnectUser,
    recipient_email: "gina@example.com",
  },
  channel: { id: "C0123456789", is_private: false, is_im: false, name: "partners" },
  event_ts: exampleTs,
};

export const teamsInChannel = {
  teams_in_channel: Type.Array(connectTeam, { description: "The workspaces that have the channel." }),
};
export const exampleTeamsInChannel = { teams_in_channel: [exampleTeam] };
