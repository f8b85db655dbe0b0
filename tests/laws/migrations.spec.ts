import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readReleasedSchemas, RELEASED_STORES } from "../../scripts/release/keepStore.ts";
import { readSources } from "../../scripts/readSources.ts";
import { readImports } from "../../scripts/rooms/imports.ts";
import { resolveImport } from "../../scripts/rooms/places.ts";

const root = join(import.meta.dirname, "../..");
const folder = "packages/server/src/storage/migrations/";
const libraries = ["kysely", "kysely/migration"];

/**
 * A migration runs years after it was written, on the code of that time. Whatever it imported would have changed by
 * then, and the migration with it.
 */
function findApplicationImports(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) =>
    readImports(source)
      .filter(({ specifier }) => !libraries.includes(specifier))
      .filter(({ specifier }) => !resolveImport(file, specifier)?.startsWith(folder))
      .map(({ specifier }) => `${file} imports ${specifier}`),
  );
}

describe("migrations", () => {
  test("import nothing but each other and the query builder", () => {
    const sources = readSources([`${folder}**/*.ts`]);

    assert.ok(sources.size > 0);
    assert.deepEqual(findApplicationImports(sources), []);
  });

  test("are found out when they import a query, a type of a table, the protocol or a library", () => {
    for (const specifier of ["../statement.ts", "../tables/users.ts", "@platform/protocol", "better-sqlite3"]) {
      const source = `import type { Kysely } from "kysely";\nimport { x } from "${specifier}";`;
      assert.deepEqual(findApplicationImports(new Map([[`${folder}0002-example.ts`, source]])), [
        `${folder}0002-example.ts imports ${specifier}`,
      ]);
    }
  });

  test("are listed in the order of their numbers, and no number comes twice", () => {
    const names = Object.keys(migrations);

    for (const name of names) assert.match(name, /^\d{4}-[a-z][a-z-]*$/);
    assert.deepEqual(names, names.toSorted());
    assert.equal(new Set(names.map((name) => name.slice(0, 4))).size, names.length);
  });

  test("are each a file of their name", () => {
    const files = [...readSources([`${folder}0*.ts`]).keys()];
    assert.deepEqual(
      files.toSorted(),
      Object.keys(migrations).map((name) => `${folder}${name}.ts`),
    );
  });

  test("of every release in the changelog have a filled store that upgrades are tested with", () => {
    const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
    assert.deepEqual(findUnkeptReleases(changelog, readReleasedSchemas(root)), []);
  });

  test("of a release without a store are found out", () => {
    const changelog = "# Changelog\n\n## Unreleased\n\n## 0.3.0 (2026-11-19)\n\n## 0.2.0 (2026-11-18)\n";
    assert.deepEqual(findUnkeptReleases(changelog, { "0.2.0": "0053-push" }), ["0.3.0"]);
    assert.deepEqual(findUnkeptReleases(changelog, { "0.2.0": "0053-push", "0.3.0": "0054-none" }), ["0.3.0"]);
  });
});

/** Releases whose store was not kept: `npm run release` keeps it, and nobody can make it later from memory. */
function findUnkeptReleases(changelog: string, schemas: Readonly<Record<string, string>>): string[] {
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(/gm)].map(([, version = ""]) => version);
  return versions.filter(
    (version) => !existsSync(join(root, RELEASED_STORES, schemas[version] ?? "none", "rows.json.gz")),
  );
}
