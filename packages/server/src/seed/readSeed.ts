import { Compile } from "typebox/compile";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { StartFailure } from "../failures.ts";
import { type SeedDocument, seedSchema } from "./document.ts";
import { findBrokenReference } from "./references.ts";

/** Reads a seed file, YAML or JSON. What is wrong with it is told by line, because people write these by hand. */
export function readSeed(text: string, fileName: string): SeedDocument {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines });
  const lineAt = (path: readonly (string | number)[]): number => {
    const offset = nodeAt(parsed.contents, path)?.range?.[0] ?? 0;
    return lines.linePos(offset).line;
  };
  const [broken] = parsed.errors;
  if (broken) throw new StartFailure(`${fileName}:${broken.linePos?.[0].line ?? 1}: ${firstLine(broken.message)}`);
  const value: unknown = parsed.toJS();
  const [fault] = Compile(seedSchema).Errors(value);
  if (fault) {
    const path = fault.instancePath.split("/").slice(1).map(segment);
    throw new StartFailure(`${fileName}:${lineAt(path)}: ${path.join(".") || "the file"} ${wordsOf(fault)}`);
  }
  const document = value as SeedDocument;
  const reference = findBrokenReference(document);
  if (reference) throw new StartFailure(`${fileName}:${lineAt(reference.path)}: ${reference.message}`);
  return document;
}

function segment(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text.replaceAll("~1", "/").replaceAll("~0", "~");
}

function wordsOf(fault: { message: string; keyword: string; params: object }): string {
  if ("requiredProperties" in fault.params) return `lacks ${String(fault.params.requiredProperties)}`;
  if ("additionalProperties" in fault.params) return `has the unknown field ${String(fault.params.additionalProperties)}`;
  return fault.message;
}

/** The node at a path, or the nearest one above it that the file has. */
function nodeAt(root: Node | null, path: readonly (string | number)[]): Node | null {
  let node = root;
  for (const step of path) {
    let next: unknown;
    if (isMap(node)) next = node.items.find((pair) => isScalar(pair.key) && pair.key.value === step)?.value;
    else if (isSeq(node)) next = node.items[Number(step)];
    if (!next) return node;
    node = next as Node;
  }
  return node;
}

function firstLine(message: string): string {
  return message.split("\n")[0]?.replace(/ at line.*$/, "") ?? message;
}
