import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { StageResult } from "./runStage.ts";
import { judge } from "./judge.ts";
import type { Failure } from "./stageMessages.ts";

const [a, b]: [Failure, Failure] = [
  { failure: "✗ a", test: "a", file: "one.spec.ts" },
  { failure: "✗ b", test: "b", file: "one.spec.ts" },
];
const dead: Failure = { failure: "✗ the test process ended early" };

describe("a stage with failures is run again", () => {
  test("a test that fails twice is a failure", () => {
    const judged = judge(result({ passed: 9, failed: 2, failures: [a, b] }), result({ failed: 1, failures: [b] }));

    assert.deepEqual([judged.passed, judged.failed, judged.failures], [10, 1, [b]]);
  });

  test("a test that passes the second time is flaky", () => {
    const judged = judge(result({ passed: 9, failed: 1, failures: [a] }), result({ passed: 4 }));

    assert.deepEqual([judged.passed, judged.failed, judged.flaky], [10, 0, [a]]);
  });

  test("a flaky test is reported although another one fails twice", () => {
    const judged = judge(result({ failed: 2, failures: [a, b] }), result({ failed: 1, failures: [b] }));

    assert.deepEqual(judged.flaky, [a]);
  });

  test("a test of the same name in another file is another test", () => {
    const elsewhere = { ...a, file: "two.spec.ts" };
    const judged = judge(result({ failed: 2, failures: [a, elsewhere] }), result({ failed: 1, failures: [a] }));

    assert.deepEqual(judged.flaky, [elsewhere]);
  });

  test("a second run that dies is a failure, and calls no test flaky", () => {
    const judged = judge(result({ failed: 1, failures: [a] }), result({ failed: 1, failures: [dead] }));

    assert.deepEqual([judged.failed, judged.flaky], [1, []]);
  });
});

function result(part: Partial<StageResult>): StageResult {
  return {
    passed: 0,
    failed: 0,
    skipped: 0,
    seconds: 1,
    cpuSeconds: 1,
    fileSeconds: {},
    failures: [],
    printed: [],
    failedFiles: [],
    ...part,
  };
}
