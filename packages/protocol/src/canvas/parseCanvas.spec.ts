import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "../limits.ts";
import type { CanvasBlock } from "./canvasBlock.ts";
import { parseCanvas } from "./parseCanvas.ts";
import { printCanvas } from "./printCanvas.ts";

function blocksOf(markdown: string): readonly CanvasBlock[] {
  const parsed = parseCanvas(markdown);
  assert.ok(parsed.ok, JSON.stringify(parsed));
  return parsed.blocks;
}

function faultOf(markdown: string): string {
  const parsed = parseCanvas(markdown);
  return parsed.ok ? "" : `line ${parsed.fault.line}: ${parsed.fault.message}`;
}

const text = (words: string) => [{ type: "text", text: words }];

describe("the Markdown of canvases", () => {
  test("makes each heading, paragraph, item and divider a block", () => {
    assert.deepEqual(blocksOf("# Plan\nfirst\nsecond\n\n- a\n  1. b\n- [x] c\n- [ ] d\n\n---\n#### Deep"), [
      { type: "heading", id: "", level: 1, elements: text("Plan") },
      { type: "paragraph", id: "", elements: text("first second") },
      { type: "item", id: "", style: "bullet", indent: 0, elements: text("a") },
      { type: "item", id: "", style: "ordered", indent: 1, elements: text("b") },
      { type: "item", id: "", style: "checklist", indent: 0, checked: true, elements: text("c") },
      { type: "item", id: "", style: "checklist", indent: 0, checked: false, elements: text("d") },
      { type: "divider", id: "" },
      { type: "heading", id: "", level: 3, elements: text("Deep") },
    ]);
  });

  test("reads mentions, emoji, styles and hard breaks", () => {
    assert.deepEqual(blocksOf("ask ![](@U0ANA) in ![](#C0PLAN) :wave:\\\n**now** ~~or~~ `never`"), [
      {
        type: "paragraph",
        id: "",
        elements: [
          { type: "text", text: "ask " },
          { type: "user", user_id: "U0ANA" },
          { type: "text", text: " in " },
          { type: "channel", channel_id: "C0PLAN" },
          { type: "text", text: " " },
          { type: "emoji", name: "wave" },
          { type: "text", text: "\n" },
          { type: "text", text: "now", style: { bold: true } },
          { type: "text", text: " " },
          { type: "text", text: "or", style: { strike: true } },
          { type: "text", text: " " },
          { type: "text", text: "never", style: { code: true } },
        ],
      },
    ]);
  });

  test("reads links by reference wherever the address is defined", () => {
    const [first] = blocksOf("See [the build][b].\n\nMore.\n\n[b]: https://x.test/build");

    assert.deepEqual(first, {
      type: "paragraph",
      id: "",
      elements: [
        { type: "text", text: "See " },
        { type: "link", url: "https://x.test/build", text: "the build" },
        { type: "text", text: "." },
      ],
    });
    assert.equal(blocksOf("See [the build][b].\n\n[b]: https://x.test/build").length, 1);
  });

  test("shows an image that stands alone, and links one within a text", () => {
    assert.deepEqual(blocksOf("![A cat](https://x.test/cat.png)"), [
      { type: "embed", id: "", url: "https://x.test/cat.png", alt: "A cat" },
    ]);
    const [inline] = blocksOf("a ![cat](https://x.test/cat.png)");
    assert.deepEqual(inline?.type === "paragraph" && inline.elements[1], {
      type: "link",
      url: "https://x.test/cat.png",
      text: "cat",
    });
  });

  test("reads tables with line breaks in their cells", () => {
    assert.deepEqual(blocksOf("| a | b |\n| - | - |\n| c<br>d | `x\\|y` |"), [
      {
        type: "table",
        id: "",
        rows: [
          [
            { id: "", elements: text("a") },
            { id: "", elements: text("b") },
          ],
          [
            { id: "", elements: text("c\nd") },
            { id: "", elements: [{ type: "text", text: "x|y", style: { code: true } }] },
          ],
        ],
      },
    ]);
  });

  test("keeps HTML as the text that it is", () => {
    assert.deepEqual(blocksOf("<script>alert(1)</script>"), [
      { type: "paragraph", id: "", elements: text("<script>alert(1)</script>") },
    ]);
  });

  const cells = limits.canvas_table_cells_max;
  const table = (rows: number) => `|a|b|\n|-|-|\n${"|c|d|\n".repeat(rows - 1)}`;
  const faults: Readonly<Record<string, readonly [markdown: string, fault: string]>> = {
    "a list within a quote": ["one\n\n> - two", "line 3: Unsupported block type (List) within block quote"],
    "a quote within a quote": ["> > two", "line 1: Unsupported block type (BlockQuote) within block quote"],
    "code within an item": ["- a\n\n      code", "line 3: Unsupported block type (Code) within list item"],
    "bullets below a number": [
      "# A\n\n1. one\n   - two",
      "line 4: Unsupported list type (a bulleted list within a numbered one)",
    ],
    "a table with too many cells": [
      table(cells / 2 + 1),
      `line 1: A table has at most ${cells} cells; this one has ${cells + 2}`,
    ],
  };
  test("refuses more blocks than the parser takes in a moment", () => {
    assert.equal(faultOf("- a\n".repeat(limits.canvas_segments_max)), "");
    assert.match(faultOf("- a\n".repeat(limits.canvas_segments_max + 1)), /too many blocks/);
  });

  for (const [name, [markdown, fault]] of Object.entries(faults)) {
    test(`refuses ${name} and names the line`, () => assert.equal(faultOf(markdown), fault));
  }

  test("accepts a table with as many cells as there may be", () => assert.equal(faultOf(table(cells / 2)), ""));

  test("is printed as Markdown that people would write", () => {
    const source = [
      "# Plan",
      "Ask ![](@U0ANA)\\\nor **wait**",
      "1. one\n   1. two\n2. three\n- [ ] four",
      "> quoted",
      "```ts\nlet a = 1;\n```",
      "---",
      "| a | b |\n| --- | --- |\n| c<br>d | e\\|f |",
    ].join("\n\n");

    assert.equal(printCanvas(blocksOf(source)), source);
  });
});
