import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol/limits.ts";
import type { Container, RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { plainText } from "@platform/protocol/richtext/plainText.ts";
import { isTooLong, lengthOf } from "./messageLength.ts";
import { splitBlock } from "./splitBlock.ts";

const max = limits.composed_message_chars_max;
const text = (words: string): Container => ({ type: "rich_text_section", elements: [{ type: "text", text: words }] });
const block = (...elements: Container[]): RichTextBlock => ({ type: "rich_text", elements });
const wordsOf = (parts: readonly RichTextBlock[]) => parts.map((part) => plainText(part)).join("\n");
const squeeze = (words: string) => words.replaceAll(/[\s•>.\d]+/g, "");

function expectWhole(long: RichTextBlock): readonly RichTextBlock[] {
  const parts = splitBlock(long);
  for (const part of parts) assert.ok(!isTooLong(part), `${lengthOf(part)} characters`);
  assert.equal(squeeze(wordsOf(parts)), squeeze(plainText(long)));
  return parts;
}

describe("a message that is too long", () => {
  test("is split at line breaks into as few messages as hold it", () => {
    const lines = Array.from({ length: 300 }, (_, at) => `line ${at} ${"x".repeat(90)}`);
    const parts = expectWhole(parseMrkdwn(lines.join("\n")));
    assert.equal(parts.length, Math.ceil((300 * 100) / max));
    for (const part of parts) assert.match(plainText(part), /^line/);
  });

  test("is split at spaces where a line is too long, and between characters where there are none", () => {
    for (const part of expectWhole(block(text("word ".repeat(6_000))))) assert.doesNotMatch(plainText(part), /^ord/);
    expectWhole(block(text("😀".repeat(20_000))));
    expectWhole(block(text("y".repeat(max * 3 + 1))));
  });

  test("keeps styles, code, quotes and the numbers of lists", () => {
    const code: Container = {
      type: "rich_text_preformatted",
      elements: [{ type: "text", text: "const a = 1;\n".repeat(1_500) }],
    };
    const [first, ...others] = expectWhole(block(text("see\n"), code));
    assert.equal(first?.elements[0]?.type, "rich_text_section");
    assert.ok(others.length > 0 && others.every(({ elements }) => elements[0]?.type === code.type));
    const items = Array.from({ length: 400 }, (_, at) => ({
      type: "rich_text_section" as const,
      elements: [{ type: "text" as const, text: `item ${at} ${"z".repeat(60)}`, style: { bold: true } }],
    }));
    const [, second] = expectWhole(block({ type: "rich_text_list", style: "ordered", elements: items }));
    const list = second?.elements[0];
    assert.ok(list?.type === "rich_text_list" && list.offset !== undefined && list.offset > 0);
    assert.match(plainText(second as RichTextBlock), new RegExp(`^${list.offset + 1}\\. item ${list.offset} `));
    expectWhole(block({ type: "rich_text_quote", elements: [{ type: "text", text: "said\n".repeat(4_000) }] }));
  });

  test("is one message when it fits", () => {
    assert.equal(splitBlock(block(text("short"))).length, 1);
    assert.ok(!isTooLong(block(text("x".repeat(max)))));
    assert.ok(isTooLong(block(text("x".repeat(max + 1)))));
  });
});
