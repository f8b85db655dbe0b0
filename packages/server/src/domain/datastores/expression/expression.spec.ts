import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { evaluate } from "./evaluate.ts";
import { keyRangeOf } from "./keyRange.ts";
import { parseExpression, type Placeholders } from "./parse.ts";
import { ExpressionFault } from "./tokenize.ts";

/**
 * An expression as it was generated: how it is written, how loosely it binds, and what it means. The meaning is computed
 * from the rules of the grammar beside the text, without the parser and the evaluator under test.
 */
interface Meant {
  readonly text: string;
  readonly level: "or" | "and" | "not" | "atom";
  readonly holds: (item: Row) => boolean;
}
type Row = Readonly<Record<string, unknown>>;
type Get = (item: Row) => readonly unknown[];

/** An operand: its text, and its value as a list of one, or of none when there is no such value. */
interface Side {
  readonly text: string;
  readonly get: Get;
}

const placeholders: Placeholders = {
  attributes: { "#a": "a", "#b": "b", "#id": "id" },
  values: { ":one": 1, ":two": 2, ":text": "ab", ":start": "a", ":high": "\u{1f600}", ":yes": true, ":key": "k2" },
};
const useAll = [
  ...Object.keys(placeholders.attributes).map((name) => `attribute_exists(${name})`),
  ...Object.keys(placeholders.values).map((name) => `${name} = ${name}`),
].join(" OR ");

const scalar = fc.constantFrom(1, 2, 3.5, "a", "ab", "abc", "\u{1f600}", "\uffff", true, false);
const anyValue = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.record({ x: scalar }, { requiredKeys: [] }));
const rows: fc.Arbitrary<Row> = fc.record(
  { id: fc.constantFrom("k1", "k2", "k3", "ab", "\u{1f600}"), a: anyValue, b: anyValue, c: anyValue },
  { requiredKeys: ["id"] },
);

const attribute = fc.constantFrom("#a", "#b", "#id", "a", "b", "c", "id", "missing");
const nameOf = (text: string): string => placeholders.attributes[text] ?? text;
const paths: fc.Arbitrary<Side> = fc.tuple(attribute, fc.constantFrom("", ".x", "[0]", "[1]")).map(([name, step]) => ({
  text: name + step,
  get: (item) => {
    const found = Object.entries(item).filter(([key]) => key === nameOf(name));
    const inside = step === ".x" ? "x" : step.slice(1, -1);
    return found.flatMap(([, value]) => {
      if (step === "") return [value];
      const isFitting = typeof value === "object" && Array.isArray(value) === (step !== ".x");
      return isFitting ? Object.entries(value as object).flatMap(([key, part]) => (key === inside ? [part] : [])) : [];
    });
  },
}));
const constants: fc.Arbitrary<Side> = fc
  .constantFrom(...Object.keys(placeholders.values))
  .map((text) => ({ text, get: () => [placeholders.values[text]] }));
const points = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const sizes: fc.Arbitrary<Side> = paths.map(({ text, get }) => ({
  text: `size(${text})`,
  get: (item) =>
    get(item).flatMap((value) => {
      if (typeof value === "string") return [points(value).length];
      if (Array.isArray(value)) return [value.length];
      return typeof value === "object" ? [Object.values(value as object).length] : [];
    }),
}));
const operands = fc.oneof(paths, constants, sizes);

/** Ranks by type first, so that a comparison of different types shows. */
const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);
const print = (value: unknown): string => JSON.stringify(value, Object.keys(Object(value) as object).toSorted());
const same = (one: unknown, other: unknown): boolean => kindOf(one) === kindOf(other) && print(one) === print(other);
function orderOf(one: unknown, other: unknown): "below" | "equal" | "above" | undefined {
  if (typeof one === "number" && typeof other === "number")
    return one === other ? "equal" : one < other ? "below" : "above";
  if (typeof one !== "string" || typeof other !== "string") return undefined;
  const [left, right] = [points(one), points(other)];
  const at = left.findIndex((point, index) => point !== right[index]);
  if (at < 0) return left.length === right.length ? "equal" : "below";
  return (left[at] ?? -1) < (right[at] ?? -1) ? "below" : "above";
}
const orders: Readonly<Record<string, readonly string[]>> = {
  "<": ["below"],
  "<=": ["below", "equal"],
  ">": ["above"],
  ">=": ["above", "equal"],
};
function holdsBetween(by: string, ones: readonly unknown[], others: readonly unknown[]): boolean {
  const isSame = ones.some((one) => others.some((other) => same(one, other)));
  if (by === "=") return isSame;
  if (by === "<>") return !isSame;
  return ones.some((one) => others.some((other) => orders[by]?.includes(orderOf(one, other) ?? "")));
}

const comparisons: fc.Arbitrary<Meant> = fc
  .tuple(operands, fc.constantFrom("=", "<>", "<", "<=", ">", ">="), operands, fc.constantFrom("", " ", "\n "))
  .map(([left, by, right, blank]) => ({
    text: `${left.text}${blank}${by}${blank}${right.text}`,
    level: "atom",
    holds: (item) => holdsBetween(by, left.get(item), right.get(item)),
  }));
