import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CanvasBlock } from "./canvasBlock.ts";
import { htmlOfCanvas } from "./htmlOfCanvas.ts";
import { parseCanvas } from "./parseCanvas.ts";

function htmlOf(markdown: string): string {
  const parsed = parseCanvas(markdown);
  assert.ok(parsed.ok);
  const blocks = parsed.blocks.map((block, at): CanvasBlock => ({ ...block, id: `s${at}` }));
  return htmlOfCanvas(blocks).replace(/^<div class="quip-canvas-content">(.*)<\/div>$/s, "$1");
}

describe("the HTML of a canvas", () => {
  const rows: Readonly<Record<string, readonly [markdown: string, html: string]>> = {
    "headings and paragraphs": ["# Plan\n\nIntro", '<h1 id="s0">Plan</h1><p id="s1" class="line">Intro</p>'],
    "lists inside each other": [
      "- a\n  - b\n- c\n\n1. d",
      '<ul><li id="s0">a<ul><li id="s1">b</li></ul></li><li id="s2">c</li></ul><ol><li id="s3">d</li></ol>',
    ],
    checklists: [
      "- [x] done\n- [ ] open",
      '<ul class="checklist"><li id="s0" class="checked">done</li><li id="s1">open</li></ul>',
    ],
    "mentions and emoji": [
      "![](@U0ANA) :wave:",
      '<p id="s0" class="line"><a>@U0ANA</a> <control><img alt="wave"></img></control></p>',
    ],
    "styles and breaks": ["**a**\\\n_b_", '<p id="s0" class="line"><b>a</b><br><i>b</i></p>'],
    tables: [
      "|a|\n|-|\n|b|",
      '<table id="s0"><tr><td><p id="" class="line">a</p></td></tr><tr><td><p id="" class="line">b</p></td></tr></table>',
    ],
    "links of pages": [
      '[x](https://x.test/?a="b")',
      '<p id="s0" class="line"><a href="https://x.test/?a=&quot;b&quot;">x</a></p>',
    ],
  };
  for (const [name, [markdown, html]] of Object.entries(rows)) {
    test(`shows ${name}`, () => assert.equal(htmlOf(markdown), html));
  }

  for (const hostile of [
    "<img src=x onerror=alert(1)>",
    "[x](javascript:alert(1))",
    '```"><script>\nalert(1)\n```',
    '!["><script>](https://x.test/"><script>)',
  ]) {
    test(`takes no markup over from ${hostile.split("\n", 1)[0]}`, () => {
      assert.doesNotMatch(htmlOf(hostile), /<script|<img src|onerror=[^&]*>|href="javascript/);
    });
  }
});
