import { type Static, Type } from "typebox";
import { limits } from "../../limits.ts";
import { address } from "../address.ts";
import { styles } from "../style.ts";

/**
 * The name may end with `::skin-tone-2` to `::skin-tone-6`, or the tone stands in a field of its own. `unicode` holds the
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

/** The name as it stands between colons. */
export function emojiName({ name, skin_tone }: EmojiElement): string {
  return skin_tone === undefined || name.includes("::") ? name : `${name}::skin-tone-${skin_tone}`;
}

/** The characters of a standard emoji; nothing when there are none, or when they are not code points. */
export function emojiCharacters({ unicode }: EmojiElement): string | undefined {
  if (unicode === undefined || !/^[0-9a-f]{1,6}(?:-[0-9a-f]{1,6}){0,15}$/i.test(unicode)) return undefined;
  const points = unicode.split("-").map((hex) => Number.parseInt(hex, 16));
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points).toWellFormed() : undefined;
}
