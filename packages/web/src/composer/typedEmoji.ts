import type { Container, RichTextBlock } from "@platform/protocol/richtext/block.ts";
import type { Inline } from "@platform/protocol/richtext/inline.ts";
import { emoticons } from "../emoji/emoticons.ts";
import { type FoundEmoji, namedEmoji } from "../emoji/namedEmoji.ts";
import { splitEmoji } from "../emoji/splitEmoji.ts";
import { chosenTone } from "../emoji/tone.ts";
import { emojiLookup } from "../richtext/emojiTable.ts";
import { store } from "../store/store.ts";

/** The emoji of a typed name; nothing when there is none, or while the table is on its way. */
export function typedEmoji(name: string): FoundEmoji | undefined {
  const lookup = emojiLookup();
  const { emoji: own } = store.getState();
  if (!lookup || (!lookup(name) && !Object.hasOwn(own, name))) return undefined;
  return namedEmoji(name, own, chosenTone(), lookup);
}

/** The block with emoji for the names and emoticons that are still text, because they were pasted or typed last. */
export function withTypedEmoji(block: RichTextBlock, takenBack: ReadonlySet<string>): RichTextBlock {
  const isConverting = store.getState().preferences.convert_emoticons;
  const kept = isConverting ? takenBack : new Set([...takenBack, ...emoticons.keys()]);
  return { ...block, elements: block.elements.map((container) => convertContainer(container, kept)) };
}

function convertContainer(container: Container, kept: ReadonlySet<string>): Container {
  switch (container.type) {
    case "rich_text_section":
    case "rich_text_quote":
      return { ...container, elements: convertLine(container.elements as Inline[], kept) };
    case "rich_text_list":
      return {
        ...container,
        elements: container.elements.map((line) => ({ ...line, elements: convertLine(line.elements, kept) })),
      };
    default:
      return container;
  }
}

function convertLine(elements: readonly Inline[], kept: ReadonlySet<string>): Inline[] {
  return elements.flatMap((element): Inline[] => {
    if (element.type !== "text" || element.style?.code === true) return [element];
    return splitEmoji(element.text, (name) => typedEmoji(name) !== undefined, kept).map((piece): Inline => {
      if (typeof piece === "string") return { ...element, text: piece };
      const { element: emoji } = typedEmoji(piece.name) ?? { element: { type: "emoji" as const, name: piece.name } };
      return element.style === undefined ? emoji : { ...emoji, style: element.style };
    });
  });
}
