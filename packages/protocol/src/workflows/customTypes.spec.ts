import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { limits } from "../limits.ts";
import { parseManifest } from "../manifest/parseManifest.ts";
import { coerce, coerceAll } from "./coerce.ts";
import { baseTypeName, typesUsed } from "./customTypes.ts";
import { type Fields, parametersIn } from "./parameter.ts";

interface Case {
  readonly constraint: string;
  readonly schema: Fields;
  readonly accepted: readonly (readonly [given: unknown, coerced: unknown])[];
  readonly refused: readonly (readonly [given: unknown, fault: string])[];
}

const fixture = new URL("../../fixtures/types/constraints.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(fixture, "utf8")) as { cases: readonly Case[] };

/** A place in which a value of the type `#/types/it` can be: its schema, a value with the value in it, and the fault there. */
interface Place {
  readonly where: string;
  readonly schema: Fields;
  readonly put: (value: unknown) => unknown;
  readonly fault: (fault: string) => string;
}

const it: Fields = { type: "#/types/it" };
const places: readonly Place[] = [
  { where: "by itself", schema: it, put: (value) => value, fault: (fault) => fault },
  { where: "by another name", schema: { type: "#/types/alias" }, put: (value) => value, fault: (fault) => fault },
  {
    where: "in an array",
    schema: { type: "array", items: it },
    put: (value) => [value],
    fault: (fault) => `has something wrong at 0: it ${fault}`,
  },
  {
    where: "in an object",
    schema: { type: "object", properties: { inside: it } },
    put: (value) => ({ inside: value }),
    fault: (fault) => `has something wrong inside: inside ${fault}`,
  },
  {
    where: "in an object in an array of a type of its own",
    schema: { type: "#/types/list" },
    put: (value) => [{ inside: value }],
    fault: (fault) => `has something wrong at 0: it has something wrong inside: inside ${fault}`,
  },
];

const around: Readonly<Record<string, Fields>> = {
  alias: it,
  list: { type: "array", items: { type: "#/types/box" } },
  box: { type: "object", properties: { inside: it } },
};

for (const { constraint, schema, accepted, refused } of cases) {
  const types = { ...around, it: schema };
  describe(`the constraint ${constraint} of a custom type`, () => {
    for (const place of places) {
      test(`holds ${place.where}, up to its bound`, () => {
        for (const [given, coerced] of accepted) {
          assert.deepEqual(coerce(place.put(given), place.schema, types), { ok: true, value: place.put(coerced) });
        }
        for (const [given, fault] of refused) {
          assert.deepEqual(coerce(place.put(given), place.schema, types), { ok: false, fault: place.fault(fault) });
        }
      });
    }

    test("is checked in the literal inputs of a step and in defaults when a manifest is saved", () => {
      const functions = {
        take: { title: "Take", input_parameters: { properties: { value: it }, required: [] } },
      };
      const manifest = (value: unknown, fallback?: unknown) => ({
        display_information: { name: "Typed" },
        types: { ...types, ...(fallback !== undefined && { spare: { ...it, default: fallback } }) },
        functions,
        workflows: { flow: { title: "Flow", steps: [{ function_id: "#/functions/take", inputs: { value } }] } },
      });
      const right = accepted[0]?.[0];
      for (const [given] of accepted) assert.deepEqual(parseManifest(manifest(given, given)).ok, true);
      for (const [given, fault] of refused) {
        const step = { message: `step 1 (take): value ${fault}`, pointer: "/workflows/flow/steps/0/inputs/value" };
        const spare = { message: `the default ${fault}`, pointer: "/types/spare/default" };
        const saved = parseManifest(manifest(given));
        assert.deepEqual(saved.ok ? [] : saved.faults, [step]);
        const defaulted = parseManifest(manifest(right, given));
        assert.deepEqual(defaulted.ok ? [] : defaulted.faults, [spare]);
      }
    });
  });
}

describe("a custom type", () => {
  test("is narrowed by the parameter that refers to it, and never widened", () => {
    const types = { name: { type: "string", maxLength: 5 } };
    const fault = { ok: false, fault: "must have a length of at most 3" };

    assert.deepEqual(coerce("abcd", { type: "#/types/name", maxLength: 3 }, types), fault);
    assert.equal(coerce("abcdef", { type: "#/types/name", maxLength: 9 }, types).ok, false);
  });

  test("gives its default to a parameter that has none of its own", () => {
    const types = { size: { type: "string", default: "M" } };
    const parameters = parametersIn({ shirt: { type: "#/types/size", is_required: true } });

    assert.deepEqual(coerceAll(parameters, {}, types), { ok: true, values: { shirt: "M" } });
  });

  test("may hold values of itself, and is completed with a bounded number of defaults", () => {
    const tree = {
      type: "object",
      properties: { left: { type: "#/types/tree", default: {} }, right: { type: "#/types/tree", default: {} } },
    };
    const grown = coerce({}, { type: "#/types/tree" }, { tree });

    assert.ok(grown.ok);
    assert.ok(JSON.stringify(grown.value).length < limits.type_defaults_max * 20);
  });

  test("with defaults of itself keeps neither a check of a manifest nor a run from ending", () => {
    const tree = { type: "object", properties: { left: { type: "#/types/tree", default: {} } } };
    const wide = {
      type: "object",
      properties: { a: { type: "#/types/wide", default: {} }, b: { type: "#/types/wide", default: {} } },
    };
    const functions = Object.fromEntries(
      Array.from({ length: limits.functions_max }, (_, at) => {
        const parameter = { type: at % 2 === 0 ? "#/types/tree" : "#/types/wide", default: {} };
        return [`f${at}`, { title: "F", input_parameters: { properties: { it: parameter }, required: [] } }];
      }),
    );
    const startedMs = performance.now();

    assert.ok(parseManifest({ display_information: { name: "Typed" }, types: { tree, wide }, functions }).ok);

    assert.ok(performance.now() - startedMs < 2_000);
    let depth = 0;
    const grown = coerce({}, { type: "#/types/tree" }, { tree });
    for (let at: unknown = grown.ok ? grown.value : undefined; at !== undefined; depth++) at = (at as Fields)["left"];
    assert.ok(depth <= limits.type_default_depth_max + 1);
  });

  test("that is not declared, or that refers to itself, is refused where it is named", () => {
    const faults = (types: object, type: string) => {
      const functions = { take: { title: "Take", input_parameters: { properties: { it: { type } }, required: [] } } };
      const parsed = parseManifest({ display_information: { name: "Typed" }, types, functions });
      return parsed.ok ? [] : parsed.faults.map(({ message, pointer }) => `${pointer}: ${message}`);
    };
    const place = "/functions/take/input_parameters/properties/it/type";

    assert.deepEqual(faults({ order: { type: "string" } }, "#/types/ordr"), [
      `${place}: the app declares no type #/types/ordr; did you mean #/types/order?`,
    ]);
    assert.deepEqual(faults({ a: { type: "#/types/b" }, b: { type: "#/types/a" } }, "string"), [
      "/types/a/type: the type #/types/b refers to itself",
      "/types/b/type: the type #/types/a refers to itself",
    ]);
    assert.deepEqual(faults({}, "slack#/types/usr_id"), [
      `${place}: there is no type slack#/types/usr_id; did you mean slack#/types/user_id?`,
    ]);
    assert.deepEqual(faults({}, "text"), [`${place}: there is no type text`]);
  });

  test("whose constraints cannot be read is refused, at every depth", () => {
    const parsed = parseManifest({
      display_information: { name: "Typed" },
      types: {
        bad: {
          type: "array",
          minItems: -1,
          items: {
            type: "object",
            additionalProperties: "no",
            properties: {
              text: { type: "string", minLength: 5, maxLength: 2 },
              count: { type: "integer", minimum: "1" },
              kind: { type: "string", enum: "a", choices: ["b"] },
              none: 7,
            },
            required: ["missing"],
          },
        },
      },
    });
    assert.deepEqual(
      parsed.ok ? [] : parsed.faults.map(({ pointer }) => pointer.replace("/types/bad", "")).toSorted(),
      [
        "/items/additionalProperties",
        "/items/properties/count/minimum",
        "/items/properties/kind/choices/0",
        "/items/properties/kind/enum",
        "/items/properties/none",
        "/items/properties/text/minLength",
        "/items/required/0",
        "/minItems",
      ],
    );
  });

  test("is known by the plain or platform type behind it, and kept with the types that it needs", () => {
    const types = {
      author: { type: "#/types/person" },
      person: { type: "slack#/types/user_id" },
      post: { type: "object", properties: { by: { type: "#/types/author" } } },
      unused: { type: "string" },
    };

    assert.equal(baseTypeName({ type: "#/types/author" }, types), "user_id");
    const used = typesUsed([{ posts: { type: "array", items: { type: "#/types/post" } } }], types);
    assert.deepEqual(Object.keys(used).toSorted(), ["author", "person", "post"]);
  });
});
