import { refuseMissingFeature } from "../../domain/channelAdministration/missingFeature.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, text } from "../params.ts";

export const adminConversationsCreateForObjects = defineMethod({
  name: "admin.conversations.createForObjects",
  summary: "Creates a channel for a Salesforce record; this server has no connected Salesforce org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:manage_objects"],
  rate: 2,
  params: {
    object_id: text({ describe: "The record." }),
    salesforce_org_id: text({ describe: "The Salesforce org of the record." }),
    invite_object_team: defaulted(flag({ describe: "Whether to invite the people who work on the record." }), false),
  },
  result: {},
  errors: {
    feature_not_enabled: "No Salesforce org can be connected to this server.",
    restricted_action: "The caller runs no workspace.",
  },
  examples: [
    { title: "One record", params: { object_id: "006000000000001AAA", salesforce_org_id: "00D000000000001AAA" } },
  ],
  notes: "Always refused, so that apps learn that no channel was created.",
  handler: async (ctx) => refuseMissingFeature(ctx),
});
