import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What authors copy from: the examples, and the project that `platform create` makes. */
const files = [
  ...readdirSync(join(root, "examples"), { withFileTypes: true, recursive: true })
    .filter((entry) => /^manifest\.(ya?ml|json)$/.test(entry.name) && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name)),
  join(root, "packages/cli/templates/node/manifest.json"),
];

test("there are manifests to copy from", () => assert.ok(files.length >= 9, `${files.length} were found`));

for (const file of files) {
  test(`${file.slice(root.length)} is valid, and all of it has an effect`, () => {
    const parsed = parseManifest(readFileSync(file, "utf8"));
    assert.deepEqual([parsed.ok ? [] : parsed.faults, parsed.warnings], [[], []]);
  });
}
