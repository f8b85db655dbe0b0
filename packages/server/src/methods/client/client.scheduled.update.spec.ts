import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { longBlocks } from "../../../testkit/content.ts";
import { steer } from "../../../testkit/controls.ts";
import { draftBlocks, draftTexts } from "../../../testkit/drafts.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.scheduled.update";

const inS = (world: Workspace, seconds: number) => Math.floor(world.clock.nowMs() / 1000) + seconds;

async function schedule(world: Workspace, person: Actor, text = "later") {
  const asked = { channel: world.random, post_at: inS(world, 600), text, blocks: draftBlocks(text) };
  return (await person.does("chat.scheduleMessage", asked)).scheduled_message_id;
}

async function textsIn(world: Workspace): Promise<(string | undefined)[]> {
  const { messages } = await world.bob.does("conversations.history", { channel: world.random });
  return messages.map(({ text }) => text);
}

describe(method, () => {
  test("the changed text is posted at the changed time", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const scheduled_message_id = await schedule(world, bob);
    const change = { text: "even later", blocks: draftBlocks("even later"), post_at: inS(world, 1200) };
    const { scheduled_message } = await bob.does(method, { scheduled_message_id, ...change });
    assert.equal(scheduled_message.post_at, change.post_at);

    await steer(world.platform).does("clock.advance", { by: "15m" });
    assert.ok(!(await textsIn(world)).some((text) => text?.includes("later")));
    await steer(world.platform).does("clock.advance", { by: "6m" });
    assert.deepEqual((await textsIn(world)).slice(0, 1), ["even later"]);
    assert.ok(!(await textsIn(world)).includes("later"));
  });

  test("a time that has passed posts it at once, and once", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    await bob.does(method, { scheduled_message_id: await schedule(world, bob, "now"), post_at: 0 });
    await steer(world.platform).does("clock.advance", { by: "1s" });
    await steer(world.platform).does("clock.advance", { by: "15m" });
    assert.equal((await textsIn(world)).filter((text) => text === "now").length, 1);
  });

  test("what cannot be posted when its time comes becomes a draft of its author", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    await schedule(world, bob, "too late");
    await bob.does("client.drafts.save", { channel: world.random, blocks: draftBlocks("begun") });
    await world.alice.does("conversations.archive", { channel: world.random });
    await steer(world.platform).does("clock.advance", { by: "15m" });
    assert.deepEqual(await draftTexts(world, world.bob), ["begun", "(too late)"]);
    assert.deepEqual((await bob.does("client.scheduled.list", {})).scheduled_messages, []);
  });

  const fault = (content: object) => async (world: Workspace) => {
    const bob = await atHome(world, world.bob);
    return bob.refused(method, { scheduled_message_id: await schedule(world, bob), ...content });
  };

  refuses(method, {
    invalid_scheduled_message_id: async (world) => {
      const scheduled_message_id = await schedule(world, await atHome(world, world.bob));
      return (await atHome(world, world.carol)).refused(method, { scheduled_message_id, post_at: 0 });
    },
    time_too_far: async (world) => {
      const bob = await atHome(world, world.bob);
      const post_at = inS(world, limits.schedule_ahead_s + 60);
      return bob.refused(method, { scheduled_message_id: await schedule(world, bob), post_at });
    },
    restricted_too_many: async (world) => {
      const bob = await atHome(world, world.bob);
      const post_at = inS(world, 6_000);
      for (let sent = 0; sent < limits.schedule_per_window_max; sent++)
        await world.alice.does("chat.scheduleMessage", { channel: world.random, post_at, text: "hi" });
      return bob.refused(method, { scheduled_message_id: await schedule(world, bob), post_at });
    },
    no_text: fault({ text: "  " }),
    invalid_blocks_format: fault({ text: "hi", blocks: "not JSON" }),
    invalid_blocks: fault({ text: "hi", blocks: [{ type: "header" }] }),
    msg_blocks_too_long: fault({ text: "hi", blocks: longBlocks }),
  });
});
