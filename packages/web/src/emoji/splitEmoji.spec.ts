import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { emoticons } from "./emoticons.ts";
import { splitEmoji } from "./splitEmoji.ts";

const isKnown = (name: string) => name === "acme" || standardEmoji(name) !== undefined;
const none: ReadonlySet<string> = new Set();
const namesIn = (text: string, kept = none) =>
  splitEmoji(text, isKnown, kept).map((piece) => (typeof piece === "string" ? piece : [piece.name]));

describe("emoji in a typed text", () => {
  test("are found by their names between colons, the workspace's own as well", () => {
    assert.deepEqual(namesIn("ship it :+1: :acme:!"), ["ship it ", ["+1"], " ", ["acme"], "!"]);
    assert.deepEqual(namesIn(":wave::skin-tone-3:"), [["wave::skin-tone-3"]]);
  });

  test("are found by what people type with punctuation, where it stands alone", () => {
    assert.deepEqual(namesIn("fine :) thanks"), ["fine ", ["slightly_smiling_face"], " thanks"]);
    assert.deepEqual(namesIn("<3\n;-)"), [["heart"], "\n", ["wink"]]);
    assert.deepEqual(namesIn("(see above:) and 10:3 or http://a"), ["(see above:) and 10:3 or http://a"]);
  });

  test("are left alone when unknown, in a time of day, or when the person wants the text", () => {
    for (const text of [":no_such_emoji:", "10:30:15", "std::vector::size", "a:)b"]) {
      assert.deepEqual(namesIn(text), [text]);
    }
    assert.deepEqual(namesIn("yes :) :smile:", new Set([":)", ":smile:"])), ["yes :) :smile:"]);
  });

  test("has a standard emoji for every emoticon", () => {
    for (const [emoticon, name] of emoticons) {
      assert.ok(standardEmoji(name), name);
      assert.deepEqual(namesIn(`a ${emoticon} b`), ["a ", [name], " b"]);
    }
  });
});
