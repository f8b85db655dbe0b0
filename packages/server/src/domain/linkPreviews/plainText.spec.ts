import assert from "node:assert/strict";
import { test } from "node:test";
import { plainText } from "./plainText.ts";

const rows: readonly (readonly [string, unknown, string | undefined])[] = [
  ["keeps words", " Soup,\n\t and  soup ", "Soup, and soup"],
  ["drops tags", '<b onclick="x()">Soup</b><script>', "Soup"],
  ["escapes what messages read", "<@U123> <!channel> 1 < 2 & 3", "&lt;@U123&gt; 1 &lt; 2 &amp; 3"],
  ["drops signs that turn the direction", "a\u202eb\u2066c", "a b c"],
  ["cuts what is long", "abcdefghijklmnopqrstuvwxyzabcdefgh", "abcdefghijklmnopqrstuvwxyzabc…"],
  ["is nothing for spaces", " \n ", undefined],
  ["is nothing for what is no text", { toString: () => "x" }, undefined],
];

for (const [rule, given, expected] of rows) {
  test(`text of a page ${rule}`, () => assert.equal(plainText(given, 30), expected));
}
