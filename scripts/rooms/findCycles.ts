import { readImports } from "./imports.ts";
import { resolveImport } from "./places.ts";

/**
 * Circles of files that load each other, each from its first file in order back to it. Types vanish and lazy imports
 * come later, so neither closes a circle: with them a file would never see another half-loaded.
 */
export function findCycles(sources: ReadonlyMap<string, string>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];

  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) return void cycles.push([...path.slice(at), file]);
    if (finished.has(file)) return;
    path.push(file);
    for (const target of loadedBy(file, sources)) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of [...sources.keys()].toSorted()) visit(file);
  return cycles;
}

function loadedBy(file: string, sources: ReadonlyMap<string, string>): string[] {
  return readImports(sources.get(file) ?? "")
    .filter((found) => found.kind === "value")
    .flatMap((found) => resolveImport(file, found.specifier) ?? [])
    .filter((target) => sources.has(target));
}
