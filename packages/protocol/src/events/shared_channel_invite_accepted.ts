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

export const shared_channel_invite_accepted = defineEvent({
  type: "shared_channel_invite_accepted",
  summary: "An invite to share a channel was accepted.",
  scopes: ["conversations.connect:manage"],
  audience: ["team"],
  receivers: ["apps"],
  fields: {
    ...connectInvite,
    ...teamsInChannel,
    approval_required: Type.Boolean({ description: "Whether an admin still has to approve it." }),
    accepting_user: connectUser,
  },
  example: {
    ...exampleConnectInvite,
    ...exampleTeamsInChannel,
    approval_required: true,
    accepting_user: exampleConnectUser,
  },
});
