import assert from "node:assert/strict";
import { test } from "node:test";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { isEmojiOnly } from "./isEmojiOnly.ts";

const block = (...elements: object[]) =>
  ({ type: "rich_text", elements: [{ type: "rich_text_section", elements }] }) as RichTextBlock;
const emoji = { type: "emoji", name: "wave" };
const text = (words: string) => ({ type: "text", text: words });

test("a few emoji alone are shown large, and nothing else is", () => {
  assert.ok(isEmojiOnly(block(emoji)));
  assert.ok(isEmojiOnly(block(emoji, text(" "), emoji)));
  assert.ok(isEmojiOnly(block(text("👍🏽"))));
  for (const one of [
    block(),
    block(text(" ")),
    block(text("12")),
    block(emoji, text(" hello")),
    block(...Array.from({ length: 24 }, () => emoji)),
  ]) {
    assert.ok(!isEmojiOnly(one), JSON.stringify(one).slice(0, 100));
  }
});
