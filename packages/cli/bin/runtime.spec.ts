import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isAtLeast, startFlags, typeScriptFlags } from "./runtime.mjs";

describe("the right Node", () => {
  test("is compared number by number, not letter by letter", () => {
    assert.ok(isAtLeast("24.3.0", "24.3.0"));
    assert.ok(isAtLeast("24.3.1", "24.3.0"));
    assert.ok(isAtLeast("24.10.0", "24.3.0"));
    assert.ok(isAtLeast("100.0.0", "24.3.0"));
    assert.ok(!isAtLeast("24.2.9", "24.3.0"));
    assert.ok(!isAtLeast("20.20.2", "24.3.0"));
    assert.ok(!isAtLeast("9.99.99", "24.3.0"));
  });

  test("counts a nightly build as its release", () => {
    assert.ok(isAtLeast("v25.0.0-nightly20250801", "24.3.0"));
  });

  test("needs no flags where it runs TypeScript in silence", () => {
    assert.deepEqual(typeScriptFlags("24.3.0"), []);
    assert.deepEqual(typeScriptFlags("26.1.0"), []);
  });

  test("is silenced where it would call TypeScript experimental", () => {
    assert.deepEqual(typeScriptFlags("24.0.0"), ["--disable-warning=ExperimentalWarning"]);
  });

  test("bounds what a server takes, and leaves other commands alone", () => {
    assert.deepEqual(startFlags(["serve", "--dev"]).slice(0, 2), [
      "--min-semi-space-size=8",
      "--max-semi-space-size=16",
    ]);
    assert.deepEqual(startFlags(["manifest", "info"]), []);
    assert.deepEqual(startFlags([]), []);
  });
});
