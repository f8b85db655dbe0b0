import { type Static, Type } from "typebox";
import { limits } from "../../limits.ts";
import { address } from "../address.ts";
import { styles } from "../style.ts";

/**
 * The name may end with `::skin-tone-2` to `::skin-tone-6`, or the tone is in a separate field. `unicode` has the
 * code points in hexadecimal, joined by hyphens; custom emoji have none.
 */
export const emojiSchema = Type.Object({
  type: Type.Literal("emoji"),
  name: Type.String({ minLength: 1 }),
  unicode: Type.Optional(Type.String()),
  skin_tone: Type.Optional(Type.Integer({ minimum: limits.emoji_skin_tone_min, maximum: limits.emoji_skin_tone_max })),
  url: Type.Optional(address),
  style: styles.plain,
});

export type EmojiElement = Static<typeof emojiSchema>;
