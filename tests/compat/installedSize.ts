import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages in a folder with all that npm would install for them on this machine: their names, and what they take. */
export function installedSize(folder: string): { readonly bytes: number; readonly names: readonly string[] } {
  const found = new Map<string, number>();
  const names = new Set<string>();
  const visit = (path: string, name: string): void => {
    if (found.has(path)) return;
    names.add(name);
    found.set(path, sizeOf(path));
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(path, "package.json"), "utf8"),
    ) as Manifest;
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = resolve(path, dependency);
      if (place !== undefined) visit(place, dependency);
    }
  };
  const scope = join(folder, "node_modules/@platform");
  for (const name of readdirSync(scope)) visit(join(scope, name), `@platform/${name}`);
  return { bytes: [...found.values()].reduce((sum, size) => sum + size, 0), names: [...names] };
}

/** Where Node finds a package; nothing for one that is for other machines. */
function resolve(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

function sizeOf(path: string): number {
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => name !== "node_modules");
  return entries.reduce((sum, entry) => {
    const below = join(path, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(below) : diskBytes(below));
  }, 0);
}

/** A file takes whole blocks. */
function diskBytes(path: string): number {
  return Math.ceil(lstatSync(path).size / 4096) * 4096;
}
