import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent } from "../../../testkit/agents.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.agents.sessions.info";
const setStatus = "assistant.threads.setStatus";

describe(method, () => {
  test("tells the age of a status, and why it was cleared", async () => {
    await using world = await workspace();
    const { alice, named } = await askAgent(world);
    const status = async () => {
      const [first] = (await alice.does(method, named)).statuses;
      return [first?.status, first?.age_s, first?.clear_reason];
    };

    await world.bot.does(setStatus, { ...named, status: "is thinking..." });
    world.clock.advance({ seconds: 7 });
    assert.deepEqual(await status(), ["is thinking...", 7, undefined]);

    await world.bot.does("chat.postMessage", { channel: named.channel_id, thread_ts: named.thread_ts, text: "Soup" });
    world.clock.advance({ seconds: 5 });
    assert.deepEqual(await status(), ["is thinking...", 7, "reply"]);

    await world.bot.does(setStatus, { ...named, status: "is cooking..." });
    await world.bot.does(setStatus, { ...named, status: "" });
    assert.deepEqual(await status(), ["is cooking...", 0, "app"]);
  });

  test("knows an agent at work, also one that sets a status of its own words", async () => {
    await using world = await workspace();
    const { alice, named } = await askAgent(world);
    assert.equal((await alice.does(method, named)).session, undefined);

    await world.bot.does(setStatus, { ...named, status: "is thinking..." });

    const { session } = await alice.does(method, named);
    assert.deepEqual([session?.status, session?.initiator, session?.is_pinned], ["processing", alice.id, false]);
  });

  refuses(method, {
    async channel_not_found(world) {
      const { named } = await askAgent(world);
      return (await atHome(world, world.bob)).refused(method, named);
    },
    async invalid_thread_ts(world) {
      const { alice, named } = await askAgent(world);
      return alice.refused(method, { ...named, thread_ts: "1768467600.000100" });
    },
  });
});
