import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Container } from "../block.ts";
import { closeMarkdown } from "./closeMarkdown.ts";
import { markdownOfRichText } from "./markdownOfRichText.ts";
import { mrkdwnOfMarkdown } from "./mrkdwnOfMarkdown.ts";
import { richTextOfMarkdown } from "./richTextOfMarkdown.ts";

const section = (text: string) => ({ type: "rich_text_section" as const, elements: [{ type: "text" as const, text }] });
const list = (style: "bullet" | "ordered", indent: number, texts: string[], more = {}): Container => ({
  type: "rich_text_list",
  style,
  indent,
  border: 0,
  elements: texts.map(section),
  ...more,
});

describe("rich text of markdown", () => {
  const cases: [name: string, markdown: string, containers: Container[]][] = [
    [
      "nested lists are flat, with indent and offset",
      "1. one\n   - part\n     - deep\n2. two\n3. three",
      [
        list("ordered", 0, ["one"]),
        list("bullet", 1, ["part"]),
        list("bullet", 2, ["deep"]),
        list("ordered", 0, ["two", "three"], { offset: 1 }),
      ],
    ],
    ["a list may begin anywhere", "5. five\n6. six", [list("ordered", 0, ["five", "six"], { offset: 4 })]],
    ["items with empty lines between them are one list", "1. a\n\n1. b\n\n1. c", [list("ordered", 0, ["a", "b", "c"])]],
    ["tasks have boxes", "- [ ] open\n- [x] done", [list("bullet", 0, ["☐ open", "☑ done"])]],
    [
      "what a quote holds stands beside it",
      "> said\n>\n> - a\n>\n> > deeper\n>\n> ```\n> x\n> ```",
      [
        { type: "rich_text_quote", elements: [{ type: "text", text: "said" }] },
        list("bullet", 0, ["a"], { border: 1 }),
        { type: "rich_text_quote", elements: [{ type: "text", text: "deeper" }], border: 1 },
        { type: "rich_text_preformatted", elements: [{ type: "text", text: "x" }], border: 1 },
      ],
    ],
    [
      "a fence has its language",
      "see\n```js\nlet a\n\n- b\n```",
      [
        section("see\n"),
        {
          type: "rich_text_preformatted",
          elements: [{ type: "text", text: "let a\n\n- b" }],
          language: "js",
          border: 0,
        },
      ],
    ],
    [
      "a fence inside an item stands below it",
      "1. run\n   ```sh\n   ls\n   ```\n2. look",
      [
        list("ordered", 0, ["run"]),
        { type: "rich_text_preformatted", elements: [{ type: "text", text: "ls" }], language: "sh", border: 0 },
        list("ordered", 0, ["look"], { offset: 1 }),
      ],
    ],
    [
      "a table is set in columns",
      "| a | long head |\n|---|--:|\n| **1** | [x](https://x.test) |",
      [
        {
          type: "rich_text_preformatted",
          elements: [{ type: "text", text: "a   | long head\n----|-------------------\n1   | x (https://x.test)" }],
          border: 0,
        },
      ],
    ],
    ["nothing vanishes", "[INFO]: started\n\n<b>x</b> [^1]", [section("[INFO]: started\n\n<b>x</b> [^1]")]],
    ["a year may end a sentence", "It was\n1984. Then", [section("It was\n1984. Then")]],
    ["escaped signs are words", "\\*a\\* \\:x: \\<@U12> https\\://x.test", [section("*a* :x: <@U12> https://x.test")]],
    ["nothing makes nothing", " \n\n", []],
  ];
  for (const [name, markdown, containers] of cases) {
    test(name, () => assert.deepEqual(richTextOfMarkdown(markdown).elements, containers));
  }

  test("of one line has every element that chat adds", () => {
    const [line] = richTextOfMarkdown(
      "**a _b_** ~~c~~ `d` :wave::skin-tone-3: <@U12> <!here> <https://x.test|x> https://y.test.",
    ).elements;

    assert.deepEqual(line?.elements, [
      { type: "text", text: "a ", style: { bold: true } },
      { type: "text", text: "b", style: { bold: true, italic: true } },
      { type: "text", text: " " },
      { type: "text", text: "c", style: { strike: true } },
      { type: "text", text: " " },
      { type: "text", text: "d", style: { code: true } },
      { type: "text", text: " " },
      { type: "emoji", name: "wave::skin-tone-3" },
      { type: "text", text: " " },
      { type: "user", user_id: "U12" },
      { type: "text", text: " " },
      { type: "broadcast", range: "here" },
      { type: "text", text: " " },
      { type: "link", url: "https://x.test", text: "x" },
      { type: "text", text: " " },
      { type: "link", url: "https://y.test" },
      { type: "text", text: "." },
    ]);
  });

  test("links only where a click may lead", () => {
    const [line] = richTextOfMarkdown("[a](javascript:alert(1)) [b](/path) ![c](https://x.test/c.png)").elements;

    assert.deepEqual(line?.elements, [
      { type: "text", text: "a (javascript:alert(1)) b (/path) " },
      { type: "link", url: "https://x.test/c.png", text: "c" },
    ]);
  });
});

describe("the text that is read back of markdown", () => {
  const cases: [markdown: string, text: string][] = [
    ["**b** and __b__ and *i* and ~~s~~", "*b* and *b* and _i_ and ~s~"],
    ["# Title\n\nwords", "*Title*\n\nwords"],
    ["- one\n- two\n  - three", "• one\n• two\n    ◦ three"],
    ["1. one\n2. two", "1. one\n2. two"],
    ["[label](https://x.test/?a=1&b=2)", "<https://x.test/?a=1&amp;b=2|label>"],
    ["a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"],
    ["> quote", "&gt; quote"],
    ["```js\nx < 1\n```", "```x &lt; 1```"],
  ];
  for (const [markdown, text] of cases) test(markdown, () => assert.equal(mrkdwnOfMarkdown(markdown), text));
});

test("markdown of rich text is what a person would write", () => {
  const markdown = [
    "**Done**, see [the build](https://x.test) <@U12> :tada:",
    "",
    "1. one",
    "   - part",
    "2. two\\_",
    "",
    "> said",
    ">",
    "> - a",
    "",
    "```js",
    "let a = `b`;",
    "```",
    "",
    "- [ ] open",
    "- [x] done",
  ].join("\n");

  assert.equal(markdownOfRichText(richTextOfMarkdown(markdown)), markdown);
});

describe("markdown of an open stream is closed where it breaks off", () => {
  const cases: [open: string, closed: string][] = [
    ["a **bo", "a **bo**"],
    ["a `co", "a `co`"],
    ["~~x", "~~x~~"],
    ["done.\n\n- a\n- **b", "done.\n\n- a\n- **b**"],
    ["see [link](https://x", "see link"],
    ["ask <@U1", "ask"],
    ["```js\nlet **a", "```js\nlet **a"],
    ["a < b", "a < b"],
    ["", ""],
  ];
  for (const [open, closed] of cases) test(JSON.stringify(open), () => assert.equal(closeMarkdown(open), closed));
});
