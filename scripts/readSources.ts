import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";

/** The text of every source file that is not a test, by its path from the root of the repository. */
export function readSources(globs: readonly string[]): Map<string, string> {
  const files = globSync([...globs], { exclude: ["**/node_modules/**", "**/dist/**", "**/*.spec.*"] });
  return new Map(files.toSorted().map((file) => [file.split(sep).join("/"), readFileSync(file, "utf8")]));
}
