import type { RichTextBlock } from "../block.ts";
import { bordersOf } from "../borders.ts";
import type { RichTextPreformatted } from "../containers/preformatted.ts";
import { type FlatContainer, flatten } from "../flatten.ts";
import type { Inline } from "../inline.ts";
import { plainText } from "../plainText.ts";
import { longestTicks, printMarkdownLines } from "./printMarkdownLine.ts";
import { type OpenLists, printMarkdownList } from "./printMarkdownList.ts";

/**
 * Markdown that other programs read: the way out of the platform, and what a language model is given. Mentions stay
 * tokens such as `<@U1>`; underlines and colors have no sign.
 *
 * @example
 * markdownOfRichText(block) // "**Done**, see [the build](https://example.com)\n\n1. one\n2. two"
 */
export function markdownOfRichText(block: RichTextBlock): string {
  const page: string[] = [];
  let above: { bars: number; isList: boolean } | undefined;
  const open: OpenLists = [];
  for (const container of flatten(block)) {
    const isList = container.type === "rich_text_list";
    const bars = bordersOf(container as { border?: number }) + (container.type === "rich_text_quote" ? 1 : 0);
    const isSameList = isList && above?.isList === true && above.bars === bars;
    if (!isSameList) open.length = 0;
    const { lines, apart } = isList ? printMarkdownList(container, open) : { lines: linesOf(container), apart: true };
    if (above !== undefined && (!isSameList || apart)) page.push(barsOf(Math.min(above.bars, bars)).trimEnd());
    for (const line of lines) page.push(barsOf(bars) + line);
    above = { bars, isList };
  }
  return page.join("\n");
}

function barsOf(count: number): string {
  return "> ".repeat(count);
}

function linesOf(container: Exclude<FlatContainer, { type: "rich_text_list" }>): string[] {
  if (container.type === "rich_text_preformatted") return fenced(container);
  const lines = printMarkdownLines(container.elements);
  while (lines.at(-1) === "") lines.pop();
  return lines;
}

function fenced({ elements, language }: RichTextPreformatted): string[] {
  const words = elements.map((element): Inline =>
    element.type === "link" ? { ...element, text: element.text || element.url } : element,
  );
  const code = plainText({ type: "rich_text", elements: [{ type: "rich_text_preformatted", elements: words }] });
  const fence = "`".repeat(Math.max(3, longestTicks(code) + 1));
  const info = language !== undefined && /^[^\s`~]+$/.test(language) ? language : "";
  return [fence + info, ...(code === "" ? [] : code.split("\n")), fence];
}
