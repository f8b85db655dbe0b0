import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { standardEmoji, standardEmojis } from "./standardEmoji.ts";
import { emojiTable } from "./table.ts";

const isRecommended = /^\p{RGI_Emoji}$/v;

describe("the standard emoji", () => {
  test("are what Unicode recommends, each under names of its own", () => {
    const names = emojiTable
      .trim()
      .split("\n")
      .flatMap((line) => line.split(" ").slice(1));
    assert.equal(new Set(names).size, names.length);
    for (const { name, characters } of standardEmojis()) {
      assert.match(name, /^[a-z0-9+_'-]+$/);
      assert.match(characters, isRecommended, name);
    }
  });

  test("are one and the same under names that mean the same", () => {
    assert.deepEqual(standardEmoji("thumbsup"), { name: "+1", characters: "👍" });
    assert.equal(standardEmoji("flag-us"), standardEmoji("us"));
    assert.equal(standardEmoji("no_such_thing"), undefined);
    assert.equal(standardEmoji("constructor"), undefined);
  });

  test("have Slack's names, also where others give a name to another emoji", () => {
    const named = ["whale", "camel", "calendar", "train", "robot_face", "sunglasses", "hushed"];
    assert.deepEqual(named.map((name) => standardEmoji(name)?.characters).join(""), "🐳🐫📆🚋🤖😎😯");
  });

  test("take a tone of skin where there is skin", () => {
    assert.deepEqual(standardEmoji("wave::skin-tone-2"), { name: "wave::skin-tone-2", characters: "👋🏻" });
    assert.deepEqual(standardEmoji("thumbsup::skin-tone-6"), { name: "+1::skin-tone-6", characters: "👍🏿" });
    assert.equal(standardEmoji("v::skin-tone-3")?.characters, "✌🏼");
    assert.match(standardEmoji("man-shrugging::skin-tone-4")?.characters ?? "", isRecommended);
    assert.equal(standardEmoji("rocket::skin-tone-2"), undefined);
    assert.equal(standardEmoji("wave::skin-tone-7"), undefined);
  });
});
