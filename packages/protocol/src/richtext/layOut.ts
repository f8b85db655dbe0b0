import type { RichTextBlock } from "./block.ts";
import { bordersOf } from "./borders.ts";
import type { RichTextList } from "./containers/list.ts";
import { indentOf } from "./indent.ts";
import type { RichTextPreformatted } from "./containers/preformatted.ts";
import { type FlatContainer, flatten } from "./flatten.ts";
import type { Inline } from "./inline.ts";
import { markerOf } from "./markers.ts";

/** How one kind of text writes the content of a line, code, and the bar of a quote. */
export type Hand = {
  readonly line: (elements: readonly Inline[]) => string;
  readonly code: (code: RichTextPreformatted) => string;
  readonly bar: string;
};

/** Containers one below the other. A section that ends its last line itself gets no second line break. */
export function layOut(block: RichTextBlock, hand: Hand): string {
  const parts: string[] = [];
  let isLineOpen = false;
  for (const container of flatten(block)) {
    const part = partOf(container, hand);
    if (isLineOpen) parts.push("\n");
    parts.push(part);
    if (isLineOpen || part !== "") isLineOpen = part !== "" && !part.endsWith("\n");
  }
  return parts.join("");
}

function partOf(container: FlatContainer, hand: Hand): string {
  switch (container.type) {
    case "rich_text_section":
      return hand.line(container.elements);
    case "rich_text_list":
      return barred(itemsOf(container, hand), hand, bordersOf(container));
    case "rich_text_preformatted":
      return barred(hand.code(container), hand, bordersOf(container));
    case "rich_text_quote":
      return barred(hand.line(container.elements), hand, bordersOf(container) + 1);
  }
}

function itemsOf(list: RichTextList, hand: Hand): string {
  const margin = "    ".repeat(indentOf(list));
  return list.elements.map((item, at) => `${margin}${markerOf(list, at)} ${hand.line(item.elements)}`).join("\n");
}

function barred(lines: string, hand: Hand, bars: number): string {
  if (bars === 0) return lines;
  const before = hand.bar.repeat(bars);
  return before + lines.replaceAll("\n", `\n${before}`);
}
