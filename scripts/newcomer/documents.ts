import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { blocksOf, type DocBlock } from "../lint/findDocFaults.ts";

/** A block of the documents, and what the comment before it says about running it. */
export interface Documented extends DocBlock {
  readonly path: string;
  /** `<!-- not run: reason -->` */
  readonly reason: string | undefined;
  /** `<!-- run in: tests/storage/readmeServer.spec.ts -->` */
  readonly test: string | undefined;
}

/** Languages that a reader runs. The others are output (`text`) and data (`json`, `yaml`), which check-docs parses. */
const RUNNABLE: ReadonlySet<string> = new Set(["sh", "js", "ts"]);

/** README and the guides. */
export function documents(): string[] {
  const guides = globSync("docs/guides/*.md").map((file) => file.split(sep).join("/"));
  return ["README.md", ...guides.toSorted()];
}

/** Every block that a reader may run. */
export function runnableBlocks(path: string, markdown: string): Documented[] {
  const lines = markdown.split("\n");
  return blocksOf(markdown)
    .filter(({ language }) => RUNNABLE.has(language))
    .map((block) => {
      const mark = lines.slice(Math.max(0, block.line - 4), block.line - 1).join("\n");
      const [, kind, text] = /<!-- (not run|run in): (.+?) -->\s*$/.exec(mark) ?? [];
      const reason = kind === "not run" ? text : undefined;
      return { ...block, path, reason, test: kind === "run in" ? text : undefined };
    });
}

/** The blocks of all documents, which are taken one by one by the steps that run them. */
export class Documents {
  readonly #blocks = documents().flatMap((path) => runnableBlocks(path, readFileSync(path, "utf8")));
  readonly #taken = new Set<Documented>();

  /** The commands of the block that has this text in it, one per line. */
  take(path: string, text: string): string[] {
    const found = this.#blocks.filter((block) => block.path === path && block.text.includes(text));
    const [block] = found;
    if (block === undefined || found.length > 1) throw new Error(`${path} has ${found.length} blocks with "${text}"`);
    this.#taken.add(block);
    if (block.language !== "sh") return [block.text];
    return block.text
      .trim()
      .replaceAll(/\\\n\s*/g, " ")
      .split("\n");
  }

  /** What is neither run nor marked, and what is both. */
  faults(readFile: (path: string) => string): string[] {
    return this.#blocks.flatMap((block) => faultsOf(block, this.#taken.has(block), readFile));
  }
}

export function faultsOf(block: Documented, isRun: boolean, readFile: (path: string) => string): string[] {
  const place = `${block.path}:${block.line}`;
  const isMarked = block.reason !== undefined || block.test !== undefined || block.file !== undefined;
  if (isRun && (block.reason !== undefined || block.test !== undefined))
    return [`${place}: the block is run; remove its mark`];
  if (!isRun && !isMarked) {
    return [`${place}: the block is not run. Run it in scripts/newcomer, or mark it: <!-- not run: reason -->`];
  }
  if (block.reason !== undefined && block.reason.length < 20) return [`${place}: say why the block is not run`];
  if (block.test !== undefined && !mentions(block.test, block.path, readFile)) {
    return [`${place}: ${block.test} does not read ${block.path}`];
  }
  return [];
}

function mentions(test: string, path: string, readFile: (path: string) => string): boolean {
  try {
    return readFile(test).includes(path.split("/").at(-1) ?? path);
  } catch {
    return false;
  }
}
