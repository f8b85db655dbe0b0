import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { doesNotBlowUp } from "../../testkit/doesNotBlowUp.ts";
import { htmlOfCanvas } from "./htmlOfCanvas.ts";
import { parseCanvas } from "./parseCanvas.ts";
import { printCanvas } from "./printCanvas.ts";

const signs = Array.from("*_~`<>|&:!@#^[]()\\-+=ab1. \n\t");
const phrases = [
  "word",
  "**bold**",
  "_soft_",
  "~~gone~~",
  "`code`",
  "![](@U0ANA)",
  "![](#C0PLAN)",
  ":wave:",
  "[link](https://x.test/a?b=1&c=2)",
  "<https://x.test>",
  "https://x.test",
  "a*b",
  "snake_case",
  "1.",
  "#",
  "|",
  "&amp;",
  "\\*",
  "<b>",
  "é文",
];
const line = fc.array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
const broken = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\\\n"));
const row = fc.array(
  line.map((cell) => cell.replaceAll("|", "\\|")),
  { minLength: 2, maxLength: 2 },
);

const block = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 4 }), line).map(([level, words]) => `${"#".repeat(level)} ${words}`),
  broken,
  broken.map((words) => `> ${words.replaceAll("\n", "\n> ")}`),
  fc
    .array(fc.tuple(fc.constantFrom("- ", "- [ ] ", "- [x] ", "  - "), line))
    .map((items) => items.map((item) => item.join("")).join("\n")),
  fc
    .array(fc.tuple(fc.constantFrom("1. ", "   1. "), line))
    .map((items) => items.map((item) => item.join("")).join("\n")),
  fc.constantFrom("---", "```js\nlet a;\n\n# no\n```", "![cat](https://x.test/c.png)", "~~~\n```\n~~~"),
  fc
    .tuple(row, fc.array(row))
    .map(([head, body]) => [head, ["-", "-"], ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n")),
);
const document = fc.array(block).map((blocks) => blocks.join("\n\n"));
const markup = fc
  .array(fc.constantFrom(...signs, ...phrases, "```", "\n- ", "\n1. ", "\n> ", "\n\n", "\n| a |\n|-|\n", "\n# "))
  .map((parts) => parts.join(""));

describe("the Markdown of canvases", () => {
  test("is the same canvas after it was printed and read again", () => {
    fc.assert(
      fc.property(document, (markdown) => {
        const parsed = parseCanvas(markdown);
        fc.pre(parsed.ok);
        const printed = printCanvas(parsed.blocks);

        assert.deepEqual(parseCanvas(printed), parsed, printed);
      }),
      // A heading that ends with what would close it.
      { numRuns: 300, examples: [["# # #"], ["# a ##"], ["## \\\\#"]] },
    );
  });

  test("never breaks out of its HTML, whatever it holds", () => {
    fc.assert(
      fc.property(fc.oneof(markup, document), (markdown) => {
        const parsed = parseCanvas(markdown);
        fc.pre(parsed.ok);
        const html = htmlOfCanvas(parsed.blocks);

        const tags = html.match(/<[^>]*>?/g) ?? [];
        const known =
          /^<(?:\/?(?:div|h[123]|p|blockquote|pre|ul|ol|li|table|tr|td|a|b|i|del|code|control|img)|hr|br)(?: (?:id|class|href|alt|data-language)="[^"<>]*")*>$/;
        assert.deepEqual(
          tags.filter((tag) => !known.test(tag)),
          [],
        );
      }),
      { numRuns: 300 },
    );
  });

  const size = 20_000;
  for (const part of [
    "*",
    "[",
    "[a](",
    "[a][",
    "`a``b",
    "|a",
    "|a|b|\n|-|-|\n",
    "- ",
    "- a\n",
    "> ",
    "[a]: b\n",
    "a*b*\n\n",
    "# a\n",
  ]) {
    test(`takes ${JSON.stringify(part)} for ${size} characters in its stride`, () => {
      const text = part.repeat(size / part.length);
      doesNotBlowUp(() => parseCanvas(text));
    });
  }
});
