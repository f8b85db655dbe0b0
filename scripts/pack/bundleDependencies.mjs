// node bundleDependencies.mjs FOLDER LIBRARY ...: puts each library with all that it needs into FOLDER/node_modules as one file,
// with the licences of everything in it. npm publishes what is there if the manifest lists it as bundled.

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const [folder, ...libraries] = process.argv.slice(2);
const installed = fileURLToPath(new URL("../../node_modules", import.meta.url));
const ENTRY = "\0entry";

for (const library of libraries) {
  const target = join(folder, "node_modules", library);
  const bundle = await rolldown({ input: ENTRY, platform: "node", plugins: [await everythingOf(library)] });
  const { output } = await bundle.write({
    dir: target,
    format: "esm",
    entryFileNames: "index.js",
    chunkFileNames: "[name]-[hash].js",
    comments: { legal: true, annotation: false, jsdoc: false },
    minify: "dce-only",
  });
  const parts = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds.map(packageFolder).filter(Boolean)));
  writeFileSync(join(target, "LICENSES"), [...parts].map(licenceOf).join("\n"));
  const { name, version, license } = manifestIn(join(installed, library));
  const manifest = { name, version, license, type: "module", exports: "./index.js" };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** An entry with the names that Node finds in the library: bundled by itself, a CommonJS module would have one, `default`. */
async function everythingOf(library) {
  const names = Object.keys(await import(library)).filter((name) => /^[\w$]+$/.test(name));
  return {
    name: "everything",
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? `export { ${names.join(", ")} } from ${JSON.stringify(library)};` : undefined),
  };
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
