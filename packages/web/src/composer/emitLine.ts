import type { Inline } from "@platform/protocol/richtext/inline.ts";
import type { LinkElement } from "@platform/protocol/richtext/elements/link.ts";
import type { TextElement } from "@platform/protocol/richtext/elements/text.ts";
import type { Mark, Node } from "prosemirror-model";
import { linkify } from "./linkify.ts";
import { styleNames } from "./schema.ts";

type Style = NonNullable<TextElement["style"]>;

/** The elements of a line, as other clients of this format would send them. */
export function emitLine(line: Node): Inline[] {
  const elements: Inline[] = [];
  line.forEach((node) => elements.push(...emitNode(node)));
  return mergeRuns(elements.flatMap(freeSpaces)).flatMap((element): Inline[] =>
    element.type === "text" ? linkify(element) : [element],
  );
}

function emitNode(node: Node): Inline[] {
  const style = styleOf(node.marks);
  const styled = style === undefined ? {} : { style };
  if (node.type.name === "hard_break") return [{ type: "text", text: "\n" }];
  if (!node.isText) {
    const element = node.attrs["element"] as Inline;
    const { code: _code, ...rest } = style ?? {};
    return [Object.keys(rest).length === 0 ? element : { ...element, style: rest }];
  }
  const text = node.text ?? "";
  const href = node.marks.find((mark) => mark.type.name === "link")?.attrs["href"] as string | undefined;
  if (href === undefined) return [{ type: "text", text, ...styled }];
  return [{ type: "link", url: href, ...(href === text ? {} : { text }), ...styled }];
}

function styleOf(marks: readonly Mark[]): Style | undefined {
  const names = styleNames.filter((name) => marks.some((mark) => mark.type.name === name));
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, true]));
}

/** Spaces at the ends of styled words are nobody's: marks with a space inside would not be marks in the text of the message. */
function freeSpaces(element: Inline): Inline[] {
  if (element.type !== "text" || element.style === undefined || element.style.code === true) return [element];
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(element.text) ?? [];
  const parts: TextElement[] = [];
  if (before !== "") parts.push({ type: "text", text: before });
  if (words !== "") parts.push({ ...element, text: words });
  if (after !== "") parts.push({ type: "text", text: after });
  return parts;
}

/** Neighbours of one style are one element. */
function mergeRuns(elements: readonly Inline[]): Inline[] {
  const merged: Inline[] = [];
  for (const element of elements) {
    const last = merged.at(-1);
    if (element.type === "text" && last?.type === "text" && isSameStyle(element, last)) {
      merged[merged.length - 1] = { ...last, text: last.text + element.text };
    } else if (element.type === "link" && last?.type === "link" && isContinued(element, last)) {
      merged[merged.length - 1] = { ...last, text: (last.text ?? last.url) + (element.text ?? element.url) };
    } else merged.push(element);
  }
  return merged;
}

function isContinued(element: LinkElement, last: LinkElement): boolean {
  return element.url === last.url && isSameStyle(element, last);
}

function isSameStyle(one: { style?: Style | undefined }, other: { style?: Style | undefined }): boolean {
  return styleNames.every((name) => (one.style?.[name] ?? false) === (other.style?.[name] ?? false));
}
