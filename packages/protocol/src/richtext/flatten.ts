import type { Container, RichTextBlock } from "./block.ts";
import { bordersOf } from "./borders.ts";
import type { RichTextQuote } from "./containers/quote.ts";
import type { Inline } from "./inline.ts";

/** A quote that holds lines only. */
export type FlatQuote = { type: "rich_text_quote"; elements: Inline[]; border?: number };
export type FlatContainer = Exclude<Container, RichTextQuote> | FlatQuote;

/**
 * The containers one after another: what an app put inside a quote stands beside it with one border more, which is how
 * people's own messages hold it. So code that shows rich text needs to know one form only.
 */
export function flatten(block: RichTextBlock): FlatContainer[] {
  return block.elements.flatMap((container) =>
    container.type === "rich_text_quote" ? flattenQuote(container) : container,
  );
}

function flattenQuote(quote: RichTextQuote): FlatContainer[] {
  const border = bordersOf(quote);
  const flat: FlatContainer[] = [];
  let lines: Inline[] = [];
  for (const element of quote.elements) {
    switch (element.type) {
      case "rich_text_section":
        endLines();
        lines = element.elements;
        endLines();
        break;
      case "rich_text_list":
      case "rich_text_preformatted":
        endLines();
        flat.push({ ...element, border: border + 1 + bordersOf(element) });
        break;
      default:
        lines.push(element);
    }
  }
  endLines();
  return flat;

  function endLines(): void {
    if (lines.length > 0) flat.push({ type: "rich_text_quote", elements: lines, ...(border > 0 && { border }) });
    lines = [];
  }
}
