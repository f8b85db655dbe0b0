import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { evaluate } from "./evaluate.ts";
import { parseExpression } from "./parse.ts";
import { ExpressionFault } from "./tokenize.ts";

const item = {
  id: "r1",
  km: 5,
  note: "wet and dark",
  done: true,
  tags: ["wet", "dark"],
  route: { name: "Lake", points: [{ x: 1 }, { x: 2 }] },
};

function matches(expression: string, values: Record<string, unknown> = {}, attributes: Record<string, string> = {}) {
  const condition = parseExpression(expression, { attributes, values });
  if (condition instanceof ExpressionFault) throw new Error(condition.message);
  return evaluate(condition, item);
}

function faultOf(expression: string, values: Record<string, unknown> = {}, attributes: Record<string, string> = {}) {
  const condition = parseExpression(expression, { attributes, values });
  return condition instanceof ExpressionFault ? condition.message : undefined;
}

describe("an expression of a datastore", () => {
  test("compares numbers by value and texts by their bytes", () => {
    assert.ok(matches("km = :v", { ":v": 5 }));
    assert.ok(matches("km<:v", { ":v": 10 }));
    assert.ok(matches("km >= :v", { ":v": 5 }));
    assert.ok(matches("km <> :v", { ":v": 6 }));
    // In UTF-16 the order is the other way round.
    assert.ok(matches(":one < :other", { ":one": "\uffff", ":other": "\u{10000}" }));
  });

  test("finds values of different types unequal, and in no order", () => {
    for (const by of ["=", "<", "<=", ">", ">="]) assert.ok(!matches(`km ${by} :v`, { ":v": "5" }), by);
    assert.ok(matches("km <> :v", { ":v": "5" }));
    assert.ok(!matches("done < :v", { ":v": false }));
  });

  test("finds an absent attribute unequal to everything", () => {
    assert.ok(!matches("weather = :v", { ":v": "wet" }));
    assert.ok(matches("weather <> :v", { ":v": "wet" }));
    assert.ok(matches("NOT weather = :v", { ":v": "wet" }));
    assert.ok(!matches("weather = climate"));
  });

  test("includes both bounds of BETWEEN", () => {
    assert.ok(matches("km BETWEEN :a AND :b", { ":a": 5, ":b": 9 }));
    assert.ok(matches("km between :a and :b", { ":a": 1, ":b": 5 }));
    assert.ok(!matches("km BETWEEN :a AND :b", { ":a": 6, ":b": 9 }));
  });

  test("knows all functions, with blanks before the parenthesis", () => {
    assert.ok(matches("attribute_exists (km) AND attribute_not_exists(weather)"));
    assert.ok(matches("attribute_type(tags, :t)", { ":t": "L" }));
    assert.ok(matches("begins_with(note, :t) AND contains(note, :u)", { ":t": "wet", ":u": "dark" }));
    assert.ok(matches("contains(tags, :t) AND NOT contains(tags, :u)", { ":t": "wet", ":u": "we" }));
    assert.ok(matches("size(tags) = :n AND size (note) > :n", { ":n": 2 }));
    assert.ok(matches("km IN (:a, :b)", { ":a": 1, ":b": 5 }));
  });

  test("follows keys and positions, also behind placeholders", () => {
    assert.ok(matches("route.points[1].x = :two", { ":two": 2 }));
    assert.ok(matches("#r.#n = :lake", { ":lake": "Lake" }, { "#r": "route", "#n": "name" }));
    assert.ok(matches("attribute_not_exists(route.points[2]) AND attribute_not_exists(tags.wet)"));
    assert.ok(matches("attribute_not_exists(#p)", {}, { "#p": "__proto__" }));
  });

  test("binds NOT before AND, and AND before OR", () => {
    const values = { ":y": true, ":n": false };
    assert.ok(matches("done = :y OR done = :n AND done = :n", values));
    assert.ok(!matches("(done = :y OR done = :n) AND done = :n", values));
    assert.ok(matches("NOT done = :n AND done = :y", values));
    assert.ok(!matches("NOT (done = :n OR done = :y)", values));
  });

  test("is refused when it is not complete, or says what there is not", () => {
    for (const [expression, message] of [
      ["(km = km", "the expression ends where ) is expected"],
      ["km = km)", "unexpected ) (at position 8)"],
      ["size(km)", "the expression ends where a comparison is expected"],
      ["Begins_With(km, km)", "there is no function Begins_With (at position 1)"],
      ["km BETWEEN km OR km", "BETWEEN needs two bounds, joined by AND (at position 12)"],
      ["and = km", "and is no attribute (at position 1)"],
      ["km = #k", "expression_attributes does not define #k (at position 6)"],
      ["tags[x] = km", "x is no position in a list (at position 6)"],
      [
        "attribute_type(km, km)",
        "attribute_type takes a value that is one of S, N, BOOL, L, M, NULL, B, SS, NS, BS (at position 20)",
      ],
      ["", "the expression ends where an attribute is expected"],
    ] as const) {
      assert.equal(faultOf(expression), message);
    }
    assert.equal(faultOf("km = km", { ":v": 1 }), "the expression does not use :v");
    assert.equal(faultOf("km = :toString"), "expression_values does not define :toString (at position 6)");
  });

  test("has bounds: its length, its depth, and the list of IN", () => {
    const { datastore_expression_depth_max: depth, datastore_expression_list_max: list } = limits;
    const nested = (levels: number) => `${"(".repeat(levels)}km = km${")".repeat(levels)}`;
    const listed = (count: number) => `km IN (${Array.from({ length: count }, () => "km").join(",")})`;

    assert.equal(faultOf(nested(depth)), undefined);
    assert.match(faultOf(nested(depth + 1)) ?? "", /nests deeper/);
    assert.match(faultOf(`${"NOT ".repeat(depth + 1)}km = km`) ?? "", /nests deeper/);
    assert.equal(faultOf(listed(list)), undefined);
    assert.match(faultOf(listed(list + 1)) ?? "", /at most 100 values/);
    assert.match(faultOf("k".repeat(limits.datastore_expression_chars_max + 1)) ?? "", /at most 4096 characters/);
  });
});
