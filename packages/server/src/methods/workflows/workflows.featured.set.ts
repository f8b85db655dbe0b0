import { changeFeatured } from "../../domain/featured/changeFeatured.ts";
import { defineMethod } from "../define.ts";
import { featuredErrors, featuredParams, unusableTriggers } from "../featuredParams.ts";

export const workflowsFeaturedSet = defineMethod({
  name: "workflows.featured.set",
  summary: "Replaces the workflows that a channel features.",
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
  examples: [
    {
      title: "Two in this order",
      params: { channel_id: "C0123456789", trigger_ids: ["Ft0123456789", "Ft0123456780"] },
    },
  ],
  notes: "An empty list clears the featured workflows. With one unusable trigger nothing changes.",
  handler: (ctx, params) =>
    ctx.write(changeFeatured, { channelId: params.channel_id, triggerIds: params.trigger_ids, kind: "set" }),
});
