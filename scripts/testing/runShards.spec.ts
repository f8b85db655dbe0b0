import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planBatches } from "./runShards.ts";

const files = ["a", "b", "c", "d", "e"];
const equal = (): number => 1;

describe("the files of a stage", () => {
  test("are shared by its processes, those of equal length in turns", () => {
    assert.deepEqual(planBatches({ files, processes: 2 }, equal), [
      ["a", "c", "e"],
      ["b", "d"],
    ]);
    assert.deepEqual(planBatches({ files, processes: 3 }, equal), [["a", "d"], ["b", "e"], ["c"]]);
    assert.deepEqual(planBatches({ files: ["a"], processes: 2 }, equal), [["a"]]);
  });

  test("weigh as much as they take", () => {
    assert.deepEqual(
      planBatches({ files, processes: 2 }, (file) => (file === "c" ? 3 : 1)),
      [
        ["c", "e"],
        ["a", "b", "d"],
      ],
    );
  });

  test("are taken one by one, the longest first, where each has a process of its own", () => {
    const lengths = new Map(files.map((file, at) => [file, at === 1 ? 9 : at]));

    assert.deepEqual(
      planBatches({ files, processes: 2, isPerFile: true }, (file) => lengths.get(file) ?? 0),
      [["b"], ["e"], ["d"], ["c"], ["a"]],
    );
  });

  test("do not include the ledger, which runs after all of them", () => {
    const ledger = "tests/laws/ledger.spec.ts";

    assert.deepEqual(planBatches({ files: ["a", ledger], processes: 2 }, equal), [["a"]]);
  });
});
