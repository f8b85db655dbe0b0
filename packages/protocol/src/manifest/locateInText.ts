import { isCollection, isNode, LineCounter, parseDocument } from "yaml";

/** A place in a text that people edit; lines and columns count from 1. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

/**
 * Where a JSON pointer leads in a text of YAML or JSON. What is not there is looked for in what should hold it, because
 * that is where an author has to write it.
 *
 * @example
 * locateInText('{"a": {"b": 1}}', "/a/b") // { start: 12, end: 13, line: 1, column: 13 }
 */
export function locateInText(text: string, pointer: string): TextPlace {
  return openLocator(text)(pointer);
}

/** The same for many pointers into one text, which is parsed once. */
export function openLocator(text: string): (pointer: string) => TextPlace {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, logLevel: "silent" });
  return (pointer) => placeOf(document.contents, pointer, lines);
}

function placeOf(contents: unknown, pointer: string, lines: LineCounter): TextPlace {
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  let node = contents;
  for (const part of path) {
    const next: unknown = isCollection(node) ? node.get(/^\d+$/.test(part) ? Number(part) : part, true) : undefined;
    if (!isNode(next)) break;
    node = next;
  }
  const [start = 0, end = 0] = isNode(node) && node.range ? node.range : [];
  const { line, col } = lines.linePos(start);
  return { start, end, line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** Where a text stops being JSON or YAML; nothing when it is either. */
export function locateFault(text: string): (TextPlace & { readonly message: string }) | undefined {
  const lines = new LineCounter();
  const [error] = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "silent" }).errors;
  if (!error) return undefined;
  const [start, end] = error.pos;
  const { line, col } = lines.linePos(start);
  return { start, end, line: Math.max(line, 1), column: Math.max(col, 1), message: error.message };
}
