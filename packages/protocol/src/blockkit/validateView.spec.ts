import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "../limits.ts";
import { printFault } from "./fault.ts";
import { validateView } from "./validateView.ts";

const plain = (text: string) => ({ type: "plain_text", text });
const modal = { type: "modal", title: plain("Title"), blocks: [] };
const input = { type: "input", label: plain("Label"), element: { type: "plain_text_input" } };
const whole = "failed to match all allowed schemas [json-pointer:/view]";

function faultsOf(view: unknown): string[] {
  return validateView(view).map(printFault);
}

describe("a view", () => {
  test("is a modal or a home tab", () => {
    assert.deepEqual(faultsOf(modal), []);
    assert.deepEqual(faultsOf({ type: "home", blocks: [] }), []);
    assert.deepEqual(faultsOf([]), [whole, "must provide an object [json-pointer:/view]"]);
    assert.deepEqual(faultsOf({ blocks: [] }), [whole, "missing required field: type [json-pointer:/view]"]);
    assert.deepEqual(faultsOf({ type: "canvas", blocks: [] }), [
      whole,
      "unsupported type: canvas [json-pointer:/view/type]",
    ]);
  });

  test("has blocks, and a modal a title", () => {
    assert.deepEqual(faultsOf({ type: "modal" }), [
      whole,
      "missing required field: title [json-pointer:/view]",
      "missing required field: blocks [json-pointer:/view]",
    ]);
    assert.deepEqual(faultsOf({ ...modal, blocks: {} }), [whole, "must provide an array [json-pointer:/view/blocks]"]);
  });

  test("keeps its words and its data short", () => {
    const fields = {
      private_metadata: limits.private_metadata_chars_max,
      callback_id: limits.callback_id_chars_max,
      external_id: limits.external_id_chars_max,
    };

    for (const [field, max] of Object.entries(fields)) {
      assert.deepEqual(faultsOf({ ...modal, [field]: "x".repeat(max) }), []);
      assert.deepEqual(faultsOf({ ...modal, [field]: "x".repeat(max + 1) }), [
        whole,
        `must be less than ${max + 1} characters [json-pointer:/view/${field}]`,
      ]);
    }
    assert.deepEqual(faultsOf({ ...modal, title: plain("x".repeat(25)) }), [
      whole,
      "must be less than 25 characters [json-pointer:/view/title/text]",
    ]);
    assert.deepEqual(faultsOf({ ...modal, submit: plain("x".repeat(25)), close: "Close" }), [
      whole,
      "failed to match all allowed schemas [json-pointer:/view/submit]",
      "must be less than 25 characters [json-pointer:/view/submit/text]",
      "failed to match all allowed schemas [json-pointer:/view/close]",
      "must provide an object [json-pointer:/view/close]",
    ]);
  });

  test("can be submitted when it asks for something, if it is a modal", () => {
    const asking = { ...modal, blocks: [{ type: "divider" }, input] };

    assert.deepEqual(faultsOf({ ...asking, submit: plain("Send") }), []);
    assert.deepEqual(faultsOf({ type: "home", blocks: [input] }), []);
    assert.deepEqual(faultsOf(asking), [
      whole,
      "must define `submit` to use an `input` block in modals [json-pointer:/view/blocks/1/input]",
    ]);
  });

  test("holds blocks of its surface, told with their place in it", () => {
    assert.deepEqual(faultsOf({ ...modal, blocks: [{ type: "table", rows: [] }, { type: "header" }] }), [
      whole,
      "unsupported type: table [json-pointer:/view/blocks/0/type]",
      "missing required field: text [json-pointer:/view/blocks/1]",
    ]);
  });
});
