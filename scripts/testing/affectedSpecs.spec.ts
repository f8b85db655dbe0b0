import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { affectedSpecs } from "./affectedSpecs.ts";
import { readTestSources } from "./changedFiles.ts";

const sources = new Map([
  ["packages/server/src/domain/leaf.ts", "export const leaf = 1;"],
  ["packages/server/src/domain/middle.ts", 'import { leaf } from "./leaf.ts";\nexport const middle = leaf;'],
  ["packages/server/src/domain/middle.spec.ts", 'import { middle } from "./middle.ts";'],
  ["packages/server/src/domain/types.spec.ts", 'import type { leaf } from "./leaf.ts";'],
  ["packages/server/src/domain/other.spec.ts", "// imports nothing"],
  ["packages/sdk/src/runtime/mod.ts", "export const mod = 1;"],
  ["packages/sdk/src/runtime/mod.spec.ts", 'import { mod } from "@platform/sdk/runtime";'],
  ["packages/web/src/App.tsx", "export const App = 1;"],
  ["tests/storage/stores.spec.ts", 'import { middle } from "@platform/server/domain/middle.ts";'],
  ["tests/browser/menus.spec.ts", "// starts a server"],
  ["tests/faults/kill.spec.ts", "// starts a server"],
  ["tests/laws/rooms.spec.ts", "// lists files"],
]);
const affected = (...changed: string[]) => [...affectedSpecs(changed, sources)].toSorted();
const law = "tests/laws/rooms.spec.ts";
const programs = ["tests/browser/menus.spec.ts", "tests/faults/kill.spec.ts"];

describe("the tests that a change can affect", () => {
  test("import the changed file, also through others and by the name of the package", () => {
    const found = affected("packages/server/src/domain/leaf.ts");
    assert.deepEqual(
      found,
      ["packages/server/src/domain/middle.spec.ts", ...programs, law, "tests/storage/stores.spec.ts"].toSorted(),
    );
  });

  test("do not include those that import only types, or nothing of it", () => {
    const found = affected("packages/server/src/domain/leaf.ts");
    for (const name of ["types", "other"]) assert.ok(!found.some((spec) => spec.includes(name)), name);
  });

  test("are the test itself when only it has changed, and the laws", () => {
    assert.deepEqual(affected("tests/faults/kill.spec.ts"), ["tests/faults/kill.spec.ts", law]);
  });

  test("include every importer of a package that is imported by a name that is no file", () => {
    assert.ok(affected("packages/sdk/src/runtime/mod.ts").includes("packages/sdk/src/runtime/mod.spec.ts"));
  });

  test("start the server or the browser when the server or the client has changed", () => {
    const found = affected("packages/web/src/App.tsx");
    assert.ok(found.includes("tests/browser/menus.spec.ts"));
    assert.ok(!found.includes("tests/faults/kill.spec.ts"), "no client runs there");
  });

  test("are all when a file has changed that nothing explains", () => {
    assert.equal(
      affected("package-lock.json").length,
      [...sources.keys()].filter((file) => file.includes(".spec.")).length,
    );
  });

  test("are none when nothing has changed, and follow a file that was deleted", () => {
    assert.deepEqual(affected(), []);
    const without = new Map(sources);
    without.delete("packages/server/src/domain/leaf.ts");
    assert.ok(
      affectedSpecs(["packages/server/src/domain/leaf.ts"], without).has("packages/server/src/domain/middle.spec.ts"),
    );
  });
});

describe("in this repository", () => {
  const real = readTestSources();

  test("a change of one test runs that test and the laws, and few others", () => {
    const found = affectedSpecs(["tests/browser/menus.spec.ts"], real);
    assert.ok(found.has("tests/browser/menus.spec.ts"));
    assert.ok(![...found].some((spec) => spec.startsWith("tests/faults/")));
  });

  test("a change of the pipeline runs the tests of methods, flows, stores, faults and browsers", () => {
    const found = affectedSpecs(["packages/server/src/http/server.ts"], real);
    for (const spec of [
      "packages/server/src/methods/chat/chat.postMessage.spec.ts",
      "tests/flows/fuzz.spec.ts",
      "tests/storage/messages.spec.ts",
      "tests/faults/kill.spec.ts",
      "tests/browser/menus.spec.ts",
      "packages/cli/src/commands/serve.spec.ts",
    ]) {
      assert.ok(found.has(spec), spec);
    }
  });

  test("a change of a component of the client runs browsers, and no server fault", () => {
    const found = affectedSpecs(["packages/web/src/elements/button.tsx"], real);
    assert.ok(found.has("tests/browser/menus.spec.ts"));
    assert.ok(!found.has("tests/faults/kill.spec.ts"));
  });

  test("a change of a guide runs the tests of documents, and no browser", () => {
    const found = affectedSpecs(["docs/guides/operate.md"], real);
    assert.ok(found.has("tests/walks/readme.spec.ts"));
    assert.ok(!found.has("tests/browser/menus.spec.ts"));
  });
});
