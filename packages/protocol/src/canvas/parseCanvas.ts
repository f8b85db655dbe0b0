import { limits } from "../limits.ts";
import type { Flow, Of } from "../richtext/markdown/parseSegment.ts";
import { parseDocument } from "../richtext/markdown/parseSegment.ts";
import type { CanvasBlock, CanvasFault, CanvasParse, ItemStyle } from "./canvasBlock.ts";
import { canvasLine, type Definitions } from "./canvasLine.ts";
import { cutCanvas, findTangle, readDefinitions, withDefinitions } from "./cutCanvas.ts";
import { normalizeItems } from "./normalizeItems.ts";

/** Where blocks go, and the first thing that a canvas cannot hold. */
interface Page {
  readonly blocks: CanvasBlock[];
  readonly faults: CanvasFault[];
  readonly definitions: Definitions;
  /** Lines of the document before the segment. */
  linesBefore: number;
}

/**
 * Reads the Markdown dialect of canvases. Blocks have no ids yet.
 *
 * @example
 * parseCanvas("# Plan\n\n- [ ] ask ![](@U012)")
 */
export function parseCanvas(markdown: string): CanvasParse {
  const segments = cutCanvas(markdown);
  const tangle = findTangle(segments);
  if (tangle) return { ok: false, fault: tangle };
  const page: Page = { blocks: [], faults: [], definitions: readDefinitions(segments), linesBefore: 0 };
  for (const { text, line } of segments) {
    page.linesBefore = line - 1;
    for (const node of parseDocument(withDefinitions(text, page.definitions)).children) writeBlock(node, page);
    const [fault] = page.faults;
    if (fault) return { ok: false, fault };
  }
  return { ok: true, blocks: normalizeItems(page.blocks) };
}

function writeBlock(node: Flow, page: Page): void {
  switch (node.type) {
    case "heading": {
      const elements = canvasLine(node.children, page.definitions).map((element) =>
        element.type === "text" ? { ...element, text: element.text.replaceAll("\n", " ") } : element,
      );
      const level = Math.min(node.depth, 3) as 1 | 2 | 3;
      if (elements.length > 0) page.blocks.push({ type: "heading", id: "", level, elements });
      return;
    }
    case "paragraph":
      return writeParagraph(node, page);
    case "thematicBreak":
      page.blocks.push({ type: "divider", id: "" });
      return;
    case "code":
      page.blocks.push({ type: "code", id: "", ...languageOf(node.lang), text: node.value });
      return;
    case "blockquote":
      return writeQuote(node, page);
    case "list":
      return writeList(node, page, 0, undefined);
    case "table":
      return writeTable(node, page);
    default:
      // Definitions have been read, and nothing else stands among blocks.
      return;
  }
}

function languageOf(language: string | null | undefined): { language?: string } {
  return language && /^[^\s`~\\&]+$/.test(language) ? { language } : {};
}

function writeParagraph(node: Of<"paragraph">, page: Page): void {
  const [only, ...more] = node.children;
  if (only?.type === "image" && more.length === 0 && /^https?:/i.test(only.url) && URL.canParse(only.url)) {
    page.blocks.push({
      type: "embed",
      id: "",
      url: new URL(only.url).href,
      alt: (only.alt ?? "").replaceAll("\n", " ").trim(),
    });
    return;
  }
  const elements = canvasLine(node.children, page.definitions);
  if (elements.length > 0) page.blocks.push({ type: "paragraph", id: "", elements });
}

function writeQuote(node: Of<"blockquote">, page: Page): void {
  for (const child of node.children) {
    if (child.type !== "paragraph") {
      unsupported(page, child, `Unsupported block type (${nameOf(child)}) within block quote`);
      continue;
    }
    const elements = canvasLine(child.children, page.definitions);
    if (elements.length > 0) page.blocks.push({ type: "quote", id: "", elements });
  }
}

function writeList(node: Of<"list">, page: Page, indent: number, parent: ItemStyle | undefined): void {
  for (const item of node.children) {
    const style = typeof item.checked === "boolean" ? "checklist" : node.ordered ? "ordered" : "bullet";
    if (parent === "ordered" && style !== "ordered") {
      return unsupported(page, item, "Unsupported list type (a bulleted list within a numbered one)");
    }
    const words = item.children.filter((child) => child.type === "paragraph");
    const joined = words.flatMap((child, at) => [...(at > 0 ? [{ type: "break" } as const] : []), ...child.children]);
    const elements = canvasLine(joined, page.definitions);
    const checked = style === "checklist" ? { checked: item.checked === true } : {};
    if (elements.length > 0) {
      const shown = Math.min(indent, limits.rich_text_indent_max);
      page.blocks.push({ type: "item", id: "", style, indent: shown, ...checked, elements });
    }
    for (const child of item.children) {
      if (child.type === "list") writeList(child, page, indent + 1, style);
      else if (child.type !== "paragraph") {
        unsupported(page, child, `Unsupported block type (${nameOf(child)}) within list item`);
      }
    }
  }
}

function writeTable(node: Of<"table">, page: Page): void {
  const columns = node.children[0]?.children.length ?? 0;
  const cells = columns * node.children.length;
  if (cells > limits.canvas_table_cells_max) {
    return unsupported(page, node, `A table has at most ${limits.canvas_table_cells_max} cells; this one has ${cells}`);
  }
  const rows = node.children.map((row) =>
    Array.from({ length: columns }, (_, at) => ({
      id: "",
      elements: canvasLine(row.children[at]?.children ?? [], page.definitions, true),
    })),
  );
  page.blocks.push({ type: "table", id: "", rows });
}

type Placed = { readonly position?: { readonly start: { readonly line: number } } | undefined };

function unsupported(page: Page, node: Placed, message: string): void {
  page.faults.push({ line: page.linesBefore + (node.position?.start.line ?? 1), message });
}

const names: Partial<Record<Flow["type"], string>> = {
  list: "List",
  blockquote: "BlockQuote",
  code: "Code",
  heading: "Heading",
  table: "Table",
  thematicBreak: "Divider",
};

function nameOf(node: Flow): string {
  return names[node.type] ?? node.type;
}
