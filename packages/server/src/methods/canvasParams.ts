import { isLongerThan, limits, type Refusal, refuseCanvas } from "@platform/protocol";
import { type CanvasBlock, parseCanvas } from "@platform/protocol/canvas/index.ts";
import { Type } from "typebox";
import { decodeJson, Fault, id, list, optional, type Param, storable } from "./params.ts";

export const canvasParam = id({ object: "canvas", describe: "The canvas.", otherwise: "canvas_not_found" });

/** `{"type":"markdown","markdown":"..."}`. */
export const markdownSchema = Type.Object({ type: Type.Literal("markdown"), markdown: Type.String() });

export function decodeMarkdown(value: unknown): string | Fault {
  if (typeof value !== "object" || value === null) return new Fault("must be an object");
  const { type, markdown } = value as Record<string, unknown>;
  if (type !== "markdown") return new Fault("must have the type markdown");
  return typeof markdown === "string" ? storable(markdown) : new Fault("must hold markdown");
}

/** The Markdown of a new canvas, as an object or its JSON text. */
export const contentParam: Param<string> = {
  schema: Type.Union([markdownSchema, Type.String()]),
  required: true,
  describe: "Its content: `type` is `markdown`, and `markdown` the text.",
  otherwise: undefined,
  fallback: undefined,
  isJson: true,
  decode: (raw) => decodeMarkdown(decodeJson(raw)),
};

/** The blocks of Markdown, or the refusal that says which line a canvas cannot hold. */
export function parseContent<const Code extends string>(
  markdown: string,
  code: Code,
): { readonly ok: true; readonly blocks: readonly CanvasBlock[] } | Refusal<Code> {
  if (isLongerThan(markdown, limits.canvas_chars_max)) {
    return refuseCanvas(code, `'content' error: longer than ${limits.canvas_chars_max} characters`);
  }
  const parsed = parseCanvas(markdown);
  if (parsed.ok) return parsed;
  return refuseCanvas(code, `'content' error: line ${parsed.fault.line}: ${parsed.fault.message}`);
}

/** The refusal of a title that cannot be one. */
export function checkTitle<const Code extends string>(title: string, code: Code): Refusal<Code> | undefined {
  if (!isLongerThan(title, limits.canvas_title_chars_max)) return undefined;
  return refuseCanvas(code, `'title' error: longer than ${limits.canvas_title_chars_max} characters`);
}

/** Whom access is given to or taken from: one of the two. */
export const targetParams = {
  user_ids: optional(
    list({
      object: "user",
      describe: "People and bots, by their ids. Either these or `channel_ids`.",
      max: limits.canvas_access_entries_max,
    }),
  ),
  channel_ids: optional(
    list({
      object: "channel",
      describe: "Channels, by their ids; members of a direct conversation are named in `user_ids`.",
      max: limits.canvas_access_entries_max,
    }),
  ),
};

/** The refusals of giving and taking, worded once. */
export const canvasAccessErrors = {
  canvas_not_found:
    "`canvas_id` is missing or unknown, the caller cannot see the canvas, or it is the canvas of a conversation.",
  channel_not_found:
    "A channel is unknown, not visible to the caller, or a direct conversation; `failed_to_update_channel_ids` names it.",
  user_not_found: "None of the people is in the workspace.",
  invalid_parameters: "Not exactly one of `user_ids` and `channel_ids` is given.",
};
