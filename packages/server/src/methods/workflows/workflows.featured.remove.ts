import { changeFeatured } from "../../domain/featured/changeFeatured.ts";
import { defineMethod } from "../define.ts";
import { featuredErrors, featuredParams } from "../featuredParams.ts";

export const workflowsFeaturedRemove = defineMethod({
  name: "workflows.featured.remove",
  summary: "Removes workflows from those that a channel features.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["bookmarks:write"],
  rate: 2,
  params: featuredParams,
  result: {},
  errors: {
    ...featuredErrors,
    error_modifying_workflows: "The channel does not feature one of the triggers.",
  },
  examples: [{ title: "One of them", params: { channel_id: "C0123456789", trigger_ids: ["Ft0123456789"] } }],
  notes:
    "The triggers stay: their links, bookmarks and permissions do not change. A deleted trigger leaves every channel by itself.",
  handler: (ctx, params) =>
    ctx.write(changeFeatured, { channelId: params.channel_id, triggerIds: params.trigger_ids, kind: "remove" }),
});
