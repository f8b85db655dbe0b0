import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isAtLeast, typeScriptFlags } from "./runtime.mjs";

describe("the right Node", () => {
  test("is compared number by number, not letter by letter", () => {
    assert.ok(isAtLeast("22.14.0", "22.14.0"));
    assert.ok(isAtLeast("22.14.1", "22.14.0"));
    assert.ok(isAtLeast("24.0.0", "22.14.0"));
    assert.ok(isAtLeast("100.0.0", "22.14.0"));
    assert.ok(!isAtLeast("22.9.0", "22.14.0"));
    assert.ok(!isAtLeast("20.20.2", "22.14.0"));
    assert.ok(!isAtLeast("9.99.99", "22.14.0"));
  });

  test("counts a nightly build as its release", () => {
    assert.ok(isAtLeast("v25.0.0-nightly20250801", "24.3.0"));
  });

  test("needs no flags where it runs TypeScript in silence", () => {
    assert.deepEqual(typeScriptFlags("22.18.0"), []);
    assert.deepEqual(typeScriptFlags("24.3.0"), []);
    assert.deepEqual(typeScriptFlags("26.1.0"), []);
  });

  test("is told to run TypeScript, or to be silent about it, where it would not", () => {
    const quiet = "--disable-warning=ExperimentalWarning";

    assert.deepEqual(typeScriptFlags("22.14.0"), ["--experimental-strip-types", quiet]);
    assert.deepEqual(typeScriptFlags("23.5.0"), ["--experimental-strip-types", quiet]);
    assert.deepEqual(typeScriptFlags("23.6.0"), [quiet]);
    assert.deepEqual(typeScriptFlags("24.0.0"), [quiet]);
  });
});
