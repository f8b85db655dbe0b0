import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { fillTemplates, type Lookup, pathOf, readDeep, referencesIn } from "./template.ts";

const within =
  (values: unknown, type?: string): Lookup =>
  (path) => {
    const value = readDeep(values, path);
    return value === undefined ? undefined : { value, type };
  };

describe("a template", () => {
  test("that is one reference becomes the value itself, whatever its type", () => {
    const lookup = within({ inputs: { count: 2, people: ["U1"], at: { ts: "1.000001" } } });

    assert.equal(fillTemplates("{{inputs.count}}", lookup), 2);
    assert.deepEqual(fillTemplates(" {{ inputs.people }} ", lookup), ["U1"]);
    assert.equal(fillTemplates("{{inputs.at.ts}}", lookup), "1.000001");
    assert.equal(fillTemplates("{{inputs.people.0}}", lookup), "U1");
  });

  test("in a text is printed: people and places as clients show them, nothing as nothing", () => {
    const said = (value: unknown, type?: string) => fillTemplates("Hi {{inputs.who}}!", () => ({ value, type }));

    assert.equal(said("U1", "slack#/types/user_id"), "Hi <@U1>!");
    assert.equal(said("C1", "platform#/types/channel_id"), "Hi <#C1>!");
    assert.equal(said("S1", "slack#/types/usergroup_id"), "Hi <!subteam^S1>!");
    assert.equal(said({ a: 1 }), 'Hi {"a":1}!');
    assert.equal(said(false), "Hi false!");
    assert.equal(
      fillTemplates("Hi {{inputs.who}}!", () => undefined),
      "Hi !",
    );
  });

  test("inside lists and objects is filled in; what refers to nothing was not given", () => {
    const lookup = within({ inputs: { a: 1 } });

    assert.deepEqual(fillTemplates({ x: ["{{inputs.a}}", "{{inputs.b}}"], y: { z: "{{inputs.b}}" } }, lookup), {
      x: [1, null],
      y: {},
    });
  });

  test("leads only to what is the value's own", () => {
    const lookup = within({ inputs: {} });

    for (const path of ["inputs.constructor", "inputs.__proto__", "inputs.toString.length"]) {
      assert.equal(fillTemplates(`{{${path}}}`, lookup), undefined, path);
    }
  });

  test("that a value brings along is never followed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const inner = `${before}{{inputs.secret}}${after}`;
        const lookup = within({ inputs: { typed: inner, secret: "the key" } });

        assert.equal(fillTemplates("{{inputs.typed}}", lookup), inner);
        assert.equal(fillTemplates("Said: {{inputs.typed}}", lookup), `Said: ${inner}`);
      }),
    );
  });

  test("a field may be called what it likes", () => {
    const value = JSON.parse('{"__proto__":{"text":"{{inputs.x}}"}}') as unknown;

    const filled = fillTemplates(value, () => ({ value: "there" }));

    assert.equal(JSON.stringify(filled), '{"__proto__":{"text":"there"}}');
  });

  test("without a reference, any value stays as it is", () => {
    const value = fc.jsonValue().filter((json) => referencesIn(json).length === 0);
    fc.assert(
      fc.property(value, (json) => {
        const plain = JSON.parse(JSON.stringify(json)) as unknown;
        assert.deepEqual(
          fillTemplates(plain, () => assert.fail("nothing is looked up")),
          plain,
        );
      }),
    );
  });

  test("every reference that is found is looked up, and no other", () => {
    const name = fc.stringMatching(/^[a-z_][a-z0-9_-]{0,8}$/);
    const reference = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("."));
    const text = fc.array(
      fc.oneof(
        fc.stringMatching(/^[^{}]{0,8}$/),
        reference.map((path) => `{{${path}}}`),
      ),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const asked: string[] = [];
        fillTemplates(parts.join(""), (path) => {
          asked.push(path.join("."));
          return { value: "x" };
        });
        assert.deepEqual(asked, referencesIn(parts.join("")));
      }),
    );
  });

  test("is read in time that grows with the text", () => {
    const text = "{{".repeat(50_000);

    assert.equal(
      fillTemplates(text, () => undefined),
      text,
    );
    assert.deepEqual(pathOf("a.b"), ["a", "b"]);
  });
});
