import assert from "node:assert/strict";
import { resolve } from "node:path";
import { describe, test } from "node:test";
import { filesToBlame } from "./runStage.ts";

describe("what is run again after a failure", () => {
  const files = ["packages/a.spec.ts", "packages/b.spec.ts"];

  test("is the file in which it stands", () => {
    assert.deepEqual(filesToBlame(files, resolve("packages/b.spec.ts")), ["packages/b.spec.ts"]);
  });

  test("is all of them when it was declared elsewhere, or is of the whole process", () => {
    assert.deepEqual(filesToBlame(files, resolve("packages/testkit/refuses.ts")), files);
    assert.deepEqual(filesToBlame(files, undefined), files);
  });
});
