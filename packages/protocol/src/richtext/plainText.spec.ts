import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { standardEmoji } from "../emoji/standardEmoji.ts";
import { parseMrkdwn } from "./mrkdwn/parseMrkdwn.ts";
import { plainText } from "./plainText.ts";

const emoji = (name: string) => standardEmoji(name)?.characters;

describe("a message in plain words", () => {
  test("has the characters of emoji whose names are known to the reader", () => {
    assert.equal(plainText(parseMrkdwn("*ship it* :+1: :wave::skin-tone-3:"), { emoji }), "ship it 👍 👋🏼");
    assert.equal(plainText(parseMrkdwn(":+1: :acme:")), ":+1: :acme:");
  });

  test("leaves times of day, unknown names and code as they are", () => {
    const text = "at 10:30:15 :no_such_emoji: ";
    assert.equal(plainText(parseMrkdwn(text + "`:+1:`"), { emoji }), text + ":+1:");
  });
});
