import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const folder = join(import.meta.dirname, "../../packages/server/src/storage/tables");

test("every table has a file of its name, and nothing else is in that folder", () => {
  const index = readFileSync(join(folder, "tables.ts"), "utf8");
  const tables = [...index.matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, name = ""]) => name);
  const files = tables.map((name) => `${name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`);

  assert.ok(tables.includes("channel_members"));
  assert.deepEqual(readdirSync(folder).toSorted(), [...files, "tables.ts"].toSorted());
  for (const file of files) {
    const described = readFileSync(join(folder, file), "utf8").match(/^export interface \w+Table \{/gm) ?? [];
    assert.equal(described.length, 1, `${file} describes ${described.length} tables`);
  }
});
