import assert from "node:assert/strict";
import { test } from "node:test";
import { plainText } from "./plainStreams.ts";

test("removes colours, movements and links, also when a chunk ends inside one", () => {
  const whole = "\u001B[1mbold\u001B[0m \u001B]8;;http://a\u0007link\u001B]8;;\u0007 \u001B[2K\u001B(Bend\n";
  for (let at = 0; at <= whole.length; at++) {
    const strip = plainText();
    assert.equal(strip(whole.slice(0, at)) + strip(whole.slice(at)), "bold link end\n", `cut at ${at}`);
  }
});
