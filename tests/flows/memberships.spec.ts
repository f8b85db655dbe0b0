import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { exceptions } from "./memberships/exceptions.ts";
import { MembershipMatrix } from "./memberships/matrix.ts";
import { type MembershipStage, openMembershipStage } from "./memberships/stage.ts";

describe("the membership matrix", () => {
  let stage: MembershipStage;
  before(async () => {
    stage = await openMembershipStage();
  });
  after(() => stage.world.platform.stop());

  test("a second membership changes no answer, and a removed one gives none", async (t) => {
    const matrix = await MembershipMatrix.keep(stage);
    for (const method of methods.values()) await matrix.judge(method);
    t.diagnostic(`${methods.size} methods, ${matrix.cells} cells`);
    assert.deepEqual(matrix.faults, []);
    assert.deepEqual(
      Object.keys(exceptions).filter((method) => !matrix.used.has(method)),
      [],
    );
  });
});
