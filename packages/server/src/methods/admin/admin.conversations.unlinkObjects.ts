import { refuseToUnlink } from "../../domain/channelAdministration/objectChannels.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const adminConversationsUnlinkObjects = defineMethod({
  name: "admin.conversations.unlinkObjects",
  summary: "Unlinks a channel from its Salesforce record; no channel of this server has one.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:manage_objects"],
  rate: 2,
  params: { channel: channelParam, new_name: text({ describe: "The name of the channel without the record." }) },
  result: {},
  errors: {
    channel_not_found: "`channel` names no channel with a Salesforce record.",
    restricted_action: administerErrors.restricted_action,
  },
  examples: [{ title: "One channel", params: { channel: "C0123456789", new_name: "plans" } }],
  notes: "Always refused: no Salesforce org can be connected to this server, so no channel has a record.",
  handler: async (ctx) => refuseToUnlink(ctx),
});
