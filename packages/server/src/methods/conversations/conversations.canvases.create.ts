import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { createChannelCanvas } from "../../domain/canvases/createChannelCanvas.ts";
import { checkTitle, contentParam, parseContent } from "../canvasParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, id, text } from "../params.ts";

export const conversationsCanvasesCreate = defineMethod({
  name: "conversations.canvases.create",
  summary: "Creates the canvas of a conversation.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["canvases:write"],
  rate: 2,
  params: {
    channel_id: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    title: defaulted(text({ describe: "Its title." }), "Untitled"),
    document_content: defaulted(contentParam, ""),
  },
  result: { canvas_id: Type.String() },
  errors: {
    restricted_action: "The caller is a guest, or the conversation is archived.",
    channel_not_found:
      "`channel_id` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    channel_canvas_already_exists:
      "The conversation has a canvas; `conversations.info` names it in `properties.canvas`.",
    canvas_creation_failed: "The title or the content is too long, or `detail` names a line that a canvas cannot hold.",
  },
  examples: [
    {
      title: "A plan",
      params: {
        channel_id: "C0123456789",
        document_content: { type: "markdown", markdown: "# Launch\n- [ ] press text" },
      },
    },
  ],
  notes: "Everyone in the conversation can edit the canvas. No message is posted.",
  async handler(ctx, params) {
    const untitled = checkTitle(params.title, "canvas_creation_failed");
    if (untitled) return untitled;
    const parsed = parseContent(params.document_content, "canvas_creation_failed");
    if (!parsed.ok) return parsed;
    const made = await ctx.write(createChannelCanvas, {
      title: params.title.trim() || "Untitled",
      blocks: parsed.blocks,
      channelId: params.channel_id,
    });
    return made.ok ? succeed({ canvas_id: made.canvasId }) : made;
  },
});
