import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { anyRichText, expressible, lettersOf, textsOf } from "../../../testkit/richText.ts";
import { doesNotBlowUp } from "../../../testkit/doesNotBlowUp.ts";
import { plainText } from "../plainText.ts";
import { validateRichText } from "../validateRichText.ts";
import { closeMarkdown } from "./closeMarkdown.ts";
import { cutMarkdown } from "./cutMarkdown.ts";
import { isTangled } from "./isTangled.ts";
import { markdownOfRichText } from "./markdownOfRichText.ts";
import { mrkdwnOfMarkdown } from "./mrkdwnOfMarkdown.ts";
import { richTextOfMarkdown } from "./richTextOfMarkdown.ts";

const signs = Array.from("*_~`<>|&:!@#^[]()\\-+=ab1. \n\t");
const markup = fc
  .array(
    fc.constantFrom(
      ...signs,
      "```",
      "\n- ",
      "\n1. ",
      "\n> ",
      "\n\n",
      "<@U12>",
      "https://x.test",
      ":x:",
      "|-|-|",
      "é",
      "文",
    ),
  )
  .map((parts) => parts.join(""));

describe("markdown", () => {
  test("read is what was written, for all that it can express", () => {
    fc.assert(
      fc.property(expressible("markdown"), (block) => {
        const written = markdownOfRichText(block);
        fc.pre(!cutMarkdown(written).some(isTangled));

        assert.deepEqual(richTextOfMarkdown(written), block);
      }),
      { numRuns: 200 },
    );
  });

  test("loses no letter, whichever way it goes", () => {
    // Not what is meant for no reader: entities, addresses, the language of a fence, the numbers of a list.
    const shown = signs.filter((sign) => !"&[`1".includes(sign));
    const prose = fc
      .array(fc.constantFrom(...shown, "\n- ", "\n> ", "\n\n", "é"))
      .map((parts) => parts.join("").replaceAll(/~{3,}/g, "~"));
    fc.assert(
      fc.property(prose, (text) => assert.equal(lettersOf(plainText(richTextOfMarkdown(text))), lettersOf(text))),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(anyRichText, (block) => {
        for (const text of textsOf(block)) {
          for (const line of text.split("\n"))
            assert.ok(lettersOf(markdownOfRichText(block)).includes(lettersOf(line)));
        }
      }),
      { numRuns: 200 },
    );
  });

  test("always makes rich text that is valid, and never fails", () => {
    fc.assert(
      fc.property(markup, (text) => {
        assert.deepEqual(validateRichText(richTextOfMarkdown(text)), []);
        assert.equal(typeof mrkdwnOfMarkdown(closeMarkdown(text)), "string");
      }),
      { numRuns: 200 },
    );
  });

  const size = 12_000;
  const hostile = [
    ">",
    "> - ",
    "1. ",
    "- ",
    "- a\n",
    "*",
    "*a ",
    "**a *b ",
    "*_",
    "_a",
    "[",
    "[a](",
    "![a](",
    "[a][",
    "`a``b",
    "~a ~~b ",
    "|a",
    "|a|b|\n|-|-|\n",
    "www.a ",
    "a@b.c ",
    "&amp",
    "\n",
    " ",
    "```\n",
    "[a]: b\n",
    "[^a]: b\n",
    "a\n=\n",
    "\\",
    "* * *\n",
    "<a ",
    "\t",
    "*_~`[",
    ":a",
    ":a: ",
    "<@U12> ",
    "# a\n",
    "> a\nb\n",
    "a*b*\n\n",
    "    a\n\n",
  ];
  for (const part of hostile) {
    test(`takes ${JSON.stringify(part)} for ${size} characters in its stride`, () => {
      const text = part.repeat(size / part.length);
      doesNotBlowUp(() => richTextOfMarkdown(text));
      doesNotBlowUp(() => closeMarkdown(text));
    });
  }

  test("takes lists in lists in lists in its stride", () => {
    const text = Array.from({ length: 150 }, (_, at) => `${" ".repeat(at * 2)}- a`).join("\n");
    doesNotBlowUp(() => richTextOfMarkdown(text));
  });
});
