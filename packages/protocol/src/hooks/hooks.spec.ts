import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  checkHookAnswer,
  checkHooksPart,
  faultOfManagedRuntime,
  faultOfProtocolVersion,
  type HookAnswers,
  type HooksInterface,
  type HooksPart,
  isSdkManaged,
  mergeHooks,
  negotiateProtocol,
  readHookName,
  versionsOf,
} from "./index.ts";

function wordsOf(value: unknown): string[] {
  const checked = checkHooksPart(value);
  return checked.ok ? [] : checked.faults.map(({ field, message }) => `${field} ${message}`);
}

function merged(fromSdk: HooksPart, fromFile: HooksPart): HooksInterface {
  const checked = mergeHooks(fromSdk, fromFile);
  assert.ok(checked.ok);
  return checked.hooks;
}

describe("hooks.json", () => {
  const table: Record<string, readonly [value: unknown, words: string]> = {
    "is an object": [[], " must be an object"],
    "has a runtime that is a string [HOOK-1.1]": [{ runtime: 1 }, "runtime must be a string"],
    "has hooks by name [HOOK-1.3]": [{ hooks: ["start"] }, "hooks must be an object"],
    "has commands that are strings [HOOK-1.3]": [{ hooks: { start: ["node"] } }, "hooks.start must be a string"],
    "has settings [HOOK-1.5]": [{ config: "deno" }, "config must be an object"],
    "says plainly who keeps the socket [HOOK-1.8]": [
      { config: { "sdk-managed-connection-enabled": "yes" } },
      "config.sdk-managed-connection-enabled must be a boolean",
    ],
    "lists paths of triggers [HOOK-1.10]": [
      { config: { "trigger-paths": "x" } },
      "config.trigger-paths must be an array",
    ],
    "watches something [HOOK-1.9]": [{ config: { watch: [] } }, "config.watch must be an object"],
    "watches paths of the app [HOOK-1.12]": [{ config: { watch: { app: {} } } }, "config.watch.app.paths is required"],
    "watches paths of the manifest [HOOK-1.11]": [
      { config: { watch: { manifest: { paths: [1] } } } },
      "config.watch.manifest.paths[0] must be a string",
    ],
    "filters by text": [
      { config: { watch: { app: { paths: ["."], "filter-regex": 1 } } } },
      "config.watch.app.filter-regex must be a string",
    ],
    "filters by text in the older form": [
      { config: { watch: { "filter-regex": true } } },
      "config.watch.filter-regex must be a string",
    ],
  };
  for (const [rule, [value, words]] of Object.entries(table)) {
    test(rule, () => assert.deepEqual(wordsOf(value), [words]));
  }

  test("tells all that is wrong at once, and lets pass what it does not know", () => {
    assert.equal(wordsOf({ runtime: 1, hooks: 1, config: 1 }).length, 3);
    assert.deepEqual(wordsOf({ hooks: { mine: "x" }, config: { later: 1, watch: null }, extra: [] }), []);
  });

  test("goes before what the SDK says, key by key, and keeps hooks of its own [HOOK-7.1, HOOK-7.2]", () => {
    const sdk = {
      runtime: "node",
      hooks: { start: "sdk start", doctor: "sdk doctor" },
      config: { "protocol-version": ["message-boundaries"], watch: { app: { paths: ["."] } } },
    };
    const both = merged(sdk, {
      hooks: { start: "my start", mine: "my own" },
      config: { "protocol-version": ["default"], watch: { manifest: { paths: ["m.json"] } } },
    });
    assert.deepEqual(both, {
      runtime: "node",
      hooks: { start: "my start", doctor: "sdk doctor", mine: "my own" },
      config: {
        "protocol-version": ["default"],
        watch: { app: { paths: ["."] }, manifest: { paths: ["m.json"] } },
      },
    });
  });

  test("needs a runtime and hooks, from either side [HOOK-1.1, HOOK-1.3, HOOK-1.5]", () => {
    const checked = mergeHooks({}, {});
    assert.deepEqual(!checked.ok && checked.faults, [
      { field: "runtime", message: "is required" },
      { field: "hooks", message: "is required" },
    ]);
    assert.equal(merged({ runtime: "deno" }, { hooks: {} }).runtime, "deno");
  });

  test("is for managed infrastructure only with deno [HOOK-1.2]", () => {
    assert.equal(faultOfManagedRuntime({ runtime: "deno", hooks: {} }), undefined);
    assert.equal(faultOfManagedRuntime({ runtime: "node", hooks: {} })?.field, "runtime");
  });

  test("means the older behaviour wherever a setting is left out [HOOK-1.7, HOOK-1.8, HOOK-10.5]", () => {
    assert.equal(isSdkManaged({ runtime: "node", hooks: {} }), false);
    for (const [value, isManaged] of [
      [false, false],
      ["false", false],
      [null, false],
      [true, true],
      ["true", true],
    ] as const) {
      const config = { "sdk-managed-connection-enabled": value };
      assert.equal(isSdkManaged({ runtime: "node", hooks: {}, config }), isManaged);
    }
    assert.equal(negotiateProtocol(undefined), "default");
  });

  test("cannot reach the prototype of anything", () => {
    const evil = JSON.parse('{"runtime":"node","hooks":{"__proto__":"x"},"__proto__":{"polluted":1}}') as HooksPart;
    merged(evil, { hooks: {} });
    assert.equal(({} as Record<string, unknown>)["polluted"], undefined);
  });
});

