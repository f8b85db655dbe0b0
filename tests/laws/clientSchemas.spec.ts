import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readImports } from "../../scripts/rooms/imports.ts";
import { resolveImport } from "../../scripts/rooms/places.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

// typebox adds 57 kB to the first chunk. A function that the client shares with the server therefore has a module without schemas.
test("no module that the first page of the client loads imports a schema library", () => {
  const chains = followImports("packages/web/src/app/App.tsx");
  const withSchemas = [...chains].filter(([file]) => importsOf(file).includes("typebox"));

  assert.ok(chains.size > 100, "the walk found the modules of the client");
  assert.deepEqual(
    withSchemas.map(([, chain]) => chain.join(" → ")),
    [],
  );
});

/** Every file that loads with the first, with the chain of imports that leads to it. */
function followImports(first: string): Map<string, string[]> {
  const chains = new Map([[first, [first]]]);
  for (const [file, chain] of chains) {
    for (const specifier of importsOf(file)) {
      const next = resolveImport(file, specifier);
      if (next === undefined || chains.has(next) || !/\.tsx?$/.test(next) || !existsSync(root + next)) continue;
      chains.set(next, [...chain, next]);
    }
  }
  return chains;
}

function importsOf(file: string): string[] {
  const source = readFileSync(root + file, "utf8");
  return readImports(source).flatMap(({ kind, specifier }) => (kind === "value" ? [specifier] : []));
}
