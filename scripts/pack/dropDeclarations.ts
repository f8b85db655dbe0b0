import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "./assemble.ts";

const imported = /(?:from\s+|import\()"([^"]+)"/g;

/**
 * Deletes the declarations of the server that no other package and no entry of it names: nine of ten describe methods and
 * operations, which nobody imports, and each takes a block of the disk.
 */
export function dropDeclarations(server: string, others: readonly string[]): void {
  const needed = new Set<string>([join(server, "src", "platform.d.ts")]);
  const named = (file: string) => [...readFileSync(file, "utf8").matchAll(imported)].map(([, path = ""]) => path);
  for (const file of others.flatMap(filesIn).filter(isDeclaration)) {
    for (const path of named(file)) {
      const [, below] = /^@platform\/server\/(.+)$/.exec(path) ?? [];
      if (below !== undefined) needed.add(declarationOf(join(server, "src", below)));
    }
  }
  for (const file of needed) {
    if (!existsSync(file)) continue;
    for (const path of named(file)) if (path.startsWith(".")) needed.add(declarationOf(join(dirname(file), path)));
  }
  for (const file of filesIn(server).filter(isDeclaration)) if (!needed.has(file)) rmSync(file);
}

const isDeclaration = (file: string): boolean => file.endsWith(".d.ts");
const declarationOf = (path: string): string => path.replace(/(?:\.d)?\.[jt]s$/, ".d.ts");
