import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { chooseFiles, chooseStages, keepFiles, type Stage } from "./stages.ts";

const ledger = "tests/laws/ledger.spec.ts";
const found = [ledger, "tests/laws/rooms.spec.ts", "packages/server/src/domain/b.spec.ts", "packages/a.spec.ts"];

describe("the files of a stage", () => {
  test("are sorted, and the ledger comes last", () => {
    assert.deepEqual(chooseFiles(found, [], true), [
      "packages/a.spec.ts",
      "packages/server/src/domain/b.spec.ts",
      "tests/laws/rooms.spec.ts",
      ledger,
    ]);
  });

  test("leave the ledger out where only some of the others run", () => {
    assert.deepEqual(chooseFiles(found, ["domain"], true), ["packages/server/src/domain/b.spec.ts"]);
    assert.ok(!chooseFiles(found, [], false).includes(ledger));
  });

  test("hold the ledger when it is asked for by name", () => {
    assert.deepEqual(chooseFiles(found, ["ledger"], true), [ledger]);
  });
});

describe("the stage of large data", () => {
  const namesOf = (...chosen: Parameters<typeof chooseStages>): string[] =>
    chooseStages(...chosen).map(({ name }) => name);

  test("is left out unless it is named, also where a file of it is asked for", () => {
    assert.ok(!namesOf([], []).includes("large"));
    assert.deepEqual(namesOf([], ["hotPlans"]), ["storage"]);
    assert.deepEqual(namesOf(["large"], []), ["large"]);
  });
});

describe("a stage of which some files are kept", () => {
  const stage: Stage = { name: "unit", needs: [], load: 1, batches: 1, files: ["a.spec.ts", "b.spec.ts", ledger] };

  test("leaves the ledger out, unless all others are kept", () => {
    assert.deepEqual(keepFiles(stage, new Set(["b.spec.ts", ledger]))[0]?.files, ["b.spec.ts"]);
    assert.deepEqual(keepFiles(stage, new Set(["a.spec.ts", "b.spec.ts"]))[0]?.files, stage.files);
  });

  test("is gone when none is", () => {
    assert.deepEqual(keepFiles(stage, new Set(["c.spec.ts"])), []);
  });
});
