import type { RichTextList } from "../containers/list.ts";
import { indentOf } from "../indent.ts";
import { printMarkdownLines } from "./printMarkdownLine.ts";

/** The lists that are open around the one at hand: how far their items are pushed in, and what goes on at each level. */
export type OpenLists = { style: RichTextList["style"]; width: number }[];

const boxes: Readonly<Record<string, string>> = { "☐": "[ ]", "☑": "[x]" };

/** The items of one list, and whether an empty line must stand before them. */
export function printMarkdownList(list: RichTextList, open: OpenLists): { lines: string[]; apart: boolean } {
  const level = Math.min(indentOf(list), open.length);
  const resumed = open[level];
  const first = (list.offset ?? 0) + 1;
  const goesOn = resumed !== undefined && resumed.style === list.style;
  // A number other than 1 below a line of words would be read as more words.
  const apart = (resumed !== undefined && !goesOn) || (!goesOn && list.style === "ordered" && first !== 1);
  open.length = level;
  const margin = " ".repeat(open.reduce((sum, { width }) => sum + width, 0));
  const lines: string[] = [];
  let number = first;
  for (const item of list.elements) {
    const marker = list.style === "bullet" ? "-" : `${number}.`;
    const [words = "", ...more] = printMarkdownLines(item.elements);
    lines.push(`${margin}${marker} ${withBox(words)}`.trimEnd());
    for (const line of more) lines.push(line === "" ? "" : margin + " ".repeat(marker.length + 1) + line);
    open[level] = { style: list.style, width: marker.length + 1 };
    number += 1;
  }
  return { lines, apart };
}

function withBox(words: string): string {
  const box = boxes[words[0] ?? ""];
  return box !== undefined && words[1] === " " && words.length > 2 ? box + words.slice(1) : words;
}
