import { cutMarkdown } from "@platform/protocol/richtext/markdown/cutMarkdown.ts";

const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]/;

/**
 * Markdown in pieces that can be drawn alone. A text that is whole is one piece; one that grows is cut where something
 * ended, and what is cut off is never read again. Items of one list belong together, or each would start counting again.
 */
export function segmentsOf(text: string, isOpen: boolean): readonly string[] {
  if (!isOpen) return [text];
  const joined: string[] = [];
  for (const segment of cutMarkdown(text)) {
    const last = joined.at(-1);
    if (last !== undefined && item.test(segment) && item.test(last)) joined[joined.length - 1] = `${last}\n${segment}`;
    else joined.push(segment);
  }
  return joined;
}
