import assert from "node:assert/strict";
import { test } from "node:test";
import { returnPath } from "./returnPath.ts";

test("leads back to a path of this server, with its query", () => {
  for (const path of ["/", "/docs", "/oauth/v2/authorize?client_id=1.2&scope=chat%3Awrite", "/?channel=C1"]) {
    assert.equal(returnPath(path), path);
  }
});

test("leads to the start page for whatever would leave it", () => {
  const elsewhere = [
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "\\\\evil.test",
    "https://evil.test/",
    "javascript:alert(1)",
    "evil.test",
    "",
    " /docs",
    undefined,
    ["/docs"],
  ];
  for (const text of elsewhere) assert.equal(returnPath(text), "/", String(text));
});

test("has no second slash at the beginning, however it got there", () => {
  for (const text of ["/.//evil.test", "/x/..//evil.test"]) {
    assert.doesNotMatch(returnPath(text), /^\/[/\\]/, text);
  }
});
