import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { StageResult } from "./runStage.ts";
import { judge } from "./runTwice.ts";

describe("a stage with failures is run again", () => {
  test("what fails twice is a failure", () => {
    const judged = judge(
      result({ passed: 9, failed: 2, failures: ["a", "b"] }),
      result({ failed: 1, failures: ["b"] }),
    );

    assert.deepEqual([judged.passed, judged.failed, judged.failures], [10, 1, ["b"]]);
  });

  test("what holds the second time is shown as unsteady", () => {
    const judged = judge(result({ passed: 9, failed: 1, failures: ["a"] }), result({ passed: 4 }));

    assert.deepEqual([judged.passed, judged.failed, judged.unsteady], [10, 0, ["a"]]);
  });

  test("a second run that dies is a failure, whatever the first one counted", () => {
    const judged = judge(result({ failed: 1, failures: ["a"] }), result({ failed: 1, failures: ["ended early"] }));

    assert.equal(judged.failed, 1);
  });
});

function result(part: Partial<StageResult>): StageResult {
  return { passed: 0, failed: 0, skipped: 0, seconds: 1, fileSeconds: {}, failures: [], failedFiles: [], ...part };
}
