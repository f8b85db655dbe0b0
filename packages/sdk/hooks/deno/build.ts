import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { bundle } from "./bundle.ts";
import { loadManifest, ownFunctions, withoutSourceFiles } from "./project.ts";
import { openProtocol } from "./protocol.ts";

// The bundle: manifest.json at its root, and each function with all that it imports in functions/<callback_id>.js.
const { flags } = openProtocol();
const source = flags.get("source") ?? process.cwd();
const output = flags.get("output") ?? join(source, "dist");
const manifest = await loadManifest(source);
const functions = ownFunctions(manifest);
for (const [callbackId, file] of functions) {
  if (!existsSync(join(source, file))) throw new Error(`${file}, the source_file of ${callbackId}, is not there.`);
}

await rm(output, { recursive: true, force: true });
await mkdir(join(output, "functions"), { recursive: true });
await writeFile(join(output, "manifest.json"), `${JSON.stringify(withoutSourceFiles(manifest), undefined, 2)}\n`);
const imports = await readImportMap(source);
for (const [callbackId, file] of functions) {
  const target = join(output, "functions", `${callbackId}.js`);
  await mkdir(dirname(target), { recursive: true });
  await bundle({ source, file, target, imports });
  console.error(`${file} -> functions/${callbackId}.js`);
}

/** What the project calls its imports. Comments are allowed in `deno.jsonc`, and trailing commas. */
async function readImportMap(root: string): Promise<Readonly<Record<string, string>>> {
  const name = ["deno.json", "deno.jsonc"].find((candidate) => existsSync(join(root, candidate)));
  if (name === undefined) return {};
  const text = await readFile(join(root, name), "utf8");
  const plain = text
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, (_all, quoted: string | undefined) => quoted ?? "")
    .replace(/("(?:\\.|[^"\\])*")|,(\s*[}\]])/g, (_all, quoted: string | undefined, end: string) => quoted ?? end);
  const { imports = {} } = JSON.parse(plain) as { imports?: Record<string, string> };
  return imports;
}
