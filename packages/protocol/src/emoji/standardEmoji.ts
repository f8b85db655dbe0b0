import { emojiCategorySizes, emojiTable } from "./table.ts";

/** A standard emoji under the name it goes by, with its tone of skin. */
export interface StandardEmoji {
  /** As written between colons: `wave`, or `wave::skin-tone-3`. */
  readonly name: string;
  readonly characters: string;
}

const toneShape = /^(.+?)::skin-tone-([2-6])$/;
const firstTone = 0x1f3fb;

/**
 * The emoji of a name, written without the colons around it. Names that mean the same lead to the same one, so that two
 * people who agree are counted together. A tone of skin is taken where there is skin.
 */
export function standardEmoji(name: string): StandardEmoji | undefined {
  const toned = toneShape.exec(name);
  const found = emojiByName().get(toned?.[1] ?? name);
  if (!found || !toned) return found;
  const tone = Number(toned[2]);
  const characters = withTone(found.characters, tone);
  return characters === undefined ? undefined : { name: `${found.name}::skin-tone-${tone}`, characters };
}

/** Every standard emoji once, under the name it goes by. */
export function standardEmojis(): readonly StandardEmoji[] {
  return [...new Set(emojiByName().values())];
}

/** The names of all standard emoji by category, in the order of a picker. */
export function emojiCategories(): { name: string; emoji_names: string[] }[] {
  const names = standardEmojis().map((emoji) => emoji.name);
  return Object.entries(emojiCategorySizes).map(([name, size]) => ({ name, emoji_names: names.splice(0, size) }));
}

let byName: ReadonlyMap<string, StandardEmoji> | undefined;

/** Read when it is first asked for: a server that nobody reacts on need not carry it. */
function emojiByName(): ReadonlyMap<string, StandardEmoji> {
  if (byName) return byName;
  const read = new Map<string, StandardEmoji>();
  for (const line of emojiTable.trim().split("\n")) {
    const [characters = "", name = "", ...others] = line.split(" ");
    const emoji = { name, characters };
    for (const known of [name, ...others]) read.set(known, emoji);
  }
  return (byName = read);
}

/** The tone follows the first character, in place of the mark that asks for a picture. */
function withTone(characters: string, tone: number): string | undefined {
  const [first = "", ...rest] = characters;
  if (!/^\p{Emoji_Modifier_Base}$/u.test(first)) return undefined;
  const others = rest[0] === "\u{fe0f}" ? rest.slice(1) : rest;
  return [first, String.fromCodePoint(firstTone + tone - 2), ...others].join("");
}
