import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "./assemble.ts";

const imported = /(?:from\s+|import\()"([^"]+)"/g;

interface Subject {
  readonly name: string;
  readonly folder: string;
  /** What people import, from `src`. */
  readonly entries: readonly string[];
}

/**
 * Deletes the declarations of a package that no other package and no entry of it names: nine of ten describe methods,
 * operations and commands, which nobody imports, and each takes a block of the disk.
 */
export function dropDeclarations({ name, folder, entries }: Subject, others: readonly string[]): void {
  const needed = new Set<string>(entries.map((entry) => join(folder, "src", entry)));
  const other = new RegExp(String.raw`^${name}/(.+)$`);
  const named = (file: string) => [...readFileSync(file, "utf8").matchAll(imported)].map(([, path = ""]) => path);
  for (const file of others.flatMap(filesIn).filter(isDeclaration)) {
    for (const path of named(file)) {
      const [, below] = other.exec(path) ?? [];
      if (below !== undefined) needed.add(declarationOf(join(folder, "src", below)));
    }
  }
  for (const file of needed) {
    if (!existsSync(file)) continue;
    for (const path of named(file)) if (path.startsWith(".")) needed.add(declarationOf(join(dirname(file), path)));
  }
  for (const file of filesIn(folder).filter(isDeclaration)) if (!needed.has(file)) rmSync(file);
}

const isDeclaration = (file: string): boolean => file.endsWith(".d.ts");
const declarationOf = (path: string): string => path.replace(/(?:\.d)?\.[jt]s$/, ".d.ts");
