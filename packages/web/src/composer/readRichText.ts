import type { Container, RichTextBlock } from "@platform/protocol/richtext/block.ts";
import type { RichTextList } from "@platform/protocol/richtext/containers/list.ts";
import type { Inline } from "@platform/protocol/richtext/inline.ts";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import { schema, styleNames } from "./schema.ts";

/** What an element is called where only its id is known. */
export type LabelOf = (element: Inline) => string;

const { nodes, marks } = schema;

/** The document of a block, for changing what was sent: whatever `emitRichText` made of it comes back. */
export function readRichText(block: RichTextBlock, labelOf: LabelOf): Node {
  const blocks: Node[] = [];
  let at = 0;
  while (at < block.elements.length) {
    const run = takeRun(block.elements, at);
    blocks.push(...run.nodes(labelOf));
    at = run.end;
  }
  return nodes.doc.create(null, blocks.length === 0 ? [nodes.paragraph.create()] : blocks);
}

interface Run {
  readonly end: number;
  nodes(labelOf: LabelOf): Node[];
}

/** Lists that follow each other are one tree; everything else stands alone. */
function takeRun(containers: readonly Container[], at: number): Run {
  const container = containers[at];
  if (container?.type === "rich_text_list") {
    let end = at;
    const isSame = (other: Container | undefined): boolean =>
      other?.type === "rich_text_list" && (other.border ?? 0) === (container.border ?? 0);
    while (isSame(containers[end])) end++;
    const lists = containers.slice(at, end) as RichTextList[];
    return { end, nodes: (labelOf) => quoted(readLists(lists, labelOf), container.border ?? 0) };
  }
  return {
    end: at + 1,
    nodes: (labelOf) => (container ? readContainer(container, labelOf, at, containers.length) : []),
  };
}

function readContainer(container: Container, labelOf: LabelOf, at: number, count: number): Node[] {
  switch (container.type) {
    case "rich_text_preformatted": {
      const text = container.elements.map((element) => textOf(element)).join("");
      const code = nodes.code_block.create(
        { language: container.language ?? "" },
        text === "" ? null : schema.text(text),
      );
      return quoted([code], container.border ?? 0);
    }
    case "rich_text_quote": {
      const lines = readLines(container.elements as Inline[], labelOf);
      return quoted(lines, (container.border ?? 0) + 1);
    }
    case "rich_text_section": {
      const lines = readLines(container.elements, labelOf);
      // The line break before a list is the end of the line, not an empty one.
      const last = lines.at(-1);
      return at < count - 1 && lines.length > 1 && last?.childCount === 0 ? lines.slice(0, -1) : lines;
    }
    default:
      return [];
  }
}

function textOf(element: Inline): string {
  if (element.type === "text") return element.text;
  return element.type === "link" ? (element.text ?? element.url) : "";
}

function quoted(content: Node[], depth: number): Node[] {
  return depth === 0 ? content : [nodes.quote.create(null, quoted(content, depth - 1))];
}

interface OpenList {
  readonly style: RichTextList["style"];
  readonly start: number;
  readonly items: OpenItem[];
}

interface OpenItem {
  readonly line: Node;
  readonly lists: OpenList[];
}

/** From a row of lists with indents to lists inside of items. */
function readLists(lists: readonly RichTextList[], labelOf: LabelOf): Node[] {
  const top: OpenList[] = [];
  for (const list of lists) {
    let level = top;
    for (let depth = 0; depth < (list.indent ?? 0); depth++) level = level.at(-1)?.items.at(-1)?.lists ?? level;
    const open = level.at(-1);
    const goesOn = open?.style === list.style && (list.style === "bullet" || (list.offset ?? 0) > 0);
    const into = goesOn ? open : { style: list.style, start: (list.offset ?? 0) + 1, items: [] };
    if (!goesOn) level.push(into);
    for (const section of list.elements) into.items.push({ line: readLine(section.elements, labelOf), lists: [] });
  }
  return top.map(buildList);
}

function buildList({ style, start, items }: OpenList): Node {
  const children = items.map((item) => nodes.list_item.create(null, [item.line, ...item.lists.map(buildList)]));
  return style === "ordered"
    ? nodes.ordered_list.create({ start }, children)
    : nodes.bullet_list.create(null, children);
}

/** A paragraph for each line. */
function readLines(elements: readonly Inline[], labelOf: LabelOf): Node[] {
  const lines: Inline[][] = [[]];
  for (const element of elements) {
    if (element.type !== "text") {
      lines.at(-1)?.push(element);
      continue;
    }
    for (const [at, text] of element.text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...element, text });
    }
  }
  return lines.map((line) => readLine(line, labelOf));
}

/** One line; a line break inside, as in an item of a list, stays one. */
function readLine(elements: readonly Inline[], labelOf: LabelOf): Node {
  return nodes.paragraph.create(null, Fragment.from(elements.flatMap((element) => readInline(element, labelOf))));
}

function readInline(element: Inline, labelOf: LabelOf): Node[] {
  const styled = marksOf(element);
  if (element.type === "text") return readText(element.text, styled);
  if (element.type === "link") {
    const link = marks.link.create({ href: element.url });
    return readText(element.text ?? element.url, link.addToSet(styled));
  }
  const { style: _style, ...plain } = element as Inline & { style?: object };
  return [nodes[nodeOf(element)].create({ element: plain, label: labelOf(element) }, null, styled)];
}

function readText(text: string, styled: readonly Mark[]): Node[] {
  return text
    .split("\n")
    .flatMap((line, at) => [
      ...(at === 0 ? [] : [nodes.hard_break.create()]),
      ...(line === "" ? [] : [schema.text(line, styled)]),
    ]);
}

function nodeOf({ type }: Inline): "mention" | "channel" | "broadcast" | "emoji" | "date" | "other" {
  switch (type) {
    case "user":
    case "usergroup":
      return "mention";
    case "channel":
    case "broadcast":
    case "emoji":
    case "date":
      return type;
    default:
      return "other";
  }
}

function marksOf(element: Inline): readonly Mark[] {
  const style: Readonly<Record<string, unknown>> = element.style ?? {};
  return styleNames.filter((name) => style[name] === true).map((name) => marks[name].create());
}
