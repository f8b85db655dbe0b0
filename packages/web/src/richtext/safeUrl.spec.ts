import assert from "node:assert/strict";
import { test } from "node:test";
import { safeUrl } from "./safeUrl.ts";

test("leads to the web and to mail, and nowhere else", () => {
  assert.equal(safeUrl("https://example.com/?a=1&amp;b=2"), "https://example.com/?a=1&b=2");
  assert.equal(safeUrl("mailto:ada@example.com"), "mailto:ada@example.com");
  for (const url of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.com/1",
    "/relative",
    "//example.com",
    "",
  ]) {
    assert.equal(safeUrl(url), undefined, url);
  }
});
