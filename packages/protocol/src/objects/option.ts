import { type Static, Type } from "typebox";
import { closed, defineObject } from "../blockkit/define.ts";
import { linkUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import { anyText, plainText } from "./text.ts";

const value = Type.String({
  minLength: 1,
  maxLength: limits.option_value_chars_max,
  description: "The value that the app receives when this is chosen.",
});
const plain = {
  text: plainText(limits.option_text_chars_max),
  value,
  description: Type.Optional(plainText(limits.option_text_chars_max)),
};

/** An option of a menu. */
export const menuOption = closed(plain);

/** An option of an overflow menu, which may lead somewhere. */
export const overflowOption = closed({ ...plain, url: Type.Optional(linkUrl) });

/** An option that is shown next to a checkbox or radio button, and may be formatted. */
export const choiceOption = closed({
  text: anyText(limits.option_text_chars_max),
  value,
  description: Type.Optional(anyText(limits.option_text_chars_max)),
});

export const option = defineObject({
  name: "option",
  summary: "One thing that can be chosen.",
  schema: menuOption,
  example: { text: { type: "plain_text", text: "Berlin" }, value: "ber" },
});

export type Option = Static<typeof choiceOption>;
