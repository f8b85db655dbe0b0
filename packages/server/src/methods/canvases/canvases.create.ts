import { isLongerThan, limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { createCanvas } from "../../domain/canvases/createCanvas.ts";
import { defineMethod } from "../define.ts";
import { decodeJson, defaulted, Fault, type Param, text } from "../params.ts";

/** The markdown of `{"type":"markdown","markdown":"..."}`, as an object or its JSON text. */
const contentParam: Param<string, "canvas_creation_failed"> = {
  schema: Type.Union([
    Type.Object({
      type: Type.Literal("markdown"),
      markdown: Type.String({ maxLength: limits.canvas_chars_max }),
    }),
    Type.String(),
  ]),
  required: true,
  describe: "Its content: `type` is `markdown`, and `markdown` the text.",
  otherwise: "canvas_creation_failed",
  fallback: undefined,
  isJson: true,
  decode(raw) {
    const value = decodeJson(raw);
    if (typeof value !== "object" || value === null) return new Fault("must be an object");
    const { type, markdown } = value as Record<string, unknown>;
    if (type !== "markdown" || typeof markdown !== "string") return new Fault("must hold markdown");
    return isLongerThan(markdown, limits.canvas_chars_max) ? new Fault("must not be longer") : markdown;
  },
};

export const canvasesCreate = defineMethod({
  name: "canvases.create",
  summary: "Creates a canvas.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["canvases:write"],
  rate: 2,
  params: {
    title: defaulted(
      text({ describe: "Its title.", maxLength: limits.list_name_chars_max, otherwise: "canvas_creation_failed" }),
      "Untitled",
    ),
    document_content: defaulted(contentParam, ""),
  },
  result: { canvas_id: Type.String() },
  errors: {
    restricted_action: "The caller is a guest.",
    canvas_creation_failed: "The title is too long, or `document_content` holds no markdown, or too much of it.",
  },
  examples: [
    { title: "Notes", params: { title: "Notes", document_content: { type: "markdown", markdown: "# Today" } } },
  ],
  notes:
    "A canvas is a file, so it is linked and deleted like one, and `files.info` shows its markdown as `preview`. It cannot be edited or put into a channel's tab so far; `channel_id` is ignored.",
  async handler(ctx, params) {
    const made = await ctx.write(createCanvas, { title: params.title, markdown: params.document_content });
    return made.ok ? succeed({ canvas_id: made.canvasId }) : made;
  },
});
