import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readCodeCanvas } from "../../domain/codeChannels/readCodeCanvas.ts";
import { codeCanvasParams, codeChannelErrors } from "../codeChannelParams.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, flag } from "../params.ts";

const noComments: never[] = [];
const said = { text: Type.String(), ts: Type.String(), user_id: Type.String() };

export const agentsConversationsGetCanvas = defineMethod({
  name: "agents.conversations.getCanvas",
  summary: "Reads a canvas of a code channel as Markdown.",
  http: "GET",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 3,
  params: {
    ...codeCanvasParams,
    content_format: defaulted(choice({ describe: "The format of the content.", of: ["markdown"] }), "markdown"),
    include_resolved: defaulted(flag({ describe: "Whether to include comments that are resolved." }), false),
  },
  result: {
    canvas_id: Type.String(),
    title: Type.String(),
    content: Type.String(),
    comments: Type.Array(
      Type.Object({
        id: Type.String(),
        ...said,
        quoted_text: Type.String(),
        is_resolved: Type.Boolean(),
        replies: Type.Array(Type.Object(said)),
        has_more_replies: Type.Boolean(),
      }),
    ),
    has_more_comments: Type.Boolean(),
  },
  errors: {
    ...codeChannelErrors,
    canvas_not_found: "`canvas_id` is missing, or names no canvas that is shared with the channel.",
  },
  notes: "Canvases have no comments on this server, so `comments` is empty.",
  examples: [{ title: "A canvas", params: { channel: "C0123456789", canvas_id: "F0123456789" } }],
  async handler(ctx, { channel: channelId, canvas_id: canvasId }) {
    const read = await readCodeCanvas(ctx, { channelId, canvasId });
    if (!read.ok) return read;
    return succeed({
      canvas_id: canvasId,
      title: read.title,
      content: read.markdown,
      comments: noComments,
      has_more_comments: false,
    });
  },
});
