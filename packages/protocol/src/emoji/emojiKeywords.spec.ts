import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emojiKeywords } from "./emojiKeywords.ts";
import { standardEmojis } from "./standardEmoji.ts";

describe("the words that emoji are searched by", () => {
  test("are there for every standard emoji, each under its own name", () => {
    assert.deepEqual(
      [...emojiKeywords().keys()],
      standardEmojis().map(({ name }) => name),
    );
    for (const [name, words] of emojiKeywords()) assert.ok(words.length > 0, name);
  });

  test("say what an emoji shows and means, and its other names", () => {
    for (const [name, word] of [
      ["tada", "celebration"],
      ["+1", "thumbs"],
      ["+1", "yes"],
      ["pizza", "slice"],
      ["us", "flag"],
    ] as const) {
      assert.ok(emojiKeywords().get(name)?.includes(word), `${name} by ${word}: ${emojiKeywords().get(name)?.join()}`);
    }
  });
});
