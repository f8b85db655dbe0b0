import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { removeCodeView } from "../../domain/codeChannels/removeCodeView.ts";
import { codeChannelErrors, codeChannelParam } from "../codeChannelParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional, text } from "../params.ts";

export const agentsConversationsRemoveView = defineMethod({
  name: "agents.conversations.removeView",
  summary: "Removes a view from a code channel.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 3,
  params: {
    channel_id: codeChannelParam,
    view_key: optional(text({ describe: "The view by its key. Either this or `view_id`." })),
    view_id: optional(id({ object: "code_view", describe: "The view by its id.", otherwise: "view_not_found" })),
  },
  result: { channel_id: Type.String(), view_id: Type.String() },
  errors: { ...codeChannelErrors, view_not_found: "The channel has no such view." },
  notes: "A canvas stays, and people of the channel keep their access to it.",
  examples: [{ title: "By its key", params: { channel_id: "C0123456789", view_key: "docs/plan.html" } }],
  async handler(ctx, { channel_id: channelId, view_key: viewKey, view_id: viewId }) {
    if ((viewKey === undefined) === (viewId === undefined)) {
      return refuse("invalid_arguments", "must provide exactly one of view_key and view_id");
    }
    const removed = await ctx.write(removeCodeView, { channelId, viewKey, viewId });
    return removed.ok ? succeed({ channel_id: channelId, view_id: removed.viewId }) : removed;
  },
});
