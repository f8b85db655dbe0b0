import { type Static, Type } from "typebox";
import { id } from "../fields.ts";
import { styles } from "../style.ts";

/** A message that a canvas shows. */
export const canvasMessageUnfurlSchema = Type.Object({
  type: Type.Literal("canvas_message_unfurl"),
  root_message_ts: id,
  root_message_channel: id,
  style: styles.text,
});

export type CanvasMessageUnfurlElement = Static<typeof canvasMessageUnfurlSchema>;
