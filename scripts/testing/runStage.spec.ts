import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, test } from "node:test";
import { filesToBlame, runStage } from "./runStage.ts";

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

for (const [what, statement] of [
  ["a rejection that nothing handles", "void Promise.reject(new Error('lost'))"],
  ["an error thrown in a timer", "setTimeout(() => { throw new Error('lost'); })"],
]) {
  test(`${what} fails the stage`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "platform-stage-"));
    const file = join(folder, "a.spec.mjs");
    writeFileSync(
      file,
      `import { test } from "node:test";
test("one", async () => { ${statement}; await new Promise((resolve) => setTimeout(resolve, 50)); });`,
    );
    const stage = { name: "unit", files: [file], needs: [], load: 1, batches: 1 };
    try {
      const result = await runStage(stage, {
        env: process.env,
        showOutput: false,
        signal: new AbortController().signal,
      });

      // Node's runner fails the test as well while it still runs.
      assert.ok(result.failed > 0);
      assert.match(result.failures.map(({ failure }) => failure).join("\n"), /lost/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