describe("The protocol", () => {
  test("is the first one known, in the SDK's order [HOOK-1.6, HOOK-10.2]", () => {
    assert.equal(negotiateProtocol(["message-boundaries", "default"]), "message-boundaries");
    assert.equal(negotiateProtocol(["default", "message-boundaries"]), "default");
    assert.equal(negotiateProtocol(["carrier-pigeon", "message-boundaries"]), "message-boundaries");
    assert.equal(negotiateProtocol(["carrier-pigeon"]), "default");
    assert.equal(negotiateProtocol([]), "default");
  });

  for (const malformed of [
    "message-boundaries",
    ["message-boundaries", 2],
    [["message-boundaries"]],
    2,
    true,
    {},
    null,
  ]) {
    test(`is version 1 where protocol-version is ${JSON.stringify(malformed)} [HOOK-9.3]`, () => {
      assert.deepEqual(wordsOf({ config: { "protocol-version": malformed } }), []);
      assert.equal(negotiateProtocol(malformed), "default");
      const fault = malformed === null ? undefined : "config.protocol-version";
      const config = { "protocol-version": malformed };
      assert.equal(faultOfProtocolVersion({ config })?.field, fault);
    });
  }
});

describe("The name of a hook", () => {
  test("may carry the version of a successor [HOOK-10.3]", () => {
    assert.deepEqual(readHookName("start-v12"), { name: "start", version: 12 });
    for (const key of ["start", "start-v0", "start-v", "-v2"])
      assert.deepEqual(readHookName(key), { name: key, version: 1 });
  });

  test("is looked up newest first [HOOK-10.3, HOOK-10.4]", () => {
    assert.deepEqual(versionsOf("start", ["start", "start-v10", "restart-v3", "start-v2"]), [
      "start-v10",
      "start-v2",
      "start",
    ]);
  });
});

describe("What a hook answers", () => {
  const refused: readonly (readonly [hook: keyof HookAnswers, value: unknown, words: string])[] = [
    ["get-manifest", "x", " must be an object"],
    ["get-trigger", [], " must be an object"],
    ["get-trigger", { type: 1 }, "type must be a string"],
    ["get-trigger", { inputs: { a: { value: 1 } } }, "inputs.a.value must be a string"],
    ["check-update", {}, "name is required; releases is required"],
    ["check-update", { name: "x", releases: [{}] }, "releases[0].name is required"],
    ["check-update", { name: "x", releases: [{ name: "y", update: "yes" }] }, "releases[0].update must be a boolean"],
    ["check-update", { name: "x", releases: [], error: "no" }, "error must be an object"],
    ["install-update", { name: "x" }, "releases is required"],
    ["doctor", {}, "versions is required"],
    ["doctor", { versions: [{ name: "node" }] }, "versions[0].current is required"],
    ["doctor", { versions: [{ name: "node", current: "1", error: 5 }] }, "versions[0].error must be a string"],
  ];
  for (const [hook, value, words] of refused) {
    test(`is refused by its field: ${hook} ${JSON.stringify(value)}`, () => {
      const faults = checkHookAnswer(hook, value).map(({ field, message }) => `${field} ${message}`);
      assert.equal(faults.join("; "), words);
    });
  }

  const accepted: readonly (readonly [hook: keyof HookAnswers, value: unknown])[] = [
    ["get-manifest", { display_information: { name: "Echo" }, later: 1 }],
    [
      "get-trigger",
      { type: "shortcut", inputs: { a: { value: "{{data.x}}" }, b: { customizable: true } }, schedule: {} },
    ],
    ["check-update", { name: "SDK", releases: [{ name: "a", error: null }], error: null, message: "" }],
    ["install-update", { name: "SDK", updates: [{ name: "a", previous: "1", installed: "2" }] }],
    ["install-update", { name: "SDK", releases: [{ name: "a", current: "2" }] }],
    ["doctor", { versions: [{ name: "deno", current: "2", error: { message: "old" } }] }],
    ["doctor", { versions: [{ name: "deno", current: "2", error: "old" }] }],
  ];
  for (const [hook, value] of accepted) {
    test(`passes as SDKs send it: ${hook} ${JSON.stringify(value)}`, () => {
      assert.deepEqual(checkHookAnswer(hook, value), []);
    });
  }
});
