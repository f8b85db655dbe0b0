import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { agentToolsText as text } from "../../strings/agentTools.ts";
import { fieldsOf, readArguments } from "./toolFields.ts";

const schema = {
  type: "object",
  properties: {
    meal: { type: "string", title: "Meal", description: "What to eat." },
    count: { type: "integer", default: 1 },
    price: { type: "number" },
    vegan: { type: "boolean" },
    size: { enum: ["small", "large", 3], default: "large" },
    extras: { type: "array" },
  },
  required: ["meal", "vegan"],
};

describe("the form of a tool", () => {
  test("has a field for each property, and JSON for what has no simple one", () => {
    assert.deepEqual(
      fieldsOf(schema).map(({ name, label, kind, isRequired, initial }) => [name, label, kind, isRequired, initial]),
      [
        ["meal", "Meal", "text", true, ""],
        ["count", "count", "integer", false, "1"],
        ["price", "price", "number", false, ""],
        ["vegan", "vegan", "boolean", true, ""],
        ["size", "size", "choice", false, "1"],
        ["extras", "extras", "json", false, ""],
      ],
    );
    assert.deepEqual(fieldsOf({ type: "object" }), []);
    assert.deepEqual(fieldsOf({ properties: 5 }), []);
  });

  test("reads what was entered, with the types of the schema", () => {
    const values = { meal: "soup", count: "2", price: "1.5", vegan: "false", size: "2", extras: '["salt"]' };

    const args = { meal: "soup", count: 2, price: 1.5, vegan: false, size: 3, extras: ["salt"] };
    assert.deepEqual(readArguments(fieldsOf(schema), values), { ok: true, args });
  });

  test("leaves out what is empty, and says what is wrong", () => {
    const filled = { meal: "soup", vegan: "true", count: "", size: "" };
    const args = { meal: "soup", vegan: true };
    assert.deepEqual(readArguments(fieldsOf(schema), filled), { ok: true, args });

    const wrong = { count: "1.5", price: "much", extras: "[" };
    const errors = {
      meal: text.required,
      vegan: text.required,
      count: text.notAnInteger,
      price: text.notANumber,
      extras: text.notJson,
    };
    assert.deepEqual(readArguments(fieldsOf(schema), wrong), { ok: false, errors });
  });

  test("is one field of JSON where there are too many", () => {
    const properties = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`p${at}`, { type: "string" }]));
    const fields = fieldsOf({ properties });

    assert.deepEqual([fields.length, fields[0]?.kind], [1, "json"]);
    assert.deepEqual(readArguments(fields, { "": '{"p1":"a"}' }), { ok: true, args: { p1: "a" } });
    assert.equal(readArguments(fields, { "": "[]" }).ok, false);
  });
});
