import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fillInputs, readTriggerInputs } from "./fillInputs.ts";

describe("The inputs of a trigger", () => {
  test("are filled with what started it, by type", () => {
    const inputs = { who: { value: "{{data.user_id}}" }, text: { value: "Hi {{data.user_id}}, {{data.note}}" } };

    const filled = fillInputs(inputs, { user_id: "U1", note: 7 });

    assert.deepEqual(filled, { who: "U1", text: "Hi <@U1>, 7" });
  });

  test("hold what a person gave only where the trigger asks for it", () => {
    const inputs = { a: { customizable: true }, b: { value: "fixed" }, c: { value: "kept", customizable: true } };

    assert.deepEqual(fillInputs(inputs, {}, { a: "mine", b: "mine", d: "mine" }), { a: "mine", b: "fixed", c: "kept" });
  });

  test("are not there where nothing stands for them", () => {
    assert.deepEqual(fillInputs({ a: { value: "{{data.gone}}" }, b: { value: "{{inputs.x}}" } }, { x: 1 }), {});
  });

  test("are read from what authors write, or refused", () => {
    assert.deepEqual(readTriggerInputs(undefined), {});
    assert.deepEqual(readTriggerInputs({ a: { value: 1, more: 2 }, b: { customizable: true } }), {
      a: { value: 1 },
      b: { customizable: true },
    });
    for (const wrong of ["text", [], { a: "text" }, { a: null }]) assert.equal(readTriggerInputs(wrong), undefined);
  });
});
