import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Container, RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { emitRichText } from "./emitRichText.ts";
import { readRichText } from "./readRichText.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;
const p = (...content: Parameters<typeof nodes.paragraph.create>[1][]) =>
  nodes.paragraph.create(null, content.flat() as never);
const t = (text: string, ...names: ("bold" | "italic" | "strike" | "code" | "underline")[]) =>
  schema.text(
    text,
    names.map((name) => marks[name].create()),
  );
const doc = (...blocks: ReturnType<typeof p>[]) => nodes.doc.create(null, blocks);
const item = (...content: ReturnType<typeof p>[]) => nodes.list_item.create(null, content);

function emitted(...blocks: ReturnType<typeof p>[]): Container[] | undefined {
  return emitRichText(doc(...blocks), "ab1")?.elements;
}

describe("what the composer emits", () => {
  test("lines are one section with line breaks [TEXT-1.6]", () => {
    assert.deepEqual(emitRichText(doc(p(t("one")), p(), p(t("two"))), "dhGA"), {
      type: "rich_text",
      block_id: "dhGA",
      elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "one\n\ntwo" }] }],
    });
  });

  test("a section before a list ends with a line break, and each indent is a list of its own [TEXT-1.6, TEXT-2.4]", () => {
    const list = nodes.ordered_list.create(null, [
      item(p(t("a")), nodes.bullet_list.create(null, [item(p(t("b")))])),
      item(p(t("c"))),
    ]);
    assert.deepEqual(emitted(p(t("before")), list), [
      { type: "rich_text_section", elements: [{ type: "text", text: "before\n" }] },
      {
        type: "rich_text_list",
        elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "a" }] }],
        style: "ordered",
        indent: 0,
        border: 0,
      },
      {
        type: "rich_text_list",
        elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "b" }] }],
        style: "bullet",
        indent: 1,
        border: 0,
      },
      {
        type: "rich_text_list",
        elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "c" }] }],
        style: "ordered",
        indent: 0,
        offset: 1,
        border: 0,
      },
    ]);
    assert.deepEqual(Object.keys(emitted(list)?.at(-1) ?? {}), [
      "type",
      "elements",
      "style",
      "indent",
      "offset",
      "border",
    ]);
  });

  test("a quote has no border, and its content is a sibling with one", () => {
    const quote = nodes.quote.create(null, [
      p(t("said")),
      p(t("twice")),
      nodes.bullet_list.create(null, [item(p(t("point")))]),
      nodes.quote.create(null, [p(t("deeper"))]),
    ]);
    assert.deepEqual(emitted(quote), [
      { type: "rich_text_quote", elements: [{ type: "text", text: "said\ntwice" }] },
      {
        type: "rich_text_list",
        elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "point" }] }],
        style: "bullet",
        indent: 0,
        border: 1,
      },
      { type: "rich_text_quote", elements: [{ type: "text", text: "deeper" }], border: 1 },
    ]);
  });

  test("code is raw text with a border", () => {
    const code = nodes.code_block.create({ language: "" }, schema.text("if (a < b) { }\n\n  c &amp; d"));
    assert.deepEqual(emitted(code), [
      {
        type: "rich_text_preformatted",
        elements: [{ type: "text", text: "if (a < b) { }\n\n  c &amp; d" }],
        border: 0,
      },
    ]);
  });

  test("typed addresses become links, bare domains with what was typed as their text", () => {
    assert.deepEqual(emitted(p(t("see https://example.com/a?b=1, or example.org."))), [
      {
        type: "rich_text_section",
        elements: [
          { type: "text", text: "see " },
          { type: "link", url: "https://example.com/a?b=1" },
          { type: "text", text: ", or " },
          { type: "link", url: "http://example.org", text: "example.org" },
          { type: "text", text: "." },
        ],
      },
    ]);
  });

  test("neighbours of one style are one element, and spaces around marks are unstyled", () => {
    assert.deepEqual(emitted(p([t("a", "bold"), t("b ", "bold"), t("c", "italic"), t(" d")])), [
      {
        type: "rich_text_section",
        elements: [
          { type: "text", text: "ab", style: { bold: true } },
          { type: "text", text: " " },
          { type: "text", text: "c", style: { italic: true } },
          { type: "text", text: " d" },
        ],
      },
    ]);
  });

  test("mentions and emoji are elements with spaces between them", () => {
    const user = nodes.mention.create({ element: { type: "user", user_id: "U1" }, label: "@Bob" });
    const wave = { type: "emoji", name: "wave", unicode: "1f44b-1f3fd", skin_tone: 4 };
    assert.deepEqual(emitted(p([user, t(" "), nodes.emoji.create({ element: wave })])), [
      {
        type: "rich_text_section",
        elements: [{ type: "user", user_id: "U1" }, { type: "text", text: " " }, wave],
      },
    ]);
  });

  test("spaces alone are nothing", () => {
    assert.equal(emitted(p(t("  ")), p()), undefined);
    assert.deepEqual(emitted(p(), p(t(" a ")), p()), [
      { type: "rich_text_section", elements: [{ type: "text", text: "a" }] },
    ]);
  });
});

describe("editing what was sent", () => {
  const text = (words: string) => ({ type: "text" as const, text: words });
  const section = (...elements: object[]) => ({ type: "rich_text_section", elements }) as Container;
  const cases: Record<string, Container[]> = {
    "lines and styles": [section(text("a\n\nb "), { type: "text", text: "c", style: { bold: true, strike: true } })],
    "every element": [
      section(
        { type: "user", user_id: "U1", style: { bold: true } },
        text(" "),
        { type: "usergroup", usergroup_id: "S1" },
        text(" "),
        { type: "channel", channel_id: "C1" },
        text(" "),
        { type: "broadcast", range: "here" },
        text(" "),
        { type: "emoji", name: "wave", unicode: "1f44b" },
        text(" "),
        { type: "date", timestamp: 1_700_000_000, format: "{date_long}", fallback: "then" },
        text(" "),
        { type: "color", value: "#ff0000" },
        text(" "),
        { type: "invented", field: 1 },
        text(" "),
        { type: "link", url: "https://example.com", text: "there", style: { italic: true } },
      ),
    ],
    "lists, quotes and code": [
      section(text("first\n")),
      { type: "rich_text_list", elements: [section(text("a"))], style: "ordered", indent: 0, border: 0 },
      { type: "rich_text_list", elements: [section(text("b"))], style: "bullet", indent: 1, border: 0 },
      { type: "rich_text_list", elements: [section(text("c"))], style: "bullet", indent: 2, border: 0 },
      { type: "rich_text_list", elements: [section(text("d"))], style: "ordered", indent: 0, offset: 1, border: 0 },
      { type: "rich_text_quote", elements: [text("said\ntwice")] },
      { type: "rich_text_quote", elements: [text("deeper")], border: 1 },
      { type: "rich_text_preformatted", elements: [text("x = 1")], border: 0, language: "js" },
      section(text("last")),
    ] as Container[],
  };
  for (const [name, elements] of Object.entries(cases)) {
    test(`gives back ${name} as they were`, () => {
      const block = { type: "rich_text", block_id: "ab1", elements } as RichTextBlock;
      assert.deepEqual(
        emitRichText(
          readRichText(block, () => "label"),
          "ab1",
        ),
        block,
      );
    });
  }
});
