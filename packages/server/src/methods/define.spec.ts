import assert from "node:assert/strict";
import { test } from "node:test";
import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defineMethod } from "./define.ts";
import { text } from "./params.ts";

const base = {
  name: "a.b",
  summary: "",
  http: "GET",
  tokens: [],
  scopes: [],
  rate: 1,
  examples: [],
} as const;

test("a refusal that a definition does not declare does not compile", () => {
  const declared = defineMethod({
    ...base,
    params: {},
    result: { n: Type.Integer() },
    errors: { declared: "Known." },
    handler: async () => (base.rate === 1 ? refuse("declared") : succeed({ n: 1 })),
  });
  const undeclared = defineMethod({
    ...base,
    params: {},
    result: { n: Type.Integer() },
    errors: { declared: "Known." },
    // @ts-expect-error -- The code is not in `errors`.
    handler: async () => refuse("undeclared"),
  });

  assert.deepEqual([declared.name, undeclared.name], ["a.b", "a.b"]);
});

test("a handler reaches a service of the server only where its definition needs it", () => {
  const needy = defineMethod({
    ...base,
    needs: ["nonce"],
    params: {},
    result: { n: Type.String() },
    errors: {},
    handler: async (ctx) => succeed({ n: ctx.nonce() }),
  });
  const plain = defineMethod({
    ...base,
    params: {},
    result: { n: Type.String() },
    errors: {},
    // @ts-expect-error -- `nonce` is not among its needs.
    handler: async (ctx) => succeed({ n: ctx.nonce() }),
  });

  assert.deepEqual([needy.name, plain.name], ["a.b", "a.b"]);
});

test("a parameter's own refusal must be declared, and a result must have its fields", () => {
  const paramCode = defineMethod({
    ...base,
    params: { x: text({ describe: "", otherwise: "bad_x" }) },
    result: {},
    // @ts-expect-error -- `bad_x` is missing.
    errors: {},
    handler: async () => succeed({}),
  });
  const wrongResult = defineMethod({
    ...base,
    params: {},
    result: { n: Type.Integer() },
    errors: {},
    // @ts-expect-error -- `n` is no text.
    handler: async () => succeed({ n: "one" }),
  });

  assert.deepEqual([paramCode.name, wrongResult.name], ["a.b", "a.b"]);
});
