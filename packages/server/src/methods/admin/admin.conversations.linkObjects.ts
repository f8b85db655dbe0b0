import { refuseToLink } from "../../domain/channelAdministration/objectChannels.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const adminConversationsLinkObjects = defineMethod({
  name: "admin.conversations.linkObjects",
  summary: "Links a channel to a Salesforce record; this server has no connected Salesforce org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:manage_objects"],
  rate: 2,
  params: {
    channel: channelParam,
    record_id: text({ describe: "The record." }),
    salesforce_org_id: text({ describe: "The Salesforce org of the record." }),
  },
  result: {},
  errors: {
    channel_not_found: "`channel` names no channel of a workspace that the caller runs.",
    invalid_channel_type: administerErrors.channel_type_not_supported,
    channel_is_archived: "The channel is archived.",
    record_not_found: "No Salesforce org can be connected to this server, so it has no records.",
    restricted_action: administerErrors.restricted_action,
  },
  examples: [
    {
      title: "One record",
      params: { channel: "C0123456789", record_id: "006000000000001AAA", salesforce_org_id: "00D000000000001AAA" },
    },
  ],
  notes: "Always refused, so that apps learn that the channel has no record.",
  handler: (ctx, params) => refuseToLink(ctx, params.channel),
});
