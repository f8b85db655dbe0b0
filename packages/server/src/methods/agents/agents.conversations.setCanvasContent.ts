import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { writeCodeCanvas } from "../../domain/codeChannels/writeCodeCanvas.ts";
import { parseContent } from "../canvasParams.ts";
import { codeCanvasParams, codeChannelErrors } from "../codeChannelParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const agentsConversationsSetCanvasContent = defineMethod({
  name: "agents.conversations.setCanvasContent",
  summary: "Replaces what is in a canvas of a code channel.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 3,
  params: { ...codeCanvasParams, content: text({ describe: "The whole content as Markdown." }) },
  result: { canvas_id: Type.String(), sections_changed_count: Type.Integer() },
  errors: {
    ...codeChannelErrors,
    canvas_not_found: "`canvas_id` is missing, or names no canvas that is shared with the channel.",
    restricted_action: "The app may only read the canvas.",
    canvas_editing_failed: "`detail` says why: a line cannot be held, or the canvas is too large.",
  },
  notes: "Sections that stay as they are keep their ids; only the others count as changed.",
  examples: [
    {
      title: "A plan",
      params: { channel: "C0123456789", canvas_id: "F0123456789", content: "# Plan\n\n- [x] Reproduce the fault\n" },
    },
  ],
  async handler(ctx, { channel: channelId, canvas_id: canvasId, content }) {
    const parsed = parseContent(content, "canvas_editing_failed");
    if (!parsed.ok) return parsed;
    const written = await ctx.write(writeCodeCanvas, { channelId, canvasId, blocks: parsed.blocks });
    return written.ok ? succeed({ canvas_id: canvasId, sections_changed_count: written.changed }) : written;
  },
});
