import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { manifestOf, type PackageManifest } from "./manifestOf.ts";
import type { Published } from "./published.ts";

/** Puts a package together in a folder of its own: what is in there is what is published. */
export function assemble(
  root: string,
  { compiled, draft, wanted }: { readonly compiled: string; readonly draft: string; readonly wanted: Published },
): string {
  const source = join(root, "packages", wanted.folder);
  const target = join(draft, wanted.folder);
  mkdirSync(target, { recursive: true });
  for (const path of wanted.asIs) copy(join(source, path), join(target, path), isShipped);
  for (const [to, from] of Object.entries(wanted.sources ?? {})) {
    copy(join(root, "packages", from), join(target, to), isShipped);
  }
  for (const path of globSync([...(wanted.documents ?? [])], { cwd: root })) {
    copy(join(root, path), join(target, "documents", path), () => true);
  }
  if (!wanted.isBuilt) {
    copy(join(compiled, wanted.folder, "src"), join(target, "src"), () => true);
    // Pages, style sheets, seeds: whatever the code reads.
    copy(join(source, "src"), join(target, "src"), (path) => !path.endsWith(".ts"));
    for (const file of filesIn(target).filter((name) => name.endsWith(".js"))) pointAtCompiled(file);
  }
  const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as PackageManifest;
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifestOf(manifest, wanted), undefined, 2)}\n`);
  copy(join(root, "LICENSE"), join(target, "LICENSE"), () => true);
  return target;
}

/** Imports are rewritten by the compiler; what a thread or a program is started with is a text to it. */
function pointAtCompiled(file: string): void {
  const text = readFileSync(file, "utf8");
  const pointed = text.replace(/(new URL\("\.{1,2}\/[\w./-]+)\.ts"/g, '$1.js"');
  if (pointed !== text) writeFileSync(file, pointed);
}

function copy(from: string, to: string, isWanted: (path: string) => boolean): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/\.[a-z]+$/.test(path) || isWanted(path) });
}

function isShipped(path: string): boolean {
  return !path.endsWith(".spec.ts");
}

export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
