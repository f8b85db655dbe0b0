import { succeed } from "@platform/protocol";
import { codeViewSchema, viewCspSchema } from "@platform/protocol/resources/codeChannel.ts";
import { Type } from "typebox";
import { detailsOf, showCodeView } from "../../domain/codeChannels/codeView.ts";
import { readCodeView } from "../../domain/codeChannels/readCodeView.ts";
import { channelErrors, channelParam } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const clientCodeChannelsView = defineMethod({
  name: "client.codeChannels.view",
  summary: "Reads a view of a code channel with its content.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: {
    channel: channelParam,
    view_id: id({ object: "code_view", describe: "The view.", otherwise: "view_not_found" }),
  },
  result: {
    view: codeViewSchema,
    diff: Type.Optional(Type.String()),
    blocks: Type.Optional(Type.Array(Type.Unknown())),
    html: Type.Optional(Type.String({ description: "For a frame in a sandbox alone." })),
    csp: Type.Optional(viewCspSchema),
  },
  errors: { ...channelErrors, view_not_found: "The channel has no such view." },
  examples: [{ title: "A diff", params: { channel: "C0123456789", view_id: "Ct0123456789" } }],
  notes:
    "A method of this server's own, for clients. Browsers load HTML from `/code-views/`, which adds the policy of the view.",
  async handler(ctx, { channel: channelId, view_id: viewId }) {
    const read = await readCodeView(ctx, { channelId, viewId });
    if (!read.ok) return read;
    const { type, content } = read.view;
    const { csp } = detailsOf(read.view);
    return succeed({
      view: showCodeView(read.view),
      ...(type === "diff" && { diff: content }),
      ...(type === "block_kit" && { blocks: JSON.parse(content) as unknown[] }),
      ...(type === "html" && { html: content, ...(csp && { csp }) }),
    });
  },
});
