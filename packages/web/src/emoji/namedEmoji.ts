import type { StandardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { safePicture } from "../richtext/safeUrl.ts";
import { emojiPicture, type OwnEmoji } from "../store/emoji.ts";

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

export type EmojiLookup = (name: string) => StandardEmoji | undefined;

/** The emoji of a name, in a tone of skin where there is skin. The table is given, because it is loaded late. */
export function namedEmoji(name: string, own: OwnEmoji, tone: number | undefined, lookup: EmojiLookup): FoundEmoji {
  const standard = lookup(name);
  if (!standard) {
    const picture = safePicture(emojiPicture(own, name));
    return { name, characters: `:${name}:`, picture, element: { type: "emoji", name } };
  }
  const toned = tone === undefined || name.includes("::") ? undefined : lookup(`${name}::skin-tone-${tone}`);
  const { characters } = toned ?? standard;
  const unicode = Array.from(characters, (letter) => letter.codePointAt(0)?.toString(16)).join("-");
  const skin = toned && tone !== undefined ? { skin_tone: tone } : {};
  return { name, characters, element: { type: "emoji", name, unicode, ...skin } };
}
