import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { coerce, coerceAll } from "./coerce.ts";
import { parametersIn } from "./parameter.ts";

function value(given: unknown, schema: object): unknown {
  const coerced = coerce(given, { ...schema });
  return coerced.ok ? coerced.value : `! ${coerced.fault}`;
}

describe("a value", () => {
  test("that says one of the declared type is taken for it", () => {
    const rows: [unknown, object, unknown][] = [
      [7, { type: "string" }, "7"],
      ["7", { type: "integer" }, 7],
      ["7.5", { type: "number" }, 7.5],
      ["true", { type: "boolean" }, true],
      ['["a"]', { type: "array", items: { type: "string" } }, ["a"]],
      ["U1", { type: "array", items: { type: "slack#/types/user_id" } }, ["U1"]],
      ['{"a":"1"}', { type: "object", properties: { a: { type: "integer" } } }, { a: 1 }],
      ["<@U12>", { type: "slack#/types/user_id" }, "U12"],
      ["<#C12|general>", { type: "platform#/types/channel_id" }, "C12"],
      ["1768467600", { type: "slack#/types/timestamp" }, 1_768_467_600],
      ["2026-02-28", { type: "slack#/types/date" }, "2026-02-28"],
      [{ of: "mine" }, { type: "#/types/custom" }, { of: "mine" }],
    ];
    for (const [given, schema, wanted] of rows) assert.deepEqual(value(given, schema), wanted, JSON.stringify(schema));
  });

  test("that does not is refused in a sentence", () => {
    const rows: [unknown, object, string][] = [
      [{}, { type: "string" }, "must be text"],
      ["soon", { type: "integer" }, "must be a whole number"],
      [1.5, { type: "integer" }, "must be a whole number"],
      ["", { type: "number" }, "must be a number"],
      ["yes", { type: "boolean" }, "must be true or false"],
      ["x", { type: "object" }, "must be an object"],
      [7, { type: "array" }, "must be a list"],
      [["x"], { type: "array", items: { type: "integer" } }, "has something wrong at 0: it must be a whole number"],
      ["a name", { type: "slack#/types/user_id" }, "must be the id of a person"],
      ["2026-02-30", { type: "slack#/types/date" }, "must be a date, as in 2026-01-31"],
      ["now", { type: "slack#/types/message_ts" }, "must be the ts of a message"],
      ["c", { type: "string", enum: ["a", "b"] }, "must be one of a, b"],
      [11, { type: "integer", maximum: 10 }, "must be at most 10"],
      ["abc", { type: "string", maxLength: 2 }, "must have a length of at most 2"],
      [[], { type: "array", minItems: 1 }, "must hold at least 1"],
    ];
    for (const [given, schema, fault] of rows) assert.equal(value(given, schema), `! ${fault}`, JSON.stringify(schema));
  });

  test("of the declared type stays as it is, and coercing twice changes nothing more", () => {
    const type = fc.constantFrom("string", "integer", "number", "boolean", "array", "object", "slack#/types/user_id");
    fc.assert(
      fc.property(type, fc.jsonValue(), (kind, json) => {
        const once = coerce(json, { type: kind });
        if (once.ok) assert.deepEqual(coerce(once.value, { type: kind }), once);
      }),
    );
  });
});

describe("parameters", () => {
  const byName = { name: { type: "string", is_required: true }, count: { type: "integer", default: 3 } };
  const printed = {
    properties: { name: { type: "string" }, count: { type: "integer", default: 3 } },
    required: ["name"],
  };

  test("are the same in both ways of writing them", () => {
    const facts = (section: unknown) =>
      parametersIn(section).map(({ name, type, isRequired }) => [name, type, isRequired]);

    assert.deepEqual(facts(byName), facts(printed));
    assert.deepEqual(facts({ properties: { type: "object" } }), [["properties", "object", false]]);
    assert.deepEqual(facts("nothing"), []);
  });

  test("take what is declared, with defaults, and leave out the rest", () => {
    const given = { name: "Ann", other: "x", count: null };

    assert.deepEqual(coerceAll(parametersIn(byName), given), { ok: true, values: { name: "Ann", count: 3 } });
  });

  test("name every fault", () => {
    assert.deepEqual(coerceAll(parametersIn(printed), { count: "many" }), {
      ok: false,
      faults: ["name is missing", "count must be a whole number"],
    });
  });
});
