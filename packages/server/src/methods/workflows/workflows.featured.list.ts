import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listFeatured } from "../../domain/featured/listFeatured.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";

export const workflowsFeaturedList = defineMethod({
  name: "workflows.featured.list",
  summary: "Lists the workflows that channels feature.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["bookmarks:read"],
  rate: 2,
  params: {
    channel_ids: list({ object: "channel", describe: "The channels.", max: limits.featured_channels_max }),
  },
  result: {
    featured_workflows: Type.Array(
      Type.Object({
        channel_id: Type.String(),
        triggers: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
      }),
    ),
  },
  errors: {
    error_invalid_channels:
      "Some of the channels are unknown, or not visible to the caller; `invalid_channel_ids` names them.",
  },
  examples: [{ title: "Those of a channel", params: { channel_ids: ["C0123456789"] } }],
  async handler(ctx, params) {
    const listed = await listFeatured(ctx, params.channel_ids);
    if (!listed.ok) return listed;
    return succeed({
      featured_workflows: listed.featured.map(({ channelId, triggers }) => ({
        channel_id: channelId,
        triggers: triggers.map(({ id, name }) => ({ id, title: name })),
      })),
    });
  },
});
