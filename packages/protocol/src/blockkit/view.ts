import { type Static, Type } from "typebox";
import { blockSchema } from "../blocks/index.ts";
import { limits } from "../limits.ts";
import { plainText } from "../objects/text.ts";
import { closed } from "./define.ts";

const shared = {
  private_metadata: Type.Optional(Type.String({ maxLength: limits.private_metadata_chars_max })),
  callback_id: Type.Optional(Type.String({ maxLength: limits.callback_id_chars_max })),
  external_id: Type.Optional(Type.String({ maxLength: limits.external_id_chars_max })),
  submit: Type.Optional(plainText(limits.view_button_chars_max)),
  close: Type.Optional(plainText(limits.view_button_chars_max)),
  clear_on_close: Type.Optional(Type.Boolean()),
  notify_on_close: Type.Optional(Type.Boolean()),
  submit_disabled: Type.Optional(Type.Boolean()),
};
/** Told without a line of its own: clients know the faults of a title that way. */
const title = plainText(limits.view_title_chars_max, {});
const blocks = Type.Array(blockSchema, { maxItems: limits.view_blocks_max });

export const modalSchema = closed(
  { type: Type.Literal("modal"), title, blocks, ...shared },
  { description: "A dialog over the client." },
);

/** Home tabs show neither title nor buttons, but apps in the field send them. */
export const homeSchema = closed(
  { type: Type.Literal("home"), title: Type.Optional(title), blocks, ...shared },
  { description: "The home tab of an app." },
);

export const viewSchema = Type.Union([modalSchema, homeSchema]);

export type ModalView = Static<typeof modalSchema>;
export type HomeView = Static<typeof homeSchema>;
export type View = Static<typeof viewSchema>;
