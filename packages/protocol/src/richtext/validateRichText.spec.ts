import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Compile } from "typebox/compile";
import { richTextBlockSchema } from "./block.ts";
import { type RichTextFault, validateRichText } from "./validateRichText.ts";

const fixtures = new URL("../../fixtures/richtext/", import.meta.url);

function fixturesIn(folder: "valid" | "invalid"): (readonly [name: string, value: unknown])[] {
  const place = new URL(`${folder}/`, fixtures);
  return readdirSync(place).map(
    (file) => [basename(file, ".json"), JSON.parse(readFileSync(new URL(file, place), "utf8")) as unknown] as const,
  );
}

const published = Compile(richTextBlockSchema);

describe("a rich text block is taken", () => {
  for (const [name, block] of fixturesIn("valid")) {
    test(name, () => {
      assert.deepEqual(validateRichText(block), []);
      assert.ok(published.Check(block));
    });
  }
});

describe("a rich text block is refused, with what is wrong and where", () => {
  for (const [name, fixture] of fixturesIn("invalid")) {
    test(name, () => {
      const { block, faults } = fixture as { block: unknown; faults: RichTextFault[] };

      assert.deepEqual(validateRichText(block), faults);
      assert.ok(!published.Check(block));
    });
  }
});

test("the published schema and the words agree on whatever comes", () => {
  const blocks = fixturesIn("valid").map(([, block]) => block);
  const word = fc.constantFrom("type", "text", "style", "elements", "rich_text_list", "link", "user", "indent", "bold");
  const replacement = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}));

  fc.assert(
    fc.property(fc.constantFrom(...blocks), fc.nat(), replacement, (block, at, instead) => {
      let left = at % (JSON.stringify(block).split(/[{[,:]/).length + 1);
      const changed = JSON.parse(JSON.stringify(block), (_, value: unknown) =>
        left-- === 0 ? instead : value,
      ) as unknown;

      assert.equal(validateRichText(changed).length === 0, published.Check(changed), JSON.stringify(changed));
    }),
    { numRuns: 2_000 },
  );
});
