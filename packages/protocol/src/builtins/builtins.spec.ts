import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { builtins } from "./builtins.ts";
import type { DeclaredParameters } from "./declaration.ts";

interface Sides {
  readonly inputs: DeclaredParameters;
  readonly outputs: DeclaredParameters;
}

const fixture = new URL("../../fixtures/builtins/denoSlackSdk.json", import.meta.url);
const { functions } = JSON.parse(readFileSync(fixture, "utf8")) as { functions: Readonly<Record<string, Sides>> };

/** Canvases are not part of this platform yet. */
const isAbout = (name: string) => name.includes("canvas");

/** Types and required flags, without titles, and without bounds that deno-slack-sdk does not declare. */
function shapeOf(parameters: DeclaredParameters): object {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { title: _title, description: _description, ...rest }]) => {
      const { minimum: _least, maximum: _most, ...shape } = rest;
      return [name, shape];
    }),
  );
}

describe("built-in functions", () => {
  test("are all that deno-slack-sdk declares, except those about canvases", () => {
    const wanted = Object.keys(functions).filter((name) => !isAbout(name));
    assert.deepEqual(Object.keys(builtins).toSorted(), wanted.toSorted());
  });

  for (const [name, declared] of Object.entries(builtins)) {
    test(`${name} takes and returns what deno-slack-sdk declares`, () => {
      const wanted = functions[name];
      assert.deepEqual(shapeOf(declared.inputs), wanted?.inputs);
      assert.deepEqual(shapeOf(declared.outputs), wanted?.outputs);
    });
  }
});
