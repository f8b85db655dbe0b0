import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { RepeatedResult } from "./judge.ts";
import { runStages } from "./runStages.ts";
import type { Stage } from "./stages.ts";

test("a file with a failure runs a second time after everything else, and its stage is reported once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "platform-stages-"));
  const log = join(folder, "log");
  writeFileSync(log, "");
  /** Notes that it runs, and fails while the note of the other file is missing. */
  const fileOf = (name: string, needs: string): string => {
    const file = join(folder, `${name}.spec.mjs`);
    writeFileSync(
      file,
      `import { appendFileSync, readFileSync } from "node:fs";
import { test } from "node:test";
test("${name}", () => {
  const before = readFileSync(${JSON.stringify(log)}, "utf8");
  appendFileSync(${JSON.stringify(log)}, "${name} ");
  if (!before.includes(${JSON.stringify(needs)})) throw new Error("too early");
});`,
    );
    return file;
  };
  const stageOf = (name: string, needs: string): Stage => {
    return { name, files: [fileOf(name, needs)], needs: [], load: 10, batches: 1 };
  };
  const reported = new Map<string, RepeatedResult>();
  try {
    await runStages(
      [stageOf("first", "second"), stageOf("second", "")],
      { env: process.env, showOutput: false, signal: new AbortController().signal },
      [{}],
      (stage, result) => void reported.set(stage.name, result),
    );

    assert.equal(readFileSync(log, "utf8"), "first second first ");
    assert.deepEqual([...reported.keys()], ["second", "first"]);
    const [first, second] = [reported.get("first"), reported.get("second")];
    assert.deepEqual([first?.passed, first?.failed, first?.flaky.length], [1, 0, 1]);
    assert.deepEqual([second?.passed, second?.failed, second?.flaky.length], [1, 0, 0]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
