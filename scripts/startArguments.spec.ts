import assert from "node:assert/strict";
import { test } from "node:test";
import { startArguments } from "./startArguments.mjs";

test("npm start listens on PORT, unless PLATFORM_PORT is set, which serve reads itself", () => {
  assert.deepEqual(startArguments({}), ["serve", "--dev"]);
  assert.deepEqual(startArguments({ PORT: "3000" }), ["serve", "--dev", "--port", "3000"]);
  assert.deepEqual(startArguments({ PORT: "" }), ["serve", "--dev"]);
  assert.deepEqual(startArguments({ PORT: "3000", PLATFORM_PORT: "4000" }), ["serve", "--dev"]);
});
