import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findDependencyFaults, type Manifest } from "./findDependencyFaults.ts";

const root: Manifest = {
  name: "monorepo",
  devDependencies: { "fast-check": "1", oxfmt: "1", "@types/mdast": "1", "@types/node": "1" },
};
const used = {
  "scripts/format.mjs": 'run("node_modules/oxfmt/bin/oxfmt")',
  "packages/a/src/b.spec.ts": 'import fc from "fast-check";',
  "packages/a/src/tree.ts": 'import type { Root } from "mdast";',
};

/** The faults of a package "@own/a" with these declarations, beside a package "@own/b". */
function faultsOf(manifest: Partial<Manifest>, sources: Readonly<Record<string, string>>): string[] {
  const manifests = new Map<string, Manifest>([
    ["", root],
    ["packages/a", { name: "@own/a", ...manifest }],
    ["packages/b", { name: "@own/b" }],
  ]);
  return findDependencyFaults(manifests, new Map(Object.entries({ ...used, ...sources })));
}

describe("a package that is imported", () => {
  test("is declared by its importer", () => {
    const source = { "packages/a/src/a.ts": 'import { WebSocket } from "ws";\nimport "@scope/lib/style.css";' };

    assert.deepEqual(faultsOf({ dependencies: { ws: "1", "@scope/lib": "1" } }, source), []);
    assert.deepEqual(faultsOf({}, source), [
      "packages/a/src/a.ts imports ws, which packages/a/package.json does not declare.",
      "packages/a/src/a.ts imports @scope/lib, which packages/a/package.json does not declare.",
    ]);
  });

  test("is a dependency where the code is published, and may be a development dependency in tests", () => {
    const declared = { devDependencies: { ws: "1" } };

    assert.deepEqual(faultsOf(declared, { "packages/a/src/a.spec.ts": 'import "ws";' }), []);
    assert.deepEqual(faultsOf(declared, { "packages/a/src/a.ts": 'const ws = await import("ws");' }), [
      "packages/a/src/a.ts imports ws, which packages/a/package.json does not declare.",
    ]);
  });

  test("counts also when it is one of ours, except for tests and scripts of the root and for itself", () => {
    assert.deepEqual(
      faultsOf({}, { "tests/a.spec.ts": 'import "@own/b";', "packages/a/src/a.ts": 'import "@own/a";' }),
      [],
    );
    assert.deepEqual(faultsOf({}, { "packages/a/src/a.ts": 'import "@own/b/x.ts";' }), [
      "packages/a/src/a.ts imports @own/b, which packages/a/package.json does not declare.",
    ]);
  });

  test("is not a file of ours or a module of Node", () => {
    assert.deepEqual(faultsOf({}, { "tests/a.ts": 'import "./b.ts";\nimport "node:fs";\nimport "fs/promises";' }), []);
  });
});

describe("a package that is declared", () => {
  test("is used by the same package", () => {
    const sources = { "packages/b/src/b.spec.ts": 'import "fast-check";' };

    assert.deepEqual(faultsOf({ dependencies: { ws: "1" } }, sources), [
      "packages/a/package.json declares ws, which nothing uses.",
    ]);
  });

  test("is used when its name is resolved or is part of a path", () => {
    assert.deepEqual(
      faultsOf({ dependencies: { deno: "1" } }, { "packages/a/src/a.ts": 'require.resolve("deno/package.json")' }),
      [],
    );
  });

  test("holds types of a package that is used", () => {
    assert.deepEqual(
      faultsOf(
        { dependencies: { ws: "1" }, devDependencies: { "@types/ws": "1", "@types/pg": "1" } },
        {
          "packages/a/src/a.ts": 'import "ws";',
        },
      ),
      ["packages/a/package.json declares @types/pg, which nothing uses."],
    );
  });

  test("has the same version everywhere", () => {
    const sources = { "packages/a/src/a.spec.ts": 'import "fast-check";' };

    assert.deepEqual(faultsOf({ devDependencies: { "fast-check": "2" } }, sources), [
      "packages/a/package.json declares fast-check 2, and package.json 1.",
    ]);
  });
});
