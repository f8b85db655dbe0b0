import { type Static, Type } from "typebox";
import { closed, defineObject } from "../blockkit/define.ts";
import { limits } from "../limits.ts";
import { anyText, plainText } from "./text.ts";

/** Only the text must be there: apps in the field leave the rest out, and clients have words of their own for it. */
export const confirmSchema = closed({
  title: Type.Optional(plainText(limits.confirm_title_chars_max)),
  text: anyText(limits.confirm_text_chars_max),
  confirm: Type.Optional(plainText(limits.confirm_button_chars_max)),
  deny: Type.Optional(plainText(limits.confirm_button_chars_max)),
  style: Type.Optional(Type.Enum(["primary", "danger"])),
});

export const confirm = defineObject({
  name: "confirm",
  summary: "A question that is asked before an action is carried out.",
  schema: confirmSchema,
  example: {
    title: { type: "plain_text", text: "Delete the report?" },
    text: { type: "plain_text", text: "Nobody will be able to bring it back." },
    confirm: { type: "plain_text", text: "Delete" },
    deny: { type: "plain_text", text: "Keep" },
    style: "danger",
  },
});

export type Confirm = Static<typeof confirmSchema>;
