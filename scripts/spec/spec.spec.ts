import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { printSpecTests } from "../generate/specTests.ts";
import { findCitations } from "./findCitations.ts";
import { findSpecFaults } from "./findSpecFaults.ts";
import { readRules } from "./readRules.ts";

// Put together here, or this file would cite rules itself.
const cite = (...ids: string[]) => `[${ids.join(", ")}]`;

const page = `# Page

## 1. Calls

- **API-1.1** One.
- **API-1.2** Two, as in \`**API-9.9**\`.

## 2. Menus

### Fields

- **MENU-1.1** Three.
`;
const rules = readRules("web-api.md", page);

describe("the rules of a page", () => {
  test("are its list items that begin with an id, each with the headings above it", () => {
    assert.deepEqual(
      rules.map(({ id, section }) => [id, ...section]),
      [
        ["API-1.1", "1. Calls"],
        ["API-1.2", "1. Calls"],
        ["MENU-1.1", "2. Menus", "Fields"],
      ],
    );
    assert.equal(rules[0]?.text, "One.");
  });
});

describe("citations", () => {
  const namesIn = (source: string) => findCitations(source).citations.map(({ name, ids }) => [name, ...ids]);

  test("stand at the end of the name of a test, on the same line or the next", () => {
    assert.deepEqual(namesIn(`test("says \\"no\\" ${cite("API-1.1")}", () => {`), [['says \\"no\\"', "API-1.1"]]);
    assert.deepEqual(namesIn(`test(\n  \`takes \${kind} ${cite("API-1.1", "API-1.2")}\`,\n`), [
      ["takes ${kind}", "API-1.1", "API-1.2"],
    ]);
    assert.deepEqual(namesIn(`describe("a menu ${cite("MENU-1.1")}", () => {`), [["a menu", "MENU-1.1"]]);
  });

  test("stand at the end of a key in a table of tests", () => {
    assert.deepEqual(namesIn(`  "not_authed ${cite("API-1.1")}": (world) => ask(world),`), [["not_authed", "API-1.1"]]);
    assert.deepEqual(namesIn(`  async "not_authed ${cite("API-1.1")}"(world) {`), [["not_authed", "API-1.1"]]);
    assert.deepEqual(namesIn(`refuses(method, shared, { not_authed: "${cite("API-1.1")}" });`), [
      ["not_authed", "API-1.1"],
    ]);
  });

  test("anywhere else are stray", () => {
    const source = `// ${cite("API-1.1")}\ntest("one ${cite("API-1.2")}", () => {});\ntest("${cite("API-1.1")} two", f);\n`;

    const { citations, stray } = findCitations(source);

    assert.deepEqual(
      citations.map(({ ids }) => ids),
      [["API-1.2"]],
    );
    assert.deepEqual(stray, ["API-1.1", "API-1.1"]);
  });
});

describe("the check of the specification", () => {
  const faultsOf = (source: string, known = rules) =>
    findSpecFaults(known, new Map([["a.spec.ts", findCitations(source)]]));
  const all = `test("all ${cite("API-1.1", "API-1.2", "MENU-1.1")}", f);`;

  test("holds when every rule is cited and every citation is a rule", () => {
    assert.deepEqual(faultsOf(all), []);
  });

  test("fails on a rule without a test", () => {
    assert.deepEqual(faultsOf(`test("most ${cite("API-1.1", "MENU-1.1")}", f);`), [
      `docs/spec/web-api.md: no test proves API-1.2. Cite it as ${cite("API-1.2")} in the name of one.`,
    ]);
  });

  test("fails on an id that does not exist, and on one outside the name of a test", () => {
    assert.deepEqual(faultsOf(`${all}\ntest("more ${cite("API-7.1")}", f); // ${cite("API-1.1")}`), [
      'a.spec.ts: "more" cites API-7.1, which is no rule of docs/spec.',
      "a.spec.ts: API-1.1 is cited outside the name of a test.",
    ]);
  });

  test("fails on an id that is given twice", () => {
    assert.deepEqual(faultsOf(all, [...rules, ...readRules("other.md", "- **API-1.1** Again.")]), [
      "docs/spec/web-api.md: API-1.1 is given twice. Give the new rule another number.",
    ]);
  });
});

test("the page of tests names and links the tests of every rule", () => {
  const cited = new Map([["tests/a.spec.ts", findCitations(`test("one ${cite("API-1.1")}", f);`)]]);

  const printed = printSpecTests({ rules, cited });

  assert.match(
    printed,
    /## 1\. Calls\n\n- \*\*\[API-1\.1\]\(web-api\.md\)\*\* One\.\n {2}- \[a\.spec\.ts\]\(\.\.\/\.\.\/tests\/a\.spec\.ts\) `one`\n/,
  );
  assert.match(printed, /## 2\. Menus: Fields\n/);
});
