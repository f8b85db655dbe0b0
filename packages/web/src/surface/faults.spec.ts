import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { faultOf } from "./faults.ts";

const input = (more: object = {}) => ({ type: "number_input", action_id: "n", is_decimal_allowed: true, ...more });

describe("what the client says of a number", () => {
  for (const raw of ["5", "+5", "-5", "5.", "5.5", ".5", "-.5", "007"]) {
    test(`${raw} is one, as the server says`, () => assert.equal(faultOf(input(), raw), undefined));
  }

  for (const raw of ["five", "1e5", "1,5", " 1", "+", "."]) {
    test(`${JSON.stringify(raw)} is none`, () => assert.equal(faultOf(input(), raw), "Enter a number."));
  }

  test("it says which bound is passed, and whether decimals are allowed", () => {
    const whole = input({ is_decimal_allowed: false, min_value: "-2", max_value: "9007199254740992" });

    assert.equal(faultOf(whole, "1.5"), "Enter a whole number.");
    assert.equal(faultOf(whole, "-3"), "Enter -2 or more.");
    assert.equal(faultOf(whole, "9007199254740993"), "Enter 9007199254740992 or less.");
    assert.equal(faultOf(whole, ""), undefined, "nothing entered is not wrong by itself");
  });
});
