import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { RichTextBlock } from "./block.ts";
import { type Inline, inlineSchemas } from "./inline.ts";
import { linkAddressPattern } from "./linkAddress.ts";
import { markdownOfRichText } from "./markdown/markdownOfRichText.ts";
import { mrkdwn } from "./mrkdwn/mrkdwn.ts";
import { plainText } from "./plainText.ts";
import { validateRichText } from "./validateRichText.ts";

/** As documented: the types of inline elements that rich text can hold. */
const documented = [
  "attachment_mention",
  "broadcast",
  "canvas",
  "canvas_message_unfurl",
  "canvas_user_mention",
  "channel",
  "citation",
  "color",
  "date",
  "emoji",
  "file",
  "link",
  "list_record",
  "message_mention",
  "salesforce_data_field",
  "tag",
  "team",
  "text",
  "user",
  "usergroup",
  "work_object_mention",
  "workflow_mention",
];

const examples = ["everyElement", "everyReference"].flatMap((name) => {
  const path = new URL(`../../fixtures/richtext/valid/${name}.json`, import.meta.url);
  const { elements } = JSON.parse(readFileSync(path, "utf8")) as RichTextBlock;
  return elements.flatMap((container) => container.elements as Inline[]);
});

const blockOf = (element: object) =>
  ({ type: "rich_text", elements: [{ type: "rich_text_section", elements: [element] }] }) as unknown as RichTextBlock;

test("rich text knows the 22 documented inline types, and has an example of each", () => {
  assert.equal(documented.length, 22);
  assert.deepEqual(Object.keys(inlineSchemas).toSorted(), documented);
  assert.deepEqual([...new Set(examples.map(({ type }) => type))].toSorted(), documented);
});

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, { readonly pattern?: string }>>;
}

for (const [type, schema] of Object.entries(inlineSchemas) as [Inline["type"], ObjectSchema][]) {
  describe(`an inline element of type ${type}`, () => {
    const example = examples.find((one) => one.type === type) ?? { type };

    test("is valid, and has words in every notation", () => {
      assert.deepEqual(validateRichText(blockOf(example)), []);
      for (const print of [plainText, mrkdwn, markdownOfRichText]) assert.notEqual(print(blockOf(example)).trim(), "");
    });

    for (const field of schema.required ?? []) {
      test(`needs ${field}`, () => {
        const { [field]: _left, ...rest } = example as Record<string, unknown>;

        assert.deepEqual(
          validateRichText(blockOf(rest)).map(({ message }) => message),
          [`missing required field: ${field}`],
        );
      });
    }

    const addresses = Object.entries(schema.properties).filter(([, { pattern }]) => pattern === linkAddressPattern);
    for (const [field] of addresses) {
      for (const scheme of ["javascript", "vbscript", "data", "blob", "file", "JAVASCRIPT", "\tjavascript"]) {
        test(`does not lead to ${JSON.stringify(scheme)}: by its ${field}`, () => {
          assert.deepEqual(validateRichText(blockOf({ ...example, [field]: `${scheme}:x` })), [
            { message: "input must be a valid: uri", pointer: `/elements/0/elements/0/${field}` },
          ]);
        });
      }
    }

    test("checks every field that holds an address", () => {
      const named = Object.keys(schema.properties).filter((name) => /(^|_)url$/.test(name) && !name.startsWith("is_"));
      assert.deepEqual(
        addresses.map(([field]) => field),
        named,
      );
    });
  });
}

for (const type of ["sparkle", "button", "mrkdwn", "constructor", "__proto__", "toString", ""]) {
  test(`an inline element of type ${JSON.stringify(type)} is refused in every container`, () => {
    const element = JSON.parse(`{"type": ${JSON.stringify(type)}, "text": "x"}`) as object;
    const section = { type: "rich_text_section", elements: [element] };
    const containers = [
      section,
      { type: "rich_text_quote", elements: [element] },
      { type: "rich_text_preformatted", elements: [element] },
      { type: "rich_text_list", style: "bullet", elements: [section] },
    ];
    for (const container of containers) {
      const [fault] = validateRichText({ type: "rich_text", elements: [container] });
      assert.equal(fault?.message, `unsupported type: ${type}`, container.type);
    }
  });
}
