import { connectInvite, exampleConnectInvite } from "../eventCatalog/connectFields.ts";
import { defineEvent } from "../eventCatalog/defineEvent.ts";

export const shared_channel_invite_received = defineEvent({
  type: "shared_channel_invite_received",
  summary: "The receiver was invited, by id, to share a channel of another workspace.",
  scopes: ["conversations.connect:write"],
  audience: ["user"],
  receivers: ["apps"],
  fields: connectInvite,
  example: exampleConnectInvite,
});
