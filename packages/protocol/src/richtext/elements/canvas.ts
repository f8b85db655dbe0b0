import { type Static, Type } from "typebox";
import { address } from "../address.ts";
import { id, words } from "../fields.ts";
import { styles } from "../style.ts";

/** A canvas, named by its file. */
export const canvasSchema = Type.Object({
  type: Type.Literal("canvas"),
  file_id: id,
  text: words,
  url: Type.Optional(address),
  label: words,
  section_id: words,
  hide_title: Type.Optional(Type.Boolean()),
  is_skill_invocation: Type.Optional(Type.Boolean()),
  style: styles.text,
});

export type CanvasElement = Static<typeof canvasSchema>;
