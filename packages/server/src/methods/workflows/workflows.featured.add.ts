import { changeFeatured } from "../../domain/featured/changeFeatured.ts";
import { defineMethod } from "../define.ts";
import { featuredErrors, featuredParams, unusableTriggers } from "../featuredParams.ts";

export const workflowsFeaturedAdd = defineMethod({
  name: "workflows.featured.add",
  summary: "Adds workflows to those that a channel features.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["bookmarks:write"],
  rate: 2,
  params: featuredParams,
  result: {},
  errors: {
    ...featuredErrors,
    error_modifying_workflows: unusableTriggers,
  },
  examples: [{ title: "One more", params: { channel_id: "C0123456789", trigger_ids: ["Ft0123456789"] } }],
  notes:
    "Triggers that the channel features already keep their place. The shortcut menu of clients lists featured workflows first. With one unusable trigger nothing changes.",
  handler: (ctx, params) =>
    ctx.write(changeFeatured, { channelId: params.channel_id, triggerIds: params.trigger_ids, kind: "add" }),
});