const between: fc.Arbitrary<Meant> = fc
  .tuple(operands, operands, operands, fc.constantFrom("BETWEEN", "between", "Between"), fc.constantFrom("AND", "and"))
  .map(([value, low, high, word, and]) => ({
    text: `${value.text} ${word} ${low.text} ${and} ${high.text}`,
    level: "atom",
    holds: (item) =>
      holdsBetween("<=", low.get(item), value.get(item)) && holdsBetween(">=", high.get(item), value.get(item)),
  }));
const memberships: fc.Arbitrary<Meant> = fc
  .tuple(operands, fc.array(operands, { minLength: 1, maxLength: 3 }), fc.constantFrom("IN", "in"))
  .map(([value, list, word]) => ({
    text: `${value.text} ${word} (${list.map(({ text }) => text).join(", ")})`,
    level: "atom",
    holds: (item) => list.some((one) => holdsBetween("=", value.get(item), one.get(item))),
  }));
const existence: fc.Arbitrary<Meant> = fc.tuple(paths, fc.boolean()).map(([path, isThere]) => ({
  text: `${isThere ? "attribute_exists" : "attribute_not_exists"} (${path.text})`,
  level: "atom",
  holds: (item) => path.get(item).length > 0 === isThere,
}));
const starts: fc.Arbitrary<Meant> = fc.tuple(paths, operands).map(([path, start]) => ({
  text: `begins_with(${path.text}, ${start.text})`,
  level: "atom",
  holds: (item) => {
    const [[value], [wanted]] = [path.get(item), start.get(item)];
    return typeof value === "string" && typeof wanted === "string" && value.indexOf(wanted) === 0;
  },
}));
const holdings: fc.Arbitrary<Meant> = fc.tuple(paths, operands).map(([path, part]) => ({
  text: `contains(${path.text},${part.text})`,
  level: "atom",
  holds: (item) => {
    const [[value], wanted] = [path.get(item), part.get(item)];
    if (Array.isArray(value)) return value.some((one) => holdsBetween("=", [one], wanted));
    return typeof value === "string" && typeof wanted[0] === "string" && value.split(wanted[0]).length > 1;
  },
}));

const parenthesized = (inside: Meant): string => `(${inside.text})`;
/** Parentheses only where the precedence needs them, so that the precedence is tested. */
const within = (inside: Meant, levels: readonly Meant["level"][]): string =>
  levels.includes(inside.level) ? inside.text : parenthesized(inside);

const { tree } = fc.letrec<{ tree: Meant }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: "large" },
    fc.oneof(comparisons, between, memberships, existence, starts, holdings),
    fc.tuple(tie("tree"), tie("tree"), fc.constantFrom("OR", "or")).map(([left, right, word]): Meant => ({
      text: `${left.text} ${word} ${within(right, ["and", "not", "atom"])}`,
      level: "or",
      holds: (item) => left.holds(item) || right.holds(item),
    })),
    fc.tuple(tie("tree"), tie("tree"), fc.constantFrom("AND", "And")).map(([left, right, word]): Meant => ({
      text: `${within(left, ["and", "not", "atom"])} ${word} ${within(right, ["not", "atom"])}`,
      level: "and",
      holds: (item) => left.holds(item) && right.holds(item),
    })),
    fc.tuple(tie("tree"), fc.constantFrom("NOT", "not")).map(([inside, word]): Meant => ({
      text: `${word} ${within(inside, ["not", "atom"])}`,
      level: "not",
      holds: (item) => !inside.holds(item),
    })),
    tie("tree").map((inside): Meant => ({ ...inside, text: parenthesized(inside), level: "atom" })),
  ),
}));

function parse(text: string) {
  // The last part, which is always true, uses every placeholder: unused ones are refused.
  const condition = parseExpression(`(${text}) AND (${useAll})`, placeholders);
  if (condition instanceof ExpressionFault) throw new Error(`${condition.message}: ${text}`);
  return condition;
}
const isShort = ({ text }: Meant): boolean => text.length < 3_500;

describe("expressions of datastores", () => {
  test("mean what the grammar says, for every expression and item", () => {
    fc.assert(
      fc.property(tree.filter(isShort), rows, (meant, item) => {
        assert.equal(evaluate(parse(meant.text), item), meant.holds(item), meant.text);
      }),
      { numRuns: 2_000 },
    );
  });

  test("read every item by the range of its key that they match", () => {
    fc.assert(
      fc.property(tree.filter(isShort), rows, (meant, item) => {
        const { from, to } = keyRangeOf(parse(meant.text), "id");
        const key = Buffer.from(String(item["id"]));
        const isInside = key.compare(Buffer.from(from)) >= 0 && (to === undefined || key.compare(Buffer.from(to)) <= 0);
        assert.ok(isInside || !meant.holds(item), meant.text);
      }),
      { numRuns: 2_000 },
    );
  });

  test("are refused or taken, and never throw, whatever the text", () => {
    const parts = fc.constantFrom(
      "#a",
      ":one",
      "a",
      "size",
      "(",
      ")",
      ",",
      ".",
      "[",
      "]",
      "1",
      "=",
      "<>",
      "AND",
      "NOT",
      "IN",
      "\u{1f600}",
      " ",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (list) => {
        const parsed = parseExpression(list.join(" "), placeholders);
        assert.equal(typeof parsed, "object");
      }),
    );
  });
});
