import assert from "node:assert/strict";
import { test } from "node:test";
import { plainText } from "./plainText.ts";

test("a message reads as it sounds: names for ids, words for links, characters for entities", () => {
  const nameOf = (id: string) => (id === "U1" ? "bob" : undefined);
  const read = (text: string) => plainText(text, nameOf);

  assert.equal(read("<@U1>, see <#C1|general> and <https://a.test|the page>"), "@bob, see #general and the page");
  assert.equal(read("<@U2> <https://a.test> <!here>"), "@U2 https://a.test @here");
  assert.equal(read("1 &lt; 2 &amp;&amp; 3 &gt; 2, but &amp;lt; stays"), "1 < 2 && 3 > 2, but &lt; stays");
});
