import { standardEmoji, standardEmojis } from "@platform/protocol/emoji/standardEmoji.ts";
import { rank } from "../ui/rank.ts";
import { safePicture } from "../richtext/safeUrl.ts";
import { emojiPicture, type OwnEmoji } from "../store/emoji.ts";
import { store } from "../store/store.ts";
import { chosenTone } from "./tone.ts";

export interface FoundEmoji {
  readonly name: string;
  /** Its text form; for a custom emoji of the workspace, its name. */
  readonly characters: string;
  /** Of one that only this workspace has: where its picture is. */
  readonly picture?: string | undefined;
  /** As written in rich text. */
  readonly element: {
    readonly type: "emoji";
    readonly name: string;
    readonly unicode?: string;
    readonly skin_tone?: number;
  };
}

/** The emoji whose names have the query in them, in the tone of skin that the person has chosen. */
export function findEmoji(query: string, max: number): FoundEmoji[] {
  const { emoji } = store.getState();
  const candidates = [...Object.keys(emoji), ...standardEmojis().map(({ name }) => name)];
  const tone = chosenTone();
  return rankNames(query, candidates, max).map((name) => emojiNamed(name, emoji, tone));
}

/** The names with the query in them, short ones first among equally good ones. */
export function rankNames(query: string, names: readonly string[], max: number): readonly string[] {
  const candidates = names.map((item) => ({ item, names: [item], weight: -item.length }));
  return rank(query, candidates, max);
}

export function emojiNamed(name: string, own: OwnEmoji, tone: number | undefined): FoundEmoji {
  const standard = standardEmoji(name);
  if (!standard) {
    const picture = safePicture(emojiPicture(own, name));
    return { name, characters: `:${name}:`, picture, element: { type: "emoji", name } };
  }
  const toned = tone === undefined ? undefined : standardEmoji(`${name}::skin-tone-${tone}`);
  const { characters } = toned ?? standard;
  const unicode = Array.from(characters, (letter) => letter.codePointAt(0)?.toString(16)).join("-");
  const skin = toned && tone !== undefined ? { skin_tone: tone } : {};
  return { name, characters, element: { type: "emoji", name, unicode, ...skin } };
}
