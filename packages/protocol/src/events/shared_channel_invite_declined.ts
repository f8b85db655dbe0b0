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

export const shared_channel_invite_declined = defineEvent({
  type: "shared_channel_invite_declined",
  summary: "An admin, or an app for one, declined an invite to share a channel.",
  scopes: ["conversations.connect:manage"],
  audience: ["team"],
  receivers: ["apps"],
  fields: {
    ...connectInvite,
    ...teamsInChannel,
    declining_team_id: Type.String(),
    declining_user: connectUser,
  },
  example: {
    ...exampleConnectInvite,
    ...exampleTeamsInChannel,
    declining_team_id: "T0123456789",
    declining_user: exampleConnectUser,
  },
});
