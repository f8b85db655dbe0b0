import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { Compile } from "typebox/schema";

const root = new URL("../../", import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), "utf8")) as object;
const schemas = {
  blocks: Compile(read("docs/schemas/blocks.schema.json")),
  views: Compile(read("docs/schemas/view.schema.json")),
};

function fixtures(room: string, folder: string): (readonly [file: string, content: object])[] {
  const place = `packages/protocol/fixtures/${room}/${folder}/`;
  return readdirSync(new URL(place, root)).map((file) => [file, read(place + file)] as const);
}

describe("the schema file that editors use for blocks", () => {
  test("takes every valid block, alone and in a message", () => {
    for (const [file, block] of fixtures("blocks", "valid")) {
      assert.ok(schemas.blocks.Check([block]), file);
      assert.ok(schemas.blocks.Check({ channel: "C0123456", blocks: [block] }), file);
    }
  });

  test("refuses what has a wrong shape", () => {
    const wrong = ["section.longText", "actions.tooMany", "header.mrkdwn", "divider.text", "plan.otherBlock"];
    const invalid = new Map(fixtures("blocks", "invalid"));

    for (const name of wrong) {
      const { value } = invalid.get(`${name}.json`) as { value: object };
      assert.equal(schemas.blocks.Check([value]), false, name);
    }
    assert.equal(schemas.blocks.Check({}), false);
  });
});

describe("the schema file that editors use for views", () => {
  test("takes every valid view and refuses what has a wrong shape", () => {
    for (const [file, view] of fixtures("views", "valid")) assert.ok(schemas.views.Check(view), file);
    for (const [file, content] of fixtures("views", "invalid")) {
      if (/long|noBlocks/.test(file))
        assert.equal(schemas.views.Check((content as { value: object }).value), false, file);
    }
  });
});

describe("a mistake in a block", () => {
  const ajv = new Ajv2020({ allErrors: true, discriminator: true, strict: true, allowUnionTypes: true });
  ajvFormats.default(ajv);
  const checkBlocks = ajv.compile(read("docs/schemas/blocks.schema.json"));
  const checkView = ajv.compile(read("docs/schemas/view.schema.json"));
  const text = { type: "plain_text", text: "Pick" };
  const option = { text, value: "a" };
  const select = { type: "static_select", action_id: "a", options: [option] };
  const section = { type: "section", text: { type: "mrkdwn", text: "Hello" } };
  const rich = (...elements: object[]) => ({ type: "rich_text", elements: [{ type: "rich_text_section", elements }] });

  /** Each with the place and the rule of its one error. */
  const mistakes: Record<string, readonly [block: unknown, error: string]> = {
    "no type": [{ text: section.text }, "/0 discriminator"],
    "an unknown type": [{ ...section, type: "sektion" }, "/0 discriminator"],
    "a type that is no text": [{ ...section, type: 5 }, "/0 discriminator"],
    "a text in place of a block": ["hello", "/0 type"],
    "a missing field": [{ type: "header" }, "/0 required"],
    "an unknown field": [{ ...section, colour: "red" }, "/0 additionalProperties"],
    "a text that is too long": [
      { ...section, text: { ...section.text, text: "x".repeat(3001) } },
      "/0/text/text maxLength",
    ],
    "an unknown kind of text": [{ ...section, text: { type: "html", text: "x" } }, "/0/text discriminator"],
    "a text of the wrong kind": [{ type: "header", text: { type: "mrkdwn", text: "x" } }, "/0/text/type const"],
    "a number in place of a text": [{ ...section, text: { type: "mrkdwn", text: 5 } }, "/0/text/text type"],
    "an unknown element": [{ type: "actions", elements: [{ type: "knob" }] }, "/0/elements/0 discriminator"],
    "an element that the block does not accept": [
      { type: "actions", elements: [{ type: "plain_text_input", action_id: "a" }] },
      "/0/elements/0 discriminator",
    ],
    "too many elements": [
      { type: "actions", elements: Array.from({ length: 26 }, () => select) },
      "/0/elements maxItems",
    ],
    "a mistake in an option": [
      { ...section, accessory: { ...select, options: [{ ...option, value: 5 }] } },
      "/0/accessory/options/0/value type",
    ],
    "a day that does not exist": [
      { ...section, accessory: { type: "datepicker", action_id: "a", initial_date: "2026-02-30" } },
      "/0/accessory/initial_date format",
    ],
    "words in place of a day": [
      { ...section, accessory: { type: "datepicker", action_id: "a", initial_date: "tomorrow" } },
      "/0/accessory/initial_date format",
    ],
    "words in place of a time": [
      { ...section, accessory: { type: "timepicker", action_id: "a", initial_time: "noon" } },
      "/0/accessory/initial_time pattern",
    ],
    "words in place of a number": [
      {
        type: "input",
        label: text,
        element: { type: "number_input", is_decimal_allowed: true, initial_value: "many" },
      },
      "/0/element/initial_value pattern",
    ],
    "an empty address": [{ type: "image", alt_text: "x", image_url: "" }, "/0/image_url format"],
    "an unknown part of rich text": [rich({ type: "shout", text: "x" }), "/0/elements/0/elements/0 discriminator"],
    "a part of rich text without its field": [rich({ type: "user" }), "/0/elements/0/elements/0 required"],
    "a style of another type": [
      rich({ type: "text", text: "x", style: { bold: "yes" } }),
      "/0/elements/0/elements/0/style/bold type",
    ],
    "an unknown cell of a table": [{ type: "table", rows: [[{ type: "cell" }]] }, "/0/rows/0/0 discriminator"],
    "settings of a column that are no object": [
      { type: "table", rows: [[{ type: "raw_text", text: "x" }]], column_settings: ["left"] },
      "/0/column_settings/0 type",
    ],
  };

  for (const [name, [block, error]] of Object.entries(mistakes)) {
    test(`is one error: ${name}`, () => {
      checkBlocks([section, block]);
      assert.deepEqual((checkBlocks.errors ?? []).map(sayError), [error.replace("/0", "/1")]);
      checkBlocks({ blocks: [section, block] });
      assert.deepEqual((checkBlocks.errors ?? []).map(sayError), [`/blocks${error.replace("/0", "/1")}`]);
      checkView({ type: "home", blocks: [block] });
      assert.deepEqual((checkView.errors ?? []).map(sayError), [`/blocks${error}`]);
    });
  }

  test("is one error: neither a list nor something that holds one", () => {
    for (const [value, error] of [
      ["blocks", " type"],
      [{}, " required"],
    ] as const) {
      checkBlocks(value);
      assert.deepEqual((checkBlocks.errors ?? []).map(sayError), [error]);
    }
  });

  function sayError({ instancePath, keyword }: ErrorObject): string {
    return `${instancePath} ${keyword}`;
  }

  test("is found by the formats of JSON Schema alone, and every union names its discriminator", () => {
    for (const path of ["docs/schemas/blocks.schema.json", "docs/schemas/view.schema.json"]) {
      const content = JSON.stringify(read(path));
      assert.deepEqual([...new Set(content.match(/"format":"[^"]+"/g))].toSorted(), [
        '"format":"date"',
        '"format":"uri"',
      ]);
      assert.equal(content.includes('"anyOf"'), false);
      assert.equal(content.match(/"oneOf"/g)?.length, content.match(/"discriminator":/g)?.length);
    }
  });
});
