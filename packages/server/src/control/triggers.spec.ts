import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../testkit/controls.ts";
import { makeTrigger, nameBob, runsOf } from "../../testkit/triggers.ts";
import { workspace } from "../../testkit/workspace.ts";

describe("person.trigger", () => {
  test("runs a trigger as a person does, and tells the run", async () => {
    await using world = await workspace();
    const inputs = { who: { customizable: true }, note: { value: "{{data.channel_id}}" } };
    const { id } = await makeTrigger(world, { workflow: "#/workflows/leave", inputs });
    const asked = { trigger_id: id, user: "bob", channel: "random", inputs: { who: world.carol.id } };

    const { run_id } = await steer(world.platform).does("person.trigger", asked);

    const [run] = await runsOf(world, id);
    assert.deepEqual([run?.id, run?.startedBy], [run_id, world.bob.id]);
    assert.deepEqual(run?.inputs, { who: world.carol.id, note: world.random });
  });

  test("refuses what the person may not", async () => {
    await using world = await workspace();
    const asked = { trigger_id: await nameBob(world), user: "carol" };
    const controls = steer(world.platform);

    assert.equal(await controls.refused("person.trigger", asked), "refused");
    assert.equal(await controls.refused("person.trigger", { ...asked, user: "nobody" }), "user_not_found");
    assert.equal(await controls.refused("person.trigger", { ...asked, workspace: "nowhere" }), "team_not_found");
  });
});
