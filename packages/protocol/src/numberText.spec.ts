import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { limits } from "./limits.ts";
import { compareNumberTexts, isNumberText, numberFault, printNumber } from "./numberText.ts";

const digits = (min: number) =>
  fc.array(fc.constantFrom(..."0123456789".split("")), { minLength: min, maxLength: 24 }).map((list) => list.join(""));
const sign = fc.constantFrom("", "+", "-");

/** Every literal of the grammar: `5`, `5.`, `5.5` and `.5`, each with a sign or without one. */
const literal = fc.oneof(
  fc.tuple(sign, digits(1)).map((parts) => parts.join("")),
  fc.tuple(sign, digits(1), fc.constant("."), digits(0)).map((parts) => parts.join("")),
  fc.tuple(sign, fc.constant("."), digits(1)).map((parts) => parts.join("")),
);

describe("a number as text", () => {
  test("takes every literal of its grammar", () => {
    fc.assert(
      fc.property(
        literal,
        (text) => isNumberText(text) && numberFault(text, { is_decimal_allowed: true }) === undefined,
      ),
    );
  });

  test("takes whole numbers only where decimals are not allowed", () => {
    fc.assert(fc.property(literal, (text) => numberFault(text, {}) === (text.includes(".") ? "not_whole" : undefined)));
  });

  for (const text of [
    "",
    " ",
    ".",
    "+",
    "-.",
    "1e5",
    "1,000",
    "1_000",
    "0x10",
    "Infinity",
    "NaN",
    "--1",
    "1.2.3",
    " 1",
    "1\n",
    "١",
  ]) {
    test(`is not ${JSON.stringify(text)}`, () => {
      assert.equal(numberFault(text, { is_decimal_allowed: true }), "not_a_number");
    });
  }

  test("is not longer than any text that a person can enter", () => {
    assert.ok(isNumberText("1".repeat(limits.text_input_chars_max)));
    assert.ok(!isNumberText("1".repeat(limits.text_input_chars_max + 1)));
  });

  test("holds to its bounds exactly, also beyond the precision of floating point", () => {
    assert.equal(numberFault("9007199254740993", { max_value: "9007199254740992" }), "too_large");
    assert.equal(numberFault("-9007199254740993", { min_value: "-9007199254740992" }), "too_small");
    assert.equal(numberFault("0.30", { is_decimal_allowed: true, min_value: ".3", max_value: "+0.300" }), undefined);
    assert.equal(numberFault("-0", { min_value: "0", max_value: "0" }), undefined);
  });

  test("is ordered as numbers are", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer({ min: 0, max: 9 }), (a, b, decimal) => {
        assert.equal(compareNumberTexts(`${a}`, `${b}`), Math.sign(a - b));
        assert.equal(compareNumberTexts(`${Math.abs(a)}.${decimal}`, `${Math.abs(a)}`), Math.sign(decimal));
        assert.equal(compareNumberTexts(`+${Math.abs(a)}.`, `0${Math.abs(a)}.00`), 0);
      }),
    );
  });
});

test("every finite number is printed in the grammar and reads back as itself", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const text = printNumber(number);
      assert.ok(isNumberText(text), text);
      assert.equal(Number(text), number === 0 ? 0 : number);
    }),
    { examples: [[1e21], [1e-7], [-1.5e300], [5e-324], [1.25e21]] },
  );
});
