import { limits } from "@platform/protocol/limits.ts";
import type { Container, RichTextBlock } from "@platform/protocol/richtext/block.ts";
import type { RichTextSection } from "@platform/protocol/richtext/containers/section.ts";
import type { Inline } from "@platform/protocol/richtext/inline.ts";
import { lengthOf } from "./messageLength.ts";

const max = limits.composed_message_chars_max;

/** The parts of a message that is too long: each fits, and they have all of its text in its order. */
export function splitBlock(block: RichTextBlock): RichTextBlock[] {
  const parts: Container[][] = [[]];
  let length = 0;
  for (const container of block.elements.flatMap(splitContainer)) {
    const added = lengthOf({ type: "rich_text", elements: [container] }) + 1;
    if (length > 0 && length + added > max) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(container);
    length += added;
  }
  return parts.map((elements) => ({ type: "rich_text", elements }));
}

/** Pieces of one container that fit into a message each. */
function splitContainer(container: Container): Container[] {
  if (lengthOf({ type: "rich_text", elements: [container] }) <= max) return [container];
  if (container.type === "rich_text_list") return splitList(container);
  const lines = cutLines(container.elements as Inline[]);
  const bars = barLength(container);
  return groupBy(lines, (line) => lengthOfLine(line) + bars).flatMap((group) => {
    // What breaks two messages apart need not break the line as well.
    const elements = trimBreak(group.flat());
    return elements.length === 0 ? [] : [{ ...container, elements }];
  });
}

function splitList(list: Extract<Container, { type: "rich_text_list" }>): Container[] {
  const items = list.elements.flatMap((item): RichTextSection[] =>
    groupBy(cutLines(item.elements), lengthOfLine).map((group) => ({ ...item, elements: group.flat() })),
  );
  let before = list.offset ?? 0;
  const bars = barLength(list);
  return groupBy(items, (item) => lengthOfLine(item.elements) + markLength + bars).map((elements) => {
    const offset = before;
    before += elements.length;
    return list.style === "ordered" && offset > 0 ? { ...list, elements, offset } : { ...list, elements };
  });
}

/** The bullet or number of an item, its indent and the end of its line. */
const markLength = 24;

/** Quoted lines begin with a bar for each quote that they are in. */
function barLength(container: Container): number {
  const { border = 0 } = container as { readonly border?: number };
  return 2 * (border + (container.type === "rich_text_quote" ? 1 : 0));
}

/** Neighbours together as far as they fit. */
function groupBy<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[][] {
  const groups: Item[][] = [[]];
  let length = 0;
  for (const item of items) {
    const added = sizeOf(item);
    if (length > 0 && length + added > max) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(item);
    length += added;
  }
  return groups;
}

/** The elements in pieces that end at a line break where there is one, and at a space in lines that are too long. */
function cutLines(elements: readonly Inline[]): Inline[][] {
  return elements.flatMap((element): Inline[][] => {
    if (element.type !== "text") return [[element]];
    const pieces = element.text.match(/[^\n]*\n|[^\n]+/g) ?? [];
    return pieces.flatMap((piece) => cutText(piece).map((text) => [{ ...element, text }]));
  });
}

/** A quarter of a message at most, so that the pieces fill messages well. */
function cutText(text: string): string[] {
  const size = max / 4;
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > size) {
    const space = rest.lastIndexOf(" ", size);
    // Never between the halves of one character.
    const cut = space > 0 ? space + 1 : size - (/[\uD800-\uDBFF]/.test(rest[size - 1] ?? "") ? 1 : 0);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

/** With a break at its end, which is not counted where nothing follows it. */
function lengthOfLine(elements: readonly Inline[]): number {
  return lengthOf({ type: "rich_text", elements: [{ type: "rich_text_section", elements: [...elements] }] }) + 1;
}

function trimBreak(elements: readonly Inline[]): Inline[] {
  const last = elements.at(-1);
  if (last?.type !== "text" || !last.text.endsWith("\n")) return [...elements];
  const text = last.text.slice(0, -1);
  return [...elements.slice(0, -1), ...(text === "" ? [] : [{ ...last, text }])];
}
