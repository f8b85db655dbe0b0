import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { limits } from "../limits.ts";
import { type Condition, readFilter } from "./filter.ts";
import { matches } from "./matches.ts";

function holds(root: unknown, data: unknown): boolean {
  const read = readFilter({ version: 1, root });
  assert.ok(read.ok, read.ok ? "" : read.fault);
  return matches(read.condition, data);
}

const data = {
  text: "please help me",
  count: 3,
  price: "12.50",
  isOpen: true,
  tags: ["red", "7"],
  user: { id: "U1", name: "it's me" },
  gone: null,
};

describe("A filter of a trigger", () => {
  const lines: readonly (readonly [statement: string, holds: boolean])[] = [
    ["{{data.text}} CONTAINS 'help'", true],
    ["{{data.text}} CONTAINS 'HELP'", false],
    ["{{data.tags}} CONTAINS 'red'", true],
    ["{{data.tags}} CONTAINS 7", true],
    ["{{data.tags}} CONTAINS 're'", false],
    ["{{data.count}} == 3", true],
    ["{{data.count}} === '3'", true],
    ["{{data.count}} != 3", false],
    ["{{data.count}}>=3", true],
    ["{{ data.price }} > 9", true],
    ["{{data.price}} < '100'", true],
    ["{{data.text}} < 'q'", true],
    ["{{data.text}} > 5", false],
    ["{{data.isOpen}} == true", true],
    ["{{data.isOpen}} == 'true'", true],
    ['{{data.user.id}} == "U1"', true],
    ["{{data.user.name}} == 'it\\'s me'", true],
    ["{{data.user}} == 'U1'", false],
    ["{{data.user.missing}} == null", true],
    ["{{data.gone}} == null", true],
    ["{{data.constructor}} == null", true],
    ["{{data.missing}} != 'x'", true],
    ["{{data.missing}} > 0", false],
    ["1 === 1", true],
    ["'a' == {{data.text}}", false],
  ];
  for (const [statement, isSo] of lines) {
    test(`${statement} is ${isSo}`, () => assert.equal(holds({ statement }, data), isSo));
  }

  test("joins statements as it is nested", () => {
    const yes = { statement: "1 == 1" };
    const no = { statement: "1 == 2" };
    assert.equal(holds({ operator: "AND", inputs: [yes, no] }, {}), false);
    assert.equal(holds({ operator: "OR", inputs: [no, yes] }, {}), true);
    assert.equal(holds({ operator: "NOT", inputs: [no] }, {}), true);
    assert.equal(holds({ operator: "NOT", inputs: [no, yes] }, {}), false);
    assert.equal(holds({ operator: "OR", inputs: [no, { operator: "AND", inputs: [yes, yes] }] }, {}), true);
  });

  test("says what is wrong, and where", () => {
    const deep = Array.from({ length: limits.filter_depth_max + 2 }).reduce<unknown>(
      (node) => ({ operator: "AND", inputs: [node] }),
      { statement: "1 == 1" },
    );
    const many = Array.from({ length: limits.filter_statements_max + 1 }, () => ({ statement: "1 == 1" }));
    for (const [filter, fault] of [
      [undefined, /filter.root needs a statement/],
      [{ version: 2, root: { statement: "1 == 1" } }, /version/],
      [{ root: { operator: "XOR", inputs: [] } }, /AND, OR or NOT/],
      [{ root: { operator: "AND", inputs: [] } }, /inputs must have something/],
      [{ root: { operator: "AND", inputs: [{ statement: "1 == 1" }, {}] } }, /inputs\[1\] needs/],
      [{ root: { statement: "{{data.text}} LIKE 'x'" } }, /must compare two things/],
      [{ root: { statement: "{{inputs.text}} == 'x'" } }, /must compare two things/],
      [{ root: { statement: `'${"x".repeat(limits.filter_statement_chars_max)}' == 'x'` } }, /is over/],
      [{ root: deep }, /nested too deeply/],
      [{ root: { operator: "OR", inputs: many } }, /at most/],
    ] as const) {
      const read = readFilter(filter);
      assert.ok(!read.ok);
      assert.match(read.fault, fault);
    }
  });
});

/** A tree of comparisons, and what it amounts to when worked out by hand. */
interface Tree {
  readonly node: unknown;
  readonly isTrue: boolean;
}

const leaf: fc.Arbitrary<Tree> = fc
  .tuple(
    fc.integer({ min: -5, max: 5 }),
    fc.integer({ min: -5, max: 5 }),
    fc.constantFrom("==", "!=", "<", ">", "<=", ">="),
  )
  .map(([a, b, operator]) => {
    const isTrue =
      { "==": a === b, "!=": a !== b, "<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b }[operator] ?? false;
    return { node: { statement: `${a} ${operator} ${b}` }, isTrue };
  });

const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof({ depthSize: "small" }, leaf, joined(tie("tree"))),
})).tree;

function joined(parts: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> {
  return fc
    .tuple(fc.constantFrom("AND", "OR", "NOT"), fc.array(parts, { minLength: 1, maxLength: 3 }))
    .map(([operator, inner]) => {
      const node = { operator, inputs: inner.map((part) => part.node) };
      const some = inner.some((part) => part.isTrue);
      const all = inner.every((part) => part.isTrue);
      return { node, isTrue: operator === "AND" ? all : operator === "OR" ? some : !some };
    });
}

describe("Any filter", () => {
  test("comes to what its parts come to", () => {
    fc.assert(fc.property(tree, ({ node, isTrue }) => holds(node, {}) === isTrue));
  });

  test("finds a text in itself, and any value equal to itself, however it is quoted", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("'", '"'), (text, quote) => {
        const written = quote + text.replaceAll(/['"\\]/g, String.raw`\$&`) + quote;
        return ["CONTAINS", "=="].every((operator) =>
          holds({ statement: `{{data.text}} ${operator} ${written}` }, { text }),
        );
      }),
    );
  });

  test("holds or does not hold for whatever comes, and its opposite is the other", () => {
    const read = readFilter({ root: { statement: "{{data.a.b}} CONTAINS {{data.c}}" } });
    assert.ok(read.ok);
    const { condition } = read;
    const opposite: Condition = { kind: "none", parts: [condition] };
    fc.assert(fc.property(fc.jsonValue(), (value) => matches(condition, value) !== matches(opposite, value)));
  });

  test("is read or refused, whatever it is", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof readFilter(value).ok === "boolean"));
  });
});
