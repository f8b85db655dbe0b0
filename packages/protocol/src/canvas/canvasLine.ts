import type { Inline } from "../richtext/inline.ts";
import type { Phrasing } from "../richtext/markdown/parseSegment.ts";
import { writeLine } from "../richtext/markdown/writeLine.ts";
import { collectLine } from "../richtext/runs.ts";

/** Addresses by the label that references use, folded as Markdown folds them. */
export type Definitions = ReadonlyMap<string, string>;

/** The words of a block. In a table a line break is written `<br>`. */
export function canvasLine(nodes: readonly Phrasing[], definitions: Definitions, isCell = false): Inline[] {
  const line = collectLine();
  writeLine(
    nodes.flatMap((node) => readNode(node, definitions, isCell)),
    0,
    line,
  );
  return trimLine(line.end());
}

/** `![](@U1)` and `![](#C1)` mention, and a line that ends in the source goes on in the canvas. */
function readNode(node: Phrasing, definitions: Definitions, isCell: boolean): Phrasing[] {
  switch (node.type) {
    case "text":
      return readText(node.value, isCell);
    case "strong":
    case "emphasis":
    case "delete":
    case "link":
      return [{ ...node, children: readAll(node.children, definitions, isCell) as typeof node.children }];
    case "linkReference": {
      const url = definitions.get(node.identifier);
      const children = readAll(node.children, definitions, isCell) as typeof node.children;
      return url === undefined ? children : [{ type: "link", url, children }];
    }
    case "imageReference": {
      const url = definitions.get(node.identifier) ?? "";
      return [readImage({ type: "image", url, alt: node.alt ?? "" })];
    }
    case "image":
      return [readImage(node)];
    default:
      return [node];
  }
}

function readAll(nodes: readonly Phrasing[], definitions: Definitions, isCell: boolean): Phrasing[] {
  return nodes.flatMap((node) => readNode(node, definitions, isCell));
}

function readText(value: string, isCell: boolean): Phrasing[] {
  const words = value.replaceAll("\n", " ");
  if (!isCell) return [{ type: "text", value: words }];
  return words
    .split(/ *<br ?\/?> */i)
    .flatMap((part, at): Phrasing[] => [
      ...(at > 0 ? [{ type: "break" } as const] : []),
      { type: "text", value: part },
    ]);
}

type ImageNode = Extract<Phrasing, { type: "image" }>;

function readImage(node: ImageNode): Phrasing {
  return /^[@#][A-Z0-9]+$/.test(node.url) ? { type: "chatToken", value: node.url } : node;
}

/** Space at the ends cannot be written in Markdown, so it would not survive being printed. */
function trimLine(elements: readonly Inline[]): Inline[] {
  const left = [...elements];
  for (const [at, trim] of [
    [0, (text: string) => text.replace(/^[ \t\n]+/, "")],
    [-1, (text: string) => text.replace(/[ \t\n]+$/, "")],
  ] as const) {
    for (let edge = left.at(at); edge?.type === "text"; edge = left.at(at)) {
      const text = trim(edge.text);
      if (text !== "") {
        left.splice(at === 0 ? 0 : left.length - 1, 1, { ...edge, text });
        break;
      }
      left.splice(at === 0 ? 0 : left.length - 1, 1);
    }
  }
  return left;
}
