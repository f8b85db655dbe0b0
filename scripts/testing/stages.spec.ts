import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { chooseFiles, chooseStages } from "./stages.ts";

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
