import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkHookAnswer, checkHooksPart, type HookAnswers } from "./index.ts";

const fieldsOf = (hook: keyof HookAnswers, value: unknown) => checkHookAnswer(hook, value).map(({ field }) => field);

/** Every field of an object by a value that it takes; a list takes none of them. */
function checkFields(hook: keyof HookAnswers, path: string, fields: object, wrap: (fields: object) => object): void {
  assert.deepEqual(fieldsOf(hook, wrap(fields)), []);
  for (const name of Object.keys(fields)) {
    assert.deepEqual(fieldsOf(hook, wrap({ ...fields, [name]: [] })), [`${path}${name}`]);
  }
}

describe("the answer of a hook", () => {
  const release = {
    name: "sdk",
    current: "1.0",
    latest: "2.0",
    update: true,
    breaking: false,
    message: "Faster.",
    url: "https://sdk.test",
    error: { message: "no network" },
  };

  for (const hook of ["check-update", "install-update"] as const) {
    test(`${hook} has a name and releases, with the documented fields [HOOK-2.1, HOOK-2.2, HOOK-2.3, HOOK-9.4]`, () => {
      const { name, message, url, error } = release;
      checkFields(hook, "releases[0].", release, (fields) => ({ name, releases: [fields] }));
      checkFields(hook, "", { name, message, url, error }, (fields) => ({ releases: [], ...fields }));
      assert.deepEqual(fieldsOf(hook, { releases: [{}] }), ["name", "releases[0].name"]);
      assert.deepEqual(fieldsOf(hook, { name }), ["releases"]);
      assert.deepEqual(fieldsOf(hook, { name, releases: [{ name }] }), []);
    });
  }

  test("doctor has versions, each with a name and the current one [HOOK-2.4, HOOK-9.5]", () => {
    const version = { name: "deno", current: "2.0", message: "Fine.", error: "too old" };
    checkFields("doctor", "versions[0].", version, (fields) => ({ versions: [fields] }));
    assert.deepEqual(fieldsOf("doctor", { versions: [{}] }), ["versions[0].name", "versions[0].current"]);
  });

  test("get-trigger describes one trigger, whose inputs have values that are strings [HOOK-2.5, HOOK-2.6]", () => {
    const trigger = {
      type: "shortcut",
      name: "Greet",
      description: "Greets.",
      workflow: "#/workflows/greet",
      workflow_app_id: "A1",
      inputs: { who: { value: "{{data.user_id}}" } },
    };
    checkFields("get-trigger", "", trigger, (fields) => fields);
    assert.deepEqual(fieldsOf("get-trigger", { inputs: { who: { value: 1 } } }), ["inputs.who.value"]);
  });
});

test("both kinds of watching need paths, and their filter is a string [HOOK-1.9, HOOK-1.11, HOOK-1.12]", () => {
  for (const kind of ["manifest", "app"]) {
    const wrongWith = (setting: object) => {
      const checked = checkHooksPart({ config: { watch: { [kind]: setting } } });
      return checked.ok ? [] : checked.faults.map(({ field }) => field);
    };
    assert.deepEqual(wrongWith({ paths: ["a", "b"] }), []);
    assert.deepEqual(wrongWith({ paths: ["a"], "filter-regex": "x$" }), []);
    assert.deepEqual(wrongWith({ "filter-regex": "x$" }), [`config.watch.${kind}.paths`]);
    assert.deepEqual(wrongWith({ paths: ["a"], "filter-regex": 1 }), [`config.watch.${kind}.filter-regex`]);
  }
});
