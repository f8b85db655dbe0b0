import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { hashOf, planTriggers } from "./planTriggers.ts";

const definition = { type: "shortcut", name: "Greet", workflow: "#/workflows/greet" };
const known = { "triggers/a.ts": { trigger_id: "Ft1", hash: hashOf(definition) } };
const actions = (steps: ReturnType<typeof planTriggers>) => steps.map(({ action, file }) => [action, file]);

describe("A plan for triggers", () => {
  test("makes what is new, keeps what is equal, changes what is not, and deletes what has no file any more", () => {
    const gone = { "triggers/gone.ts": { trigger_id: "Ft2", hash: "" } };
    const there = [{ id: "Ft1" }, { id: "Ft2" }, { id: "Ft3" }];
    const steps = planTriggers(
      [
        { file: "triggers/a.ts", definition },
        { file: "triggers/b.ts", definition: { ...definition, name: "New" } },
      ],
      { ...known, ...gone },
      there,
    );
    assert.deepEqual(actions(steps), [
      ["keep", "triggers/a.ts"],
      ["create", "triggers/b.ts"],
      ["delete", "triggers/gone.ts"],
    ]);
    const changed = planTriggers(
      [{ file: "triggers/a.ts", definition: { ...definition, name: "Other" } }],
      known,
      there,
    );
    assert.deepEqual(actions(changed), [["update", "triggers/a.ts"]]);
  });

  test("creates again what was deleted on the server, and deletes nothing that is gone", () => {
    assert.deepEqual(actions(planTriggers([{ file: "triggers/a.ts", definition }], known, [])), [
      ["create", "triggers/a.ts"],
    ]);
    assert.deepEqual(planTriggers([], known, []), []);
  });

  test("does not mind in which order an SDK prints the fields", () => {
    const turned = { workflow: "#/workflows/greet", name: "Greet", type: "shortcut" };
    assert.equal(hashOf(turned), hashOf(definition));
    assert.notEqual(hashOf({ ...turned, name: "greet" }), hashOf(definition));
  });
});
