import { Type } from "typebox";
import {
  connectInvite,
  connectUser,
  exampleConnectInvite,
  exampleConnectUser,
  exampleTeamsInChannel,
  teamsInChannel,
} from "../eventCatalog/connectFields.ts";
import { defineEvent } from "../eventCatalog/defineEvent.ts";

export const shared_channel_invite_approved = defineEvent({
  type: "shared_channel_invite_approved",
  summary: "An admin, or an app for one, approved an invite to share a channel.",
  scopes: ["conversations.connect:manage"],
  audience: ["team"],
  receivers: ["apps"],
  fields: {
    ...connectInvite,
    ...teamsInChannel,
    approving_team_id: Type.String(),
    approving_user: connectUser,
  },
  example: {
    ...exampleConnectInvite,
    ...exampleTeamsInChannel,
    approving_team_id: "T0123456789",
    approving_user: exampleConnectUser,
  },
});
