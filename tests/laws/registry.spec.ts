import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import schemas from "@platform/protocol/contract/schemas.json" with { type: "json" };
import { commonErrors } from "@platform/protocol";
import { methods } from "../../packages/server/src/methods/registry.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const methodsFolder = join(root, "packages/server/src/methods");
const names = [...methods.keys()].toSorted();

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test("every file of a family is a method with that name, and nothing else is registered", () => {
  const files = filesOf(methodsFolder).filter((file) => dirname(file) !== methodsFolder && !file.endsWith(".spec.ts"));

  assert.deepEqual(files.map((file) => basename(file, ".ts")).toSorted(), names);
  for (const file of files) {
    const name = basename(file, ".ts");
    assert.equal(basename(dirname(file)), name.split(".")[0], `${name} is in the folder of another family`);
  }
});

test("every method has its test beside it", () => {
  const tested = filesOf(methodsFolder).filter((file) => file.endsWith(".spec.ts") && dirname(file) !== methodsFolder);

  assert.deepEqual(tested.map((file) => basename(file, ".spec.ts")).toSorted(), names);
});

test("every method has its page, and every page its method", () => {
  const pages = filesOf(join(root, "docs/api")).map((file) => basename(file));
  const others = ["README.md", "coverage.md"];
  const own = pages
    .filter((page) => page.endsWith(".md") && !others.includes(page))
    .map((page) => basename(page, ".md"));

  assert.deepEqual(own.toSorted(), names);
});

test("the contract lists the same methods with the same errors", () => {
  const contract = Object.entries(schemas).map(([name, { errors }]) => [name, errors]);

  assert.deepEqual(
    contract,
    [...methods.values()].map((method) => [method.name, Object.keys(method.errors)]),
  );
});

test("no method declares a common code as its own without saying more, and every method has an example", () => {
  for (const method of methods.values()) {
    assert.ok(method.examples.length > 0, `${method.name} has no example`);
    const repeated = Object.entries(method.errors).filter(
      ([code, note]) => code in commonErrors && note === commonErrors[code as keyof typeof commonErrors],
    );
    assert.deepEqual(repeated, [], method.name);
  }
});
