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
import { describeFaults, type SchemaFault } from "./describeFault.ts";
import { isLengthFault, lengthFaults } from "./lengthFaults.ts";
import { type BrokenReference, findBrokenReferences } from "./references.ts";

/** Compiled with the first file that is read. */
let seedCheck: ReturnType<typeof Compile> | undefined;

/** Reads a seed file, YAML or JSON. All faults are reported, each with its line, because people write these files by hand. */
export function readSeed(text: string, fileName: string): SeedDocument {
  const lines = new LineCounter();
  const failOn = (faults: readonly LineFault[]): void => {
    if (faults.length === 0) return;
    const rows = faults
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, message }) => `${fileName}:${line}: ${message}`);
    throw new StartFailure([...new Set(rows)].join("\n"));
  };
  const parsed = parseDocument(text, { lineCounter: lines });
  const placed = ({ path, message }: BrokenReference): LineFault => {
    return { line: lines.linePos(offsetAt(parsed.contents, path)).line, message };
  };
  failOn(syntaxFaults(parsed.errors));
  failOn(
    strayAliases(parsed).map(({ name, offset }) => {
      return { line: lines.linePos(offset).line, message: `*${name} names no &${name} before it` };
    }),
  );
  const value = toPlain(parsed, (message) => failOn([{ line: 1, message }]));
  failOn(describeFaults(faultsOf(value), value).map(placed));
  // Only of a file that has the right shape can be said what its names refer to.
  const document = value as SeedDocument;
  failOn(findBrokenReferences(document).map(placed));
  return document;
}

interface LineFault {
  readonly line: number;
  readonly message: string;
}

function faultsOf(value: unknown): SchemaFault[] {
  const found = (seedCheck ??= Compile(seedSchema)).Errors(value) as SchemaFault[];
  return [...found.filter((fault) => !isLengthFault(fault)), ...lengthFaults(seedSchema, value)];
}

/** Fields given twice, and the first of the rest: after it the parser misreads what follows. */
function syntaxFaults(errors: readonly YAMLError[]): LineFault[] {
  const first = errors.find((error) => error.code !== "DUPLICATE_KEY");
  return errors
    .filter((error) => error.code === "DUPLICATE_KEY" || error === first)
    .map((error) => ({ line: error.linePos?.[0].line ?? 1, message: syntaxWords(error) }));
}

function syntaxWords(error: YAMLError): string {
  if (error.code === "MULTIPLE_DOCS") return "a second document begins here; a seed file is one";
  if (error.code === "DUPLICATE_KEY") return "this field was given before";
  return error.message.split("\n")[0]?.replace(/ at line.*$/, "") ?? error.message;
}

/** The parser reports an alias without its anchor only when it is resolved, and then without a place. */
function strayAliases(document: Document): { readonly name: string; readonly offset: number }[] {
  const stray: { name: string; offset: number }[] = [];
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) stray.push({ name: alias.source, offset: alias.range?.[0] ?? 0 });
    },
  });
  return stray;
}

/** Aliases of aliases could unfold without end; the parser counts, and stops. */
function toPlain(document: Document, fail: (message: string) => void): unknown {
  try {
    return document.toJS();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
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
