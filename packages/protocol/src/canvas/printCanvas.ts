import type { Inline } from "../richtext/inline.ts";
import { escapeMarkdown } from "../richtext/markdown/escapeMarkdown.ts";
import { longestTicks, printAddress, printMarkdownLines } from "../richtext/markdown/printMarkdownLine.ts";
import type { CanvasBlock, CanvasItem, ItemStyle } from "./canvasBlock.ts";

/** The lists that an item may go on, outermost first. */
type OpenList = { readonly style: ItemStyle; count: number; width: number };

/** The Markdown of a canvas: reading it gives the same blocks. */
export function printCanvas(blocks: readonly CanvasBlock[]): string {
  const open: OpenList[] = [];
  let text = "";
  let above: CanvasBlock["type"] | undefined;
  for (const block of blocks) {
    if (block.type !== "item") open.length = 0;
    const printed = block.type === "item" ? printItem(block, open) : printBlock(block);
    const gap = above === undefined ? "" : above === "item" && block.type === "item" ? "\n" : "\n\n";
    text += gap + printed;
    above = block.type;
  }
  return text;
}

function printBlock(block: Exclude<CanvasBlock, CanvasItem>): string {
  switch (block.type) {
    case "heading":
      return `${"#".repeat(block.level)} ${printLines(block.elements, " ").replace(/(?<!\\)#+$/, String.raw`\$&`)}`;
    case "paragraph":
      return printLines(block.elements, "\\\n");
    case "quote":
      return `> ${printLines(block.elements, "\\\n> ")}`;
    case "divider":
      return "---";
    case "embed":
      return `![${escapeMarkdown(block.alt)}](${printAddress(block.url)})`;
    case "code": {
      const fence = "`".repeat(Math.max(3, longestTicks(block.text) + 1));
      return `${fence}${block.language ?? ""}\n${block.text === "" ? "" : `${block.text}\n`}${fence}`;
    }
    case "table": {
      const [head = [], ...body] = block.rows.map((row) => row.map((cell) => printCell(cell.elements)));
      const rule = head.map(() => "---");
      return [head, rule, ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
    }
  }
}

function printItem(item: CanvasItem, open: OpenList[]): string {
  const list = openList(item, open);
  list.count += 1;
  const marker = item.style === "ordered" ? `${list.count}. ` : "- ";
  list.width = marker.length;
  const box = item.style === "checklist" ? (item.checked ? "[x] " : "[ ] ") : "";
  const margin = " ".repeat(open.slice(0, item.indent).reduce((sum, { width }) => sum + width, 0));
  return `${margin}${marker}${box}${printLines(item.elements, `\\\n${margin}${" ".repeat(marker.length)}`)}`;
}

function openList({ style, indent }: CanvasItem, open: OpenList[]): OpenList {
  open.length = Math.min(open.length, indent + 1);
  const same = open[indent];
  if (same && (same.style === "ordered") === (style === "ordered")) return same;
  open.length = Math.min(open.length, indent);
  const list = { style, count: 0, width: 0 };
  open.push(list);
  return list;
}

function printLines(elements: readonly Inline[], separator: string): string {
  return printMarkdownLines(elements, mentionAsImage).join(separator);
}

/** A bar would end the cell, and so would a line break. */
function printCell(elements: readonly Inline[]): string {
  return printLines(elements, "<br>").replaceAll(/\\.|\|/g, (sign) => (sign === "|" ? String.raw`\|` : sign));
}

function mentionAsImage(element: Inline): string | undefined {
  if (element.type === "user") return `![](@${element.user_id})`;
  return element.type === "channel" ? `![](#${element.channel_id})` : undefined;
}
