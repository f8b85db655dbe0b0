import { Compile } from "typebox/compile";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { StartFailure } from "../ports/failures.ts";
import { type SeedDocument, seedSchema } from "./document.ts";
import { describeFault, type SchemaFault } from "./describeFault.ts";
import { isLengthFault, lengthFaults } from "./lengthFaults.ts";
import { findBrokenReference } from "./references.ts";

/** Compiled with the first file that is read. */
let seedCheck: ReturnType<typeof Compile> | undefined;

/** Reads a seed file, YAML or JSON. Faults are reported by line, because people write these files by hand. */
export function readSeed(text: string, fileName: string): SeedDocument {
  const lines = new LineCounter();
  const fail = (line: number, message: string): never => {
    throw new StartFailure(`${fileName}:${line}: ${message}`);
  };
  const parsed = parseDocument(text, { lineCounter: lines });
  const lineAt = (path: readonly (string | number)[]): number => lines.linePos(offsetAt(parsed.contents, path)).line;

  const [broken] = parsed.errors;
  if (broken) fail(broken.linePos?.[0].line ?? 1, syntaxWords(broken));
  const stray = findStrayAlias(parsed);
  if (stray) fail(lines.linePos(stray.offset).line, `*${stray.name} names no &${stray.name} before it`);
  const value = toPlain(parsed, fail);
  const fault = describeFault(faultsOf(value), value);
  if (fault) fail(lineAt(fault.path), fault.message);
  const document = value as SeedDocument;
  const reference = findBrokenReference(document);
  if (reference) fail(lineAt(reference.path), reference.message);
  return document;
}

function faultsOf(value: unknown): SchemaFault[] {
  const found = (seedCheck ??= Compile(seedSchema)).Errors(value) as SchemaFault[];
  return [...found.filter((fault) => !isLengthFault(fault)), ...lengthFaults(seedSchema, value)];
}

function syntaxWords(error: YAMLError): string {
  if (error.code === "MULTIPLE_DOCS") return "a second document begins here; a seed file is one";
  if (error.code === "DUPLICATE_KEY") return "this field was given before";
  return error.message.split("\n")[0]?.replace(/ at line.*$/, "") ?? error.message;
}

/** The parser reports an alias without its anchor only when it is resolved, and then without a place. */
function findStrayAlias(document: Document): { readonly name: string; readonly offset: number } | undefined {
  let stray: { name: string; offset: number } | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      stray = { name: alias.source, offset: alias.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return stray;
}

/** Aliases of aliases could unfold without end; the parser counts, and stops. */
function toPlain(document: Document, fail: (line: number, message: string) => never): unknown {
  try {
    return document.toJS();
  } catch (error) {
    return fail(1, error instanceof Error ? error.message : String(error));
  }
}

/** Where the value at a path begins, or the field that has no value, or the nearest thing above that the file has. */
function offsetAt(root: Node | null, path: readonly (string | number)[]): number {
  let node = root;
  let offset = node?.range?.[0] ?? 0;
  for (const step of path) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (isScalar(pair?.key)) offset = pair.key.range?.[0] ?? offset;
      next = pair?.value;
    } else if (isSeq(node)) {
      next = node.items[Number(step)];
      offset = (next as Node | undefined)?.range?.[0] ?? offset;
    }
    if (!next) return offset;
    node = next as Node;
  }
  return offset;
}
