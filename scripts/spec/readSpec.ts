import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type Citations, findCitations } from "./findCitations.ts";
import { type Rule, readRules } from "./readRules.ts";

const pages = ["web-api.md", "interactivity-and-hooks.md"];
const tests = "{packages,scripts,tests}/**/*.spec.{ts,tsx}";

export interface Spec {
  readonly rules: readonly Rule[];
  /** What each test file cites, by its path from the root of the repository; files that cite nothing are left out. */
  readonly cited: ReadonlyMap<string, Citations>;
}

/** The rules of docs/spec and what the tests below `root` cite. */
export function readSpec(root: string): Spec {
  const rules = pages.flatMap((page) => readRules(page, readFileSync(join(root, "docs/spec", page), "utf8")));
  const files = globSync(tests, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] });
  const cited = files
    .toSorted()
    .map((file) => [file.split(sep).join("/"), findCitations(readFileSync(join(root, file), "utf8"))] as const)
    .filter(([, { citations, stray }]) => citations.length + stray.length > 0);
  return { rules, cited: new Map(cited) };
}
