import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { createCanvas } from "../../domain/canvases/createCanvas.ts";
import { checkTitle, contentParam, parseContent } from "../canvasParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, id, optional, text } from "../params.ts";

export const canvasesCreate = defineMethod({
  name: "canvases.create",
  summary: "Creates a canvas.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["canvases:write"],
  rate: 2,
  params: {
    title: defaulted(text({ describe: "Its title." }), "Untitled"),
    document_content: defaulted(contentParam, ""),
    channel_id: optional(
      id({
        object: "channel",
        describe: "A conversation that shows the canvas as a tab; its members can edit it.",
        otherwise: "channel_not_found",
      }),
    ),
  },
  result: { canvas_id: Type.String() },
  errors: {
    restricted_action: "The caller is a guest, or the conversation is archived.",
    channel_not_found: "`channel_id` is unknown, or not visible to the caller; the answer does not reveal which.",
    canvas_creation_failed: "The title or the content is too long, or `detail` names a line that a canvas cannot hold.",
  },
  examples: [
    { title: "Notes", params: { title: "Notes", document_content: { type: "markdown", markdown: "# Today" } } },
  ],
  notes:
    "A canvas is a file: `files.info` describes it, `files.list` lists it, and its `url_private` is its content as HTML. Its creator owns it; `canvases.access.set` shares it.",
  async handler(ctx, params) {
    const untitled = checkTitle(params.title, "canvas_creation_failed");
    if (untitled) return untitled;
    const parsed = parseContent(params.document_content, "canvas_creation_failed");
    if (!parsed.ok) return parsed;
    const made = await ctx.write(createCanvas, {
      title: params.title.trim() || "Untitled",
      blocks: parsed.blocks,
      channelId: params.channel_id,
    });
    return made.ok ? succeed({ canvas_id: made.canvasId }) : made;
  },
});
