import { emojiCategories } from "@platform/protocol/emoji/standardEmoji.ts";
import type { CustomEmojiRow } from "../domain/emoji/listEmoji.ts";

/** Where the picture is, or which emoji it is another name of. */
export function presentEmoji({ url, alias_for }: CustomEmojiRow): string {
  return url ?? `alias:${alias_for}`;
}

/** As many as Unicode had when they were listed: the number tells one list from another. */
export function presentCategories() {
  const categories = emojiCategories();
  const count = categories.reduce((sum, { emoji_names }) => sum + emoji_names.length, 0);
  return { categories, categories_version: String(count) };
}
