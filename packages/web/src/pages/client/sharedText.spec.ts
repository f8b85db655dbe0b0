import assert from "node:assert/strict";
import { test } from "node:test";
import { sharedText } from "./sharedText.ts";

const shared = (given: Readonly<Record<string, string>>) => sharedText(new URLSearchParams(given).toString());

test("what was shared is one text, without what it says twice", () => {
  assert.equal(shared({ title: "Menu", url: "https://a.test/menu" }), "Menu\nhttps://a.test/menu");
  assert.equal(shared({ text: "Look: https://a.test/menu", url: "https://a.test/menu" }), "Look: https://a.test/menu");
  assert.equal(shared({ title: " ", text: "Only text" }), "Only text");
  assert.equal(shared({}), "");
});
