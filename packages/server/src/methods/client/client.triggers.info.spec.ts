import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId, makeTrigger, nameBob } from "../../../testkit/triggers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.triggers.info";

describe(method, () => {
  test("tells what it is called and what it asks for, and nothing of how it is made", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world, {
      description: "Days off",
      shortcut: { button_text: "Ask" },
      workflow: "#/workflows/leave",
      inputs: { who: { customizable: true }, note: { value: "fixed" } },
    });

    const { trigger } = await (await atHome(world, world.bob)).does(method, { trigger_id });

    assert.deepEqual(trigger, {
      id: trigger_id,
      name: "Leave",
      description: "Days off",
      button_text: "Ask",
      app: { id: devAppId(world), name: "Dev App" },
      inputs: [{ name: "who", type: "slack#/types/user_id", title: "who" }],
      needs_channel: false,
    });
  });

  test("says whether it can be run only in a channel", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world, {
      workflow: "#/workflows/place",
      inputs: { place: { value: "{{data.channel_id}}" } },
    });

    const { trigger } = await (await atHome(world, world.bob)).does(method, { trigger_id });

    assert.equal(trigger.needs_channel, true);
  });

  refuses(method, {
    trigger_not_found: async (world) => {
      const { id: trigger_id } = await makeTrigger(world, { type: "webhook" });
      return (await atHome(world, world.bob)).refused(method, { trigger_id });
    },
    access_denied: async (world) =>
      (await atHome(world, world.carol)).refused(method, { trigger_id: await nameBob(world) }),
  });
});
