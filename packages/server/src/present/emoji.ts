import type { CustomEmojiRow } from "../domain/emoji/listEmoji.ts";

/** Where the picture is, or which emoji it is another name of. */
export function presentEmoji({ url, alias_for }: CustomEmojiRow): string {
  return url ?? `alias:${alias_for}`;
}
