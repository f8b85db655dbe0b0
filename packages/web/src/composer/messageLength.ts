import { countCharacters } from "@platform/protocol/characters.ts";
import { limits } from "@platform/protocol/limits.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { plainText } from "@platform/protocol/richtext/plainText.ts";

/** How long a message is, counted as the server counts blocks. */
export function lengthOf(block: RichTextBlock): number {
  return countCharacters(plainText(block));
}

export function isTooLong(block: RichTextBlock): boolean {
  return lengthOf(block) > limits.composed_message_chars_max;
}
