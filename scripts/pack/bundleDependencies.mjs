// node bundleDependencies.mjs FOLDER LIBRARY ...: puts each library with all that it needs into FOLDER/node_modules, one file for
// each entry point that the package imports, with the licences of everything in it. npm publishes what is there if the manifest
// lists it as bundled.

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const [folder, ...libraries] = process.argv.slice(2);
const installed = fileURLToPath(new URL("../../node_modules", import.meta.url));
const imported = importedNames(join(folder, "src"));

for (const library of libraries) {
  const entries = imported.filter((name) => name === library || name.startsWith(`${library}/`));
  if (entries.length === 0) throw new Error(`${library} is bundled, and nothing imports it.`);
  const target = join(folder, "node_modules", library);
  const parts = await bundle(target, entries);
  writeFileSync(join(target, "LICENSES"), parts.map(licenceOf).join("\n"));
  const { name, version, license } = manifestIn(join(installed, library));
  const exports = Object.fromEntries(entries.map((entry) => [`.${entry.slice(library.length)}`, `./${fileOf(entry)}`]));
  const manifest = { name, version, license, type: "module", exports };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** What the sources of a package import from others. */
function importedNames(sources) {
  const pattern = /(?:from\s+|import\s*\(?\s*)["']([^."'][^"']*)["']/g;
  const texts = globSync("**/*.js", { cwd: sources }).map((file) => readFileSync(join(sources, file), "utf8"));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))];
}

/** Writes the entry points and what they share; the folders of the packages that are in them. */
async function bundle(dir, entries) {
  const input = Object.fromEntries(entries.map((entry) => [fileOf(entry).slice(0, -".js".length), `\0${entry}`]));
  const plugins = [await everythingOf(entries)];
  const made = await rolldown({ input, platform: "node", plugins });
  const names = { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" };
  const { output } = await made.write({ dir, format: "esm", ...names });
  return [...new Set(output.flatMap(({ moduleIds = [] }) => moduleIds.map(packageFolder).filter(Boolean)))];
}

/** Entries with the names that Node finds in a library: bundled by itself, a CommonJS module would have one, `default`. */
async function everythingOf(entries) {
  const sources = new Map();
  for (const entry of entries) {
    const names = Object.keys(await import(entry)).filter((name) => /^[\w$]+$/.test(name));
    sources.set(`\0${entry}`, `export { ${names.join(", ")} } from ${JSON.stringify(entry)};`);
  }
  return { name: "everything", resolveId: (id) => (sources.has(id) ? id : undefined), load: (id) => sources.get(id) };
}

function fileOf(entry) {
  return `${entry.replace(/^@/, "").replaceAll(/[^\w-]+/g, "-")}.js`;
}

function packageFolder(id) {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
}

function licenceOf(path) {
  const { name, version, license } = manifestIn(path);
  const texts = globSync("{LICENSE,LICENCE,License,license,COPYING}*", { cwd: path });
  return [`${name} ${version} (${license})`, ...texts.map((text) => readFileSync(join(path, text), "utf8"))].join(
    "\n\n",
  );
}

function manifestIn(path) {
  return JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
}
