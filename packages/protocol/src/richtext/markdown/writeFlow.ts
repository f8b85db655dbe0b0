import { limits } from "../../limits.ts";
import type { RichTextList } from "../containers/list.ts";
import { collectLine, marks } from "../runs.ts";
import type { collectPage } from "./page.ts";
import type { Flow, Of } from "./parseSegment.ts";
import { type Line, writeLine } from "./writeLine.ts";
import { writeTable } from "./writeTable.ts";

type Page = ReturnType<typeof collectPage>;
/** How deep a part of the page lies in quotes and lists. */
type Place = { readonly border: number; readonly indent: number };

export function writeFlow(nodes: readonly Flow[], page: Page, place: Place): void {
  for (const node of nodes) writeNode(node, page, place);
}

function writeNode(node: Flow, page: Page, place: Place): void {
  const border = Math.min(place.border, limits.rich_text_border_max);
  switch (node.type) {
    case "paragraph":
      return writeLine(node.children, 0, page.paragraph(place.border, "\n\n"));
    case "heading":
      return writeLine(node.children, marks.bold, page.paragraph(place.border, "\n\n"));
    case "thematicBreak":
      return page.paragraph(place.border, "\n\n").text("———", 0);
    case "code":
      return page.put({
        type: "rich_text_preformatted",
        elements: node.value === "" ? [] : [{ type: "text", text: node.value }],
        ...(node.lang && { language: node.lang }),
        border,
      });
    case "table":
      return page.put(writeTable(node, border));
    case "blockquote":
      return writeFlow(node.children, page, { ...place, border: place.border + 1 });
    case "list":
      writeList(node, page, place, (node.start ?? 1) - 1);
      return;
    default:
      if ("value" in node) page.paragraph(place.border, "\n\n").text(node.value, 0);
  }
}

/** Nested lists stand one after another; a numbered one that goes on after them says how many came before. */
export function writeList(node: Of<"list">, page: Page, place: Place, numbersBefore: number): number {
  let count = Math.max(0, numbersBefore);
  for (const item of node.children) {
    const line = collectLine();
    if (typeof item.checked === "boolean") line.text(item.checked ? "☑ " : "☐ ", 0);
    const rest = writeItem(item.children, line);
    const elements = line.end();
    if (elements.length > 0 || rest.length === 0) page.items(listOf(node, place, count, elements));
    count += 1;
    writeFlow(rest, page, { ...place, indent: place.indent + 1 });
  }
  return count;
}

function listOf(
  node: Of<"list">,
  { border, indent }: Place,
  count: number,
  elements: RichTextList["elements"][number]["elements"],
): RichTextList {
  return {
    type: "rich_text_list",
    style: node.ordered ? "ordered" : "bullet",
    elements: [{ type: "rich_text_section", elements }],
    indent: Math.min(indent, limits.rich_text_indent_max),
    ...(node.ordered && count > 0 && { offset: count }),
    border: Math.min(border, limits.rich_text_border_max),
  };
}

/** Writes the words that an item begins with, and gives back what must stand below them. */
function writeItem(nodes: readonly Flow[], line: Line): readonly Flow[] {
  for (const [at, node] of nodes.entries()) {
    if (node.type !== "paragraph" && node.type !== "heading") return nodes.slice(at);
    if (at > 0) line.text("\n\n", 0);
    writeLine(node.children, node.type === "heading" ? marks.bold : 0, line);
  }
  return [];
}
