import assert from "node:assert/strict";
import { test } from "node:test";
import known from "../../packages/protocol/coverage/methods.json" with { type: "json" };
import pending from "../../packages/protocol/coverage/coverage-pending.json" with { type: "json" };
import { methods } from "../../packages/server/src/methods/registry.ts";
import { dropped, retired } from "../../packages/server/src/methods/retired.ts";

const listed = Object.values<readonly string[]>(pending).flat();
const isAnswered = (name: string) => methods.has(name) || retired.has(name) || dropped.has(name);

test("every method name of Slack's SDKs is served, retired or pending", () => {
  const missing = known.filter((name) => !isAnswered(name) && !listed.includes(name));

  assert.deepEqual(missing, [], "serve these, or assign them in packages/protocol/coverage/coverage-pending.json");
});

test("a pending method is known, does not exist yet and is assigned once", () => {
  assert.deepEqual(listed.filter(isAnswered), [], "remove these from packages/protocol/coverage/coverage-pending.json");
  assert.deepEqual(
    listed.filter((name) => !known.includes(name)),
    [],
  );
  assert.equal(new Set(listed).size, listed.length);
});

test("pending methods belong to the area of their family", () => {
  assert.deepEqual(Object.keys(pending), ["administration", "agents", "web-api"]);
  for (const [area, names] of Object.entries(pending)) {
    assert.deepEqual(
      names.filter((name) => areaOf(name) !== area),
      [],
      area,
    );
  }
});

function areaOf(name: string): string {
  if (name.startsWith("admin.")) return "administration";
  return /^(?:agents|assistant\.search|entity)\./.test(name) ? "agents" : "web-api";
}
