import type { Container, RichTextBlock } from "@platform/protocol/richtext/block.ts";
import type { RichTextList } from "@platform/protocol/richtext/containers/list.ts";
import type { Inline } from "@platform/protocol/richtext/inline.ts";
import type { Node } from "prosemirror-model";
import { emitLine } from "./emitLine.ts";

/** The rich text block of what was written, or nothing when only spaces were. Lines are line breaks inside one section. */
export function emitRichText(doc: Node, blockId: string): RichTextBlock | undefined {
  const elements = trimEnds(emitBlocks(doc, 0));
  return elements.length === 0 ? undefined : { type: "rich_text", block_id: blockId, elements };
}

function emitBlocks(parent: Node, depth: number): Container[] {
  const containers: Container[] = [];
  let lines: Inline[][] = [];
  const endSection = (isLast: boolean): void => {
    if (lines.length > 0) containers.push(emitLines(lines, depth, isLast));
    lines = [];
  };
  parent.forEach((child) => {
    if (child.type.name === "paragraph") return void lines.push(emitLine(child));
    endSection(false);
    containers.push(...emitOther(child, depth));
  });
  endSection(true);
  return containers;
}

/** A section that something follows ends with a line break; a quote does not, because the next line is outside of it. */
function emitLines(lines: readonly Inline[][], depth: number, isLast: boolean): Container {
  const joined = lines.flatMap((line, at) => (at === 0 ? line : [{ type: "text" as const, text: "\n" }, ...line]));
  if (depth > 0) {
    const quote = { type: "rich_text_quote" as const, elements: joinWords(joined) };
    return depth > 1 ? { ...quote, border: depth - 1 } : quote;
  }
  const whole = isLast ? joined : [...joined, { type: "text" as const, text: "\n" }];
  return { type: "rich_text_section", elements: joinWords(whole) };
}

/** A line break belongs to the words beside it. */
function joinWords(elements: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    const isPlain = element.type === "text" && element.style === undefined;
    if (isPlain && last?.type === "text" && last.style === undefined) {
      joined[joined.length - 1] = { ...last, text: last.text + element.text };
    } else joined.push(element);
  }
  return joined;
}

function emitOther(node: Node, depth: number): Container[] {
  switch (node.type.name) {
    case "quote":
      return emitBlocks(node, depth + 1);
    case "code_block": {
      const language = String(node.attrs["language"]);
      const elements = node.textContent === "" ? [] : [{ type: "text" as const, text: node.textContent }];
      const code = { type: "rich_text_preformatted" as const, elements, border: depth };
      return [language === "" ? code : { ...code, language }];
    }
    default:
      return emitList(node, 0, depth);
  }
}

/** A nested list is a list of its own that follows; what goes on after it says how many numbers came before. */
function emitList(list: Node, indent: number, depth: number): Container[] {
  const containers: Container[] = [];
  const style = list.type.name === "ordered_list" ? "ordered" : "bullet";
  const first = style === "ordered" ? Number(list.attrs["start"] ?? 1) - 1 : 0;
  let run: RichTextList["elements"] = [];
  let before = first;
  const endRun = (): void => {
    if (run.length === 0) return;
    const offset = style === "ordered" && before > 0 ? { offset: before } : {};
    containers.push({ type: "rich_text_list", elements: run, style, indent, ...offset, border: depth });
    before += run.length;
    run = [];
  };
  list.forEach((item) => {
    item.forEach((child) => {
      if (child.type.name === "paragraph") run.push({ type: "rich_text_section", elements: emitLine(child) });
      else {
        endRun();
        containers.push(...emitList(child, indent + 1, depth));
      }
    });
  });
  endRun();
  return containers;
}

/** Without empty lines at the beginning and the end. */
function trimEnds(containers: readonly Container[]): Container[] {
  const trimmed = containers.map((container, at) => {
    if (container.type !== "rich_text_section") return container;
    const isLast = at === containers.length - 1;
    return { ...container, elements: trimLine(container.elements, at === 0, isLast) };
  });
  return trimmed.filter((container) => container.type === "rich_text_preformatted" || container.elements.length > 0);
}

function trimLine(elements: readonly Inline[], atStart: boolean, atEnd: boolean): Inline[] {
  return elements.flatMap((element, at): Inline[] => {
    if (element.type !== "text") return [element];
    let { text } = element;
    if (atStart && at === 0) text = text.replace(/^\s+/, "");
    if (atEnd && at === elements.length - 1) text = text.replace(/\s+$/, "");
    return text === "" ? [] : [{ ...element, text }];
  });
}
