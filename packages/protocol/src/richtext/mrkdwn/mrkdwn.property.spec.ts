import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { limits } from "../../limits.ts";
import type { RichTextBlock } from "../block.ts";
import { anyRichText, expressible, lettersOf, textsOf } from "../../../testkit/richText.ts";
import { doesNotBlowUp } from "../../../testkit/doesNotBlowUp.ts";
import { plainText } from "../plainText.ts";
import { unescapeMrkdwn } from "./escape.ts";
import { mrkdwn } from "./mrkdwn.ts";
import { parseMrkdwn } from "./parseMrkdwn.ts";

/**
 * Text made of what means something, so that the rare combinations are common. Without typed addresses: those become
 * tokens when printed, and a mark beside a token is at the edge of a word where it was not before.
 */
const markup = fc
  .array(
    fc.constantFrom(
      ...Array.from("*_~`<>|&:!@#^ab1 \n"),
      "```",
      "&gt;",
      "&lt;",
      "<@U12>",
      ":x:",
      "<!date^1^",
      "é",
      "文",
    ),
  )
  .map((parts) => parts.join(""));

describe("mrkdwn", () => {
  test("parsed is what was printed, for all that it can express", () => {
    fc.assert(
      fc.property(expressible("mrkdwn"), (block) => assert.deepEqual(parseMrkdwn(mrkdwn(block)), block)),
      { numRuns: 1_000 },
    );
  });

  test("printed once more is the same", () => {
    fc.assert(
      fc.property(markup, (text) => {
        const printed = mrkdwn(parseMrkdwn(text));

        assert.equal(mrkdwn(parseMrkdwn(printed)), printed);
      }),
      { numRuns: 3_000 },
    );
  });

  test("loses no letter, whichever way it goes", () => {
    const prose = fc
      .array(fc.constantFrom(...Array.from("*_~`>|!@#^ab1 \n"), "```", "é"))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(prose, (text) => assert.equal(lettersOf(plainText(parseMrkdwn(text))), lettersOf(text))),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(anyRichText, (block: RichTextBlock) => {
        for (const text of textsOf(block)) assert.ok(lettersOf(plainText(block)).includes(lettersOf(text)));
        for (const text of textsOf(block))
          assert.ok(lettersOf(unescapeMrkdwn(mrkdwn(block))).includes(lettersOf(text)));
      }),
      { numRuns: 500 },
    );
  });

  const size = limits.message_text_chars_max;
  const hostile = [
    "*a ",
    "*_~",
    "<",
    "<a>",
    "`a`b ",
    "`",
    ":a",
    ":a:",
    "```",
    "> ",
    "&gt;&gt;&gt;\n",
    "&amp;",
    "\n",
    "<@U12",
    "(https://a)",
    "https://)",
    ")",
    "_*a*_ ",
    "<!date^",
  ];
  for (const part of [...hostile, ...hostile.map((one) => `${one}x*`)]) {
    test(`takes ${JSON.stringify(part)} for ${size} characters in its stride`, () => {
      const text = part.repeat(size / part.length);
      doesNotBlowUp(() => mrkdwn(parseMrkdwn(text)));
      doesNotBlowUp(() => parseMrkdwn(`https://${text}`));
    });
  }
});
