import type { Names } from "../richtext/plainText.ts";
import type { CanvasBlock, CanvasItem } from "./canvasBlock.ts";
import { escapeHtml, htmlOfLine } from "./htmlOfLine.ts";

/**
 * A canvas as programs download it: each section is an element with its id. Nothing in it is taken over as HTML, so it
 * holds no tag, attribute or address that is not made here.
 */
export function htmlOfCanvas(blocks: readonly CanvasBlock[], names?: Names): string {
  let html = "";
  let items: CanvasItem[] = [];
  for (const block of blocks) {
    if (block.type === "item") {
      items.push(block);
      continue;
    }
    html += htmlOfItems(items, names) + htmlOfBlock(block, names);
    items = [];
  }
  return `<div class="quip-canvas-content">${html}${htmlOfItems(items, names)}</div>`;
}

function htmlOfBlock(block: Exclude<CanvasBlock, CanvasItem>, names: Names | undefined): string {
  const id = `id="${escapeHtml(block.id)}"`;
  switch (block.type) {
    case "heading":
      return `<h${block.level} ${id}>${htmlOfLine(block.elements, names)}</h${block.level}>`;
    case "paragraph":
      return `<p ${id} class="line">${htmlOfLine(block.elements, names)}</p>`;
    case "quote":
      return `<blockquote ${id}>${htmlOfLine(block.elements, names)}</blockquote>`;
    case "divider":
      return `<hr ${id}>`;
    case "code": {
      const language = block.language === undefined ? "" : ` data-language="${escapeHtml(block.language)}"`;
      return `<pre ${id} class="prettyprint"${language}>${escapeHtml(block.text)}</pre>`;
    }
    case "embed":
      return `<p ${id} class="line embed"><a href="${escapeHtml(block.url)}">${escapeHtml(block.alt || block.url)}</a></p>`;
    case "table":
      return `<table ${id}>${block.rows.map((row) => htmlOfRow(row, names)).join("")}</table>`;
  }
}

function htmlOfRow(row: Extract<CanvasBlock, { type: "table" }>["rows"][number], names: Names | undefined): string {
  const cells = row.map(
    ({ id, elements }) => `<td><p id="${escapeHtml(id)}" class="line">${htmlOfLine(elements, names)}</p></td>`,
  );
  return `<tr>${cells.join("")}</tr>`;
}

/** Lists inside each other: an inner one is part of the item above it. */
function htmlOfItems(items: readonly CanvasItem[], names: Names | undefined): string {
  let html = "";
  /** The tags of the lists that are open. */
  const open: string[] = [];
  for (const item of items) {
    const tag = item.style === "ordered" ? "ol" : item.style === "checklist" ? 'ul class="checklist"' : "ul";
    while (open.length > item.indent + 1 || (open.length === item.indent + 1 && open.at(-1) !== tag)) {
      html += closeList(open.pop());
    }
    if (open.length === item.indent + 1) html += "</li>";
    else {
      open.push(tag);
      html += `<${tag}>`;
    }
    const state = item.checked === true ? ' class="checked"' : "";
    html += `<li id="${escapeHtml(item.id)}"${state}>${htmlOfLine(item.elements, names)}`;
  }
  while (open.length > 0) html += closeList(open.pop());
  return html;
}

function closeList(tag: string | undefined): string {
  return `</li></${tag?.slice(0, 2) ?? ""}>`;
}
