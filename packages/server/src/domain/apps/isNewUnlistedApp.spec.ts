import assert from "node:assert/strict";
import { test } from "node:test";
import { isNewUnlistedApp } from "./isNewUnlistedApp.ts";

const on29May = Date.UTC(2025, 4, 29, 23, 59, 59, 999);

test("only apps distributed outside the directory are new unlisted apps, and only where installed after 29 May 2025", () => {
  assert.equal(isNewUnlistedApp({ distribution: "unlisted", installedMs: on29May + 1 }), true);
  assert.equal(isNewUnlistedApp({ distribution: "unlisted", installedMs: on29May }), false);
  assert.equal(isNewUnlistedApp({ distribution: "directory", installedMs: on29May + 1 }), false);
  assert.equal(isNewUnlistedApp({ distribution: "internal", installedMs: on29May + 1 }), false);
  assert.equal(isNewUnlistedApp({ distribution: undefined, installedMs: undefined }), false);
});
