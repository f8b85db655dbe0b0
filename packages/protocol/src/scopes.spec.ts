import assert from "node:assert/strict";
import { test } from "node:test";
import { isAdminScope, isScope, scopeSentences } from "./scopes.ts";

test("every scope has its own description, without a full stop, for a list", () => {
  for (const [name, sentence] of Object.entries(scopeSentences)) assert.match(sentence, /^[A-Z].*[^.]$/, name);
});

test("what is inherited by every object, and what only app-level tokens hold, is no scope of an installation", () => {
  for (const name of ["toString", "__proto__", "constructor", "connections:write", "authorizations:read", ""]) {
    assert.equal(isScope(name), false, name);
  }
});

test("power over a workspace is distinguished from power in it", () => {
  assert.equal(isAdminScope("admin.teams:write"), true);
  assert.equal(isAdminScope("admin"), true);
  assert.equal(isAdminScope("chat:write"), false);
  assert.equal(isAdminScope("administrator:read"), false);
});
