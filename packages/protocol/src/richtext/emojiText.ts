import type { EmojiElement } from "./elements/emoji.ts";

/** The name as it is written between colons. */
export function emojiName({ name, skin_tone }: EmojiElement): string {
  return skin_tone === undefined || name.includes("::") ? name : `${name}::skin-tone-${skin_tone}`;
}

/** The characters of a standard emoji; nothing when there are none, or when they are not code points. */
export function emojiCharacters({ unicode }: EmojiElement): string | undefined {
  if (unicode === undefined || !/^[0-9a-f]{1,6}(?:-[0-9a-f]{1,6}){0,15}$/i.test(unicode)) return undefined;
  const points = unicode.split("-").map((hex) => Number.parseInt(hex, 16));
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points).toWellFormed() : undefined;
}
