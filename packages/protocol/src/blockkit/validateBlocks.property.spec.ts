import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import type { Block } from "../blocks/index.ts";
import { limits } from "../limits.ts";
import { completeBlocks } from "./completeBlocks.ts";
import { surfaces } from "./define.ts";
import { textOfBlocks } from "./textOfBlocks.ts";
import { validateBlocks } from "./validateBlocks.ts";
import { validateView } from "./validateView.ts";

const place = new URL("../../fixtures/blocks/valid/", import.meta.url);
const good = readdirSync(place).map((file) => JSON.parse(readFileSync(new URL(file, place), "utf8")) as Block);
const aBlock = fc.constantFrom(...good);
const aSurface = fc.constantFrom(...surfaces);

/** A good block in which one thing, wherever it stands, was replaced by another. */
const nearlyGood = fc
  .tuple(aBlock, fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }))
  .map(([block, way, other]) => replaceAt(block, way, other));

function replaceAt(value: unknown, [turn, ...further]: readonly number[], other: unknown): unknown {
  if (turn === undefined || typeof value !== "object" || value === null) return other;
  const keys = Object.keys(value);
  const chosen = keys[turn % keys.length];
  if (chosen === undefined) return other;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === chosen ? replaceAt(part, further, other) : part,
  ]);
  return Array.isArray(value) ? entries.map(([, part]) => part as unknown) : Object.fromEntries(entries);
}

/** The value that a fault points to, or its parent. */
function isPlace(root: object, pointer: string): boolean {
  const keys = pointer.split("/").slice(1);
  const parent = keys
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], root);
  return typeof parent === "object" && parent !== null;
}

test("whatever is given is judged, and every fault points into it", () => {
  const anything = fc.oneof(fc.array(fc.oneof(nearlyGood, fc.jsonValue()), { maxLength: 5 }), fc.jsonValue());

  fc.assert(
    fc.property(anything, aSurface, (blocks, surface) => {
      const faults = validateBlocks(blocks, surface);

      assert.ok(faults.length <= limits.block_faults_max + 1);
      for (const { pointer } of faults) assert.ok(isPlace({ blocks }, pointer), pointer);
      for (const { pointer } of validateView(blocks)) assert.match(pointer, /^\/view/);
    }),
    { numRuns: 2_000 },
  );
});

test("good blocks stay good when they are completed, and then nothing is missing", () => {
  const different = fc.uniqueArray(aBlock, {
    maxLength: 8,
    selector: (block) => block.block_id ?? JSON.stringify(block),
  });

  fc.assert(
    fc.property(different, aSurface, (blocks, surface) => {
      fc.pre(validateBlocks(blocks, surface).length === 0);
      let made = 0;

      const completed = completeBlocks(blocks, () => `id${++made}`);

      assert.deepEqual(validateBlocks(completed, surface), []);
      assert.equal(textOfBlocks(completed), textOfBlocks(blocks));
      const before = made;
      assert.deepEqual(
        completeBlocks(completed, () => `id${++made}`),
        completed,
      );
      assert.equal(made, before);
    }),
    { numRuns: 500 },
  );
});
