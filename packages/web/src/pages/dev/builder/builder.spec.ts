import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { validateBlocks } from "@platform/protocol/blockkit/validateBlocks.ts";
import { printDraft, readDraft } from "./draftInUrl.ts";
import { readBlocks } from "./readBlocks.ts";
import { templates } from "./templates.ts";

describe("the templates of the builder", () => {
  for (const { name, surface, blocks } of templates) {
    test(`${name} has no fault`, () => {
      assert.deepEqual(validateBlocks(blocks, surface), []);
    });
  }
});

describe("a draft in an address", () => {
  test("comes back as it was, whatever it contains", () => {
    const draft = { surface: "home", text: '[{"a":"Grüße 👋 ?/+=#"}]' } as const;

    assert.deepEqual(readDraft(printDraft(draft)), draft);
    assert.match(printDraft(draft), /^#home\/[\w-]+$/);
  });

  test("is none when it was cut or invented", () => {
    for (const hash of ["", "#", "#message", "#message/", "#elsewhere/YQ", "#message/%%%"]) {
      assert.equal(readDraft(hash), undefined, hash);
    }
  });
});

describe("the text in the builder", () => {
  test("is shown when it is a list of blocks, whatever is wrong with them, and each fault has its line", () => {
    const text = '[\n  { "type": "divider" },\n  { "type": "header" }\n]';

    const read = readBlocks(text, "message");

    assert.deepEqual(read.blocks, JSON.parse(text));
    assert.deepEqual(read.preview?.[0], { type: "divider" });
    assert.equal(
      read.preview?.[1] && "type" in read.preview[1] && read.preview[1].type,
      "context",
      "a note in place of the faulty block",
    );
    assert.ok(read.marks.length > 0);
    assert.ok(read.marks.every(({ line, pointer }) => line === 3 && pointer?.startsWith("/blocks/1")));
  });

  test("may be a whole message or view around its blocks", () => {
    assert.deepEqual(readBlocks('{"blocks":[{"type":"divider"}]}', "message").blocks, [{ type: "divider" }]);
  });

  test("is reported as invalid JSON at the position of the error, and shows nothing then", () => {
    const read = readBlocks('[\n  { "type": "divider",\n', "message");

    assert.equal(read.blocks, undefined);
    assert.equal(read.marks.length, 1);
    assert.equal(readBlocks('{"text":"hi"}', "message").blocks, undefined);
    assert.equal(readBlocks("[1]", "message").blocks, undefined);
  });
});
