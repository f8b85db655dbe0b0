import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
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
