import { standardEmoji, standardEmojis } from "@platform/protocol/emoji/standardEmoji.ts";
import { rank } from "../ui/rank.ts";
import type { OwnEmoji } from "../store/emoji.ts";
import { store } from "../store/store.ts";
import { type FoundEmoji, namedEmoji } from "./namedEmoji.ts";
import { chosenTone } from "./tone.ts";

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
  return namedEmoji(name, own, tone, standardEmoji);
}
