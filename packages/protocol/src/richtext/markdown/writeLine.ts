import type { Inline } from "../inline.ts";
import { isOpenable } from "../isOpenable.ts";
import { parseToken } from "../mrkdwn/token.ts";
import { collectLine, type Mask, marks } from "../runs.ts";
import type { ChatNode } from "./chatSyntax.ts";
import type { Phrasing } from "./parseSegment.ts";

export type Line = ReturnType<typeof collectLine>;

/** Converts the content of a line of markdown into a line of rich text. */
export function writeLine(nodes: readonly Phrasing[], mask: Mask, line: Line): void {
  for (const node of nodes) writeNode(node, mask, line);
}

function writeNode(node: Phrasing, mask: Mask, line: Line): void {
  switch (node.type) {
    case "text":
    case "html":
      return line.text(node.value, mask);
    case "strong":
      return writeLine(node.children, mask | marks.bold, line);
    case "emphasis":
      return writeLine(node.children, mask | marks.italic, line);
    case "delete":
      return writeLine(node.children, mask | marks.strike, line);
    case "inlineCode":
      return line.text(node.value, mask | marks.code);
    case "break":
      return line.text("\n", 0);
    case "link":
      return writeLink(node.url, node.children, mask, line);
    case "image":
      return writeLink(node.url, [{ type: "text", value: node.alt || node.url }], mask, line);
    case "chatToken":
    case "chatEmoji":
      return writeChat(node, mask, line);
    case "linkReference":
      return writeLine(node.children, mask, line);
    case "imageReference":
    case "footnoteReference":
      return line.text(node.label ?? node.identifier, mask);
  }
}

function writeChat({ type, value }: ChatNode, mask: Mask, line: Line): void {
  if (type === "chatToken") {
    const element = parseToken(value);
    return element === undefined ? line.text(`<${value}>`, mask) : line.element(element, mask);
  }
  if (value.startsWith("skin-tone-") && line.extendEmoji(`::${value}`)) return;
  line.element({ type: "emoji", name: value }, mask);
}

/** An address that cannot be opened from a chat, such as a path, stands beside its words. */
function writeLink(url: string, children: readonly Phrasing[], mask: Mask, line: Line): void {
  const { text, mask: inner } = wordsOf(children);
  const style = mask | inner;
  if (!isOpenable(url)) return line.text(text === url || url === "" ? text : `${text} (${url})`, style);
  const link: Inline = { type: "link", url, ...(text !== url && text !== "" && { text }) };
  line.element(link, style);
}

/** The words of a link, and the style that all of them have. */
function wordsOf(nodes: readonly Phrasing[]): { text: string; mask: Mask } {
  const line = collectLine();
  writeLine(nodes, 0, line);
  const elements = line.end();
  const text = elements
    .map((element) => (element.type === "emoji" ? `:${element.name}:` : "text" in element ? element.text : ""))
    .join("");
  const [only, ...more] = elements;
  const style = only !== undefined && more.length === 0 && only.type === "text" ? (only.style ?? {}) : {};
  const mask = (style.bold ? marks.bold : 0) | (style.italic ? marks.italic : 0) | (style.strike ? marks.strike : 0);
  return { text: text.replaceAll("\n", " "), mask: mask | (style.code ? marks.code : 0) };
}
