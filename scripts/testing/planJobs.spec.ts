import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planJobs, planStage } from "./planJobs.ts";
import type { Stage } from "./stages.ts";

const files = ["a", "b", "c", "d", "e"];
const equal = (): number => 1;
const stage = (more: Partial<Stage>): Stage => ({ name: "flows", files, needs: [], load: 1, batches: 2, ...more });
const filesOf = (planned: Stage, expected: (file: string) => number) =>
  planStage(planned, expected).map((job) => job.files);

describe("the files of a stage", () => {
  test("are shared by its processes, those of equal length in turns", () => {
    assert.deepEqual(filesOf(stage({}), equal), [
      ["a", "c", "e"],
      ["b", "d"],
    ]);
    assert.deepEqual(filesOf(stage({ batches: 3 }), equal), [["a", "d"], ["b", "e"], ["c"]]);
    assert.deepEqual(filesOf(stage({ files: ["a"] }), equal), [["a"]]);
  });

  test("weigh as much as they take", () => {
    assert.deepEqual(
      filesOf(stage({}), (file) => (file === "c" ? 3 : 1)),
      [
        ["c", "e"],
        ["a", "b", "d"],
      ],
    );
  });

  test("have a process each where the stage asks for it", () => {
    assert.deepEqual(filesOf(stage({ batches: "per file" }), equal), [["a"], ["b"], ["c"], ["d"], ["e"]]);
  });

  test("do not include the ledger, which runs after all of them", () => {
    assert.deepEqual(filesOf(stage({ files: ["a", "tests/laws/ledger.spec.ts"] }), equal), [["a"]]);
  });
});

describe("the jobs of all stages", () => {
  test("start with the unit tests, then the longest first, whatever their stage", () => {
    const stages = [
      stage({ name: "unit", files: ["u"], batches: 1 }),
      stage({ name: "flows", files: ["short", "longest"], batches: "per file" }),
      stage({ name: "browser", files: ["long"], batches: 1 }),
    ];
    const lengths: Record<string, number> = { u: 1, short: 2, long: 5, longest: 9 };

    assert.deepEqual(
      planJobs(stages, () => (file) => lengths[file] ?? 0).map((job) => job.files[0]),
      ["u", "longest", "long", "short"],
    );
  });
});
