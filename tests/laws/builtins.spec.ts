import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { builtins as declared } from "@platform/protocol/builtins/builtins.ts";
import { parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { builtins as done } from "../../packages/server/src/domain/builtins/builtins.ts";

const root = new URL("../../", import.meta.url);
const names = Object.keys(declared).toSorted();

/** Names of the files in a folder that are called like a function: in lower case, with underscores. */
function filesIn(folder: string, ending: string): string[] {
  const others = new Set(["builtin.ts", "builtins.ts", "declaration.ts", "message.ts", "parameters.ts"]);
  return readdirSync(new URL(folder, root))
    .filter((file) => /^[a-z_]+\.(?:ts|md)$/.test(file) && file.endsWith(ending) && !others.has(file))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();
}

describe("a built-in function", () => {
  test("has one file that declares it, one that does it, and a page", () => {
    assert.deepEqual(filesIn("packages/protocol/src/builtins/", ".ts"), names);
    assert.deepEqual(filesIn("packages/server/src/domain/builtins/", ".ts"), names);
    assert.deepEqual(filesIn("docs/functions/", ".md"), names);
    assert.deepEqual(Object.keys(done).toSorted(), names);
  });

  for (const [name, { title, description, inputs, outputs }] of Object.entries(declared)) {
    test(`${name} says what it takes and gives`, () => {
      assert.ok(title !== "" && description.endsWith("."));
      for (const parameter of [...parametersIn(inputs), ...parametersIn(outputs)]) {
        assert.match(parameter.name, /^[a-z_]+$/);
        assert.ok(parameter.title, `${parameter.name} has no title`);
      }
    });
  }
});
