import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fitOf, foldText } from "./matchText.ts";

const fit = (text: string, query: string) => fitOf(foldText(text), foldText(query));

describe("what a menu finds", () => {
  test("stands anywhere in the text, and comes first where a word begins with it", () => {
    assert.equal(fit("Berlin", "ber"), 0);
    assert.equal(fit("New York", "yo"), 0);
    assert.equal(fit("release-notes", "not"), 0);
    assert.equal(fit("Berlin", "lin"), 1);
    assert.equal(fit("Nuremberg Bergen", "berg"), 0);
    assert.equal(fit("Berlin", "x"), undefined);
  });

  test("is written with or without capitals and accents", () => {
    assert.equal(fit("Zürich", "zur"), 0);
    assert.equal(fit("ÉCLAIR", "écl"), 0);
    assert.equal(fit("İstanbul", "ist"), 0);
  });

  test("is everything as long as nothing is typed", () => {
    assert.equal(fit("anything", ""), 0);
  });
});
