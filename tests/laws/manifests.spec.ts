import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { scopeFault } from "@platform/protocol";
import { knownEvent } from "@platform/protocol/eventCatalog/subscriptions.ts";
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

/** The names that the types of the Node SDK accept in manifests, as its authors list them. */
function namesInSdk(type: "BotScope" | "UserScope" | "ManifestEvent"): string[] {
  const types = readFileSync(join(root, "node_modules/@slack/web-api/dist/types/request/manifest.d.ts"), "utf8");
  const [, union = ""] = new RegExp(`type ${type} = ([^;]+);`).exec(types) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].map(([, name = ""]) => name);
}

test("every event that the SDK's types accept is known", () => {
  const names = namesInSdk("ManifestEvent");
  assert.ok(names.length > 90);
  assert.deepEqual(
    names.filter((name) => knownEvent(name) === undefined),
    [],
  );
});

test("every scope that the SDK's types accept can be asked for, but for those of classic apps", () => {
  const faults = (["bot", "user"] as const).flatMap((holder) => {
    const names = namesInSdk(holder === "bot" ? "BotScope" : "UserScope");
    assert.ok(names.length > 60);
    return names.filter((name) => scopeFault(name, holder) !== undefined);
  });
  // `none` in their documentation means methods that need no scope.
  assert.deepEqual(faults, ["none", "chat:write:bot", "chat:write:user", "files:write:user"]);
});
