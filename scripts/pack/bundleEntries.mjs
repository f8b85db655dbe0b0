// node bundleEntries.mjs FOLDER NAME=FILE ...: bundles the compiled entry points of a package into FOLDER/dist, as ES modules
// and as CommonJS, with our own packages inlined. The types of both are those of the compiled sources.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const [folder, ...entries] = process.argv.slice(2);
const input = Object.fromEntries(entries.map((entry) => entry.split("=")));
const dir = join(folder, "dist");
// Modules of Node stay imports; everything else that these entries use is ours. Node 20 must be able to read it, or it could not
// say that it is too old.
const bundle = await rolldown({ input, platform: "node", transform: { target: "node20" }, plugins: [ownPackages()] });

for (const [format, extension] of [
  ["esm", "js"],
  ["cjs", "cjs"],
]) {
  await bundle.write({
    dir,
    format,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `[name]-[hash].${extension}`,
    exports: "named",
  });
}

for (const [name, file] of Object.entries(input)) {
  const values = Object.keys(await import(pathToFileURL(join(dir, `${name}.js`)).href));
  writeFileSync(join(dir, `${name}.d.cts`), declarationsFor(`../src/${file.split("/").at(-1)}`, values));
}

/** Resolves our packages to what will be published of them, which is beside this one. */
function ownPackages() {
  return {
    name: "own-packages",
    resolveId(specifier) {
      const [, name, path] = /^@platform\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
      if (name === undefined) return undefined;
      const target = join(folder, "..", name);
      const { exports } = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
      return join(target, exports[`.${path ?? ""}`]?.default ?? `src${path.replace(/\.ts$/, ".js")}`);
    },
  };
}

/** A CommonJS module may import only the types of an ES module, so each value is declared again. */
function declarationsFor(source, values) {
  const mode = `with { "resolution-mode": "import" }`;
  return [
    `import type * as all from "${source}" ${mode};`,
    `export type * from "${source}" ${mode};`,
    ...values.map((name) => `export declare const ${name}: typeof all.${name};`),
    "",
  ].join("\n");
}
