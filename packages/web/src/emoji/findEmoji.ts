import { standardEmoji, standardEmojis } from "@platform/protocol/emoji/standardEmoji.ts";
import { rank } from "../composer/rank.ts";
import { chosenTone } from "./tone.ts";

export interface FoundEmoji {
  readonly name: string;
  readonly characters: string;
  /** As it stands in rich text. */
  readonly element: {
    readonly type: "emoji";
    readonly name: string;
    readonly unicode?: string;
    readonly skin_tone?: number;
  };
}

/** The emoji whose names have the query in them, in the tone of skin that the person has chosen. */
export function findEmoji(query: string, max: number): FoundEmoji[] {
  const candidates = standardEmojis().map((item) => ({ item, names: [item.name], weight: -item.name.length }));
  return rank(query, candidates, max).map(({ name }) => emojiNamed(name));
}

export function emojiNamed(name: string, tone = chosenTone()): FoundEmoji {
  const toned = tone === undefined ? undefined : standardEmoji(`${name}::skin-tone-${tone}`);
  const characters = toned?.characters ?? standardEmoji(name)?.characters ?? "";
  const unicode = Array.from(characters, (letter) => letter.codePointAt(0)?.toString(16)).join("-");
  const shown = characters === "" ? {} : { unicode };
  const skin = toned && tone !== undefined ? { skin_tone: tone } : {};
  return { name, characters, element: { type: "emoji", name, ...shown, ...skin } };
}
