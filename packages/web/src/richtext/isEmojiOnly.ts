import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";

/** More than a line of them is no longer a gesture. */
const emojiMax = 23;
const onlyEmoji = /^(?:\p{Emoji_Presentation}|\p{Emoji}\u{fe0f}|\p{Emoji_Modifier}|\u{200d}|\s)*$/u;

/** Whether a message says nothing but emoji, which are then shown large. */
export function isEmojiOnly({ elements }: RichTextBlock): boolean {
  const [section, ...others] = elements;
  if (section?.type !== "rich_text_section" || others.length > 0 || section.elements.length > emojiMax) return false;
  let count = 0;
  for (const element of section.elements) {
    if (element.type === "emoji") count += 1;
    else if (element.type !== "text" || !onlyEmoji.test(element.text)) return false;
    else count += element.text.trim().length;
  }
  return count > 0 && count <= emojiMax;
}
