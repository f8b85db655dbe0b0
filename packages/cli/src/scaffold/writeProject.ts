import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Names that a package on npm would lose or take for its own, and what they become. */
const renamed: Readonly<Record<string, string>> = { "dot-platform": ".platform", gitignore: ".gitignore" };

/** Copies a template, with `{{...}}` replaced. What is there already stays as it is. */
export function writeProject(template: string, target: string, words: Readonly<Record<string, string>>): string[] {
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const written: string[] = [];
  for (const { parentPath, name } of files) {
    const source = join(parentPath, name);
    const path = source
      .slice(template.length + 1)
      .split(/[\\/]/)
      .map((part) => renamed[part] ?? part);
    const file = join(target, ...path);
    mkdirSync(dirname(file), { recursive: true });
    if (writeNew(file, fill(readFileSync(source, "utf8"), words))) written.push(path.join("/"));
  }
  return written.toSorted();
}

function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Braces that are no word of ours, such as those of a workflow's templates, stay. */
function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (all, word: string) => words[word] ?? all);
}
