import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf } from "../../../testkit/agents.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.sessions.rename";

describe(method, () => {
  test("gives a session another title, which clients receive and the app itself does not", async () => {
    await using world = await workspace();
    const { named } = await askAgent(world);
    await world.bot.does("agents.sessions.setStatus", { ...named, status: "active" });

    const renamed = await world.bot.does(method, { ...named, title: " Launch " });

    assert.equal(renamed.title, "Launch");
    assert.equal((await emittedOf(world, "agent_session_changed")).at(-1)?.["title"], "Launch");
    assert.deepEqual(await emittedOf(world, "agent_session_title_changed"), []);
  });

  refuses(method, {
    channel_not_found: (world) =>
      world.bot.refused(method, { channel_id: world.secret, thread_ts: "1768467600.000100", title: "x" }),
    async invalid_thread_ts(world) {
      const { named } = await askAgent(world);
      return world.bot.refused(method, { ...named, thread_ts: "1768467600.000100", title: "x" });
    },
    async not_authorized(world) {
      const { named } = await askAgent(world);
      return world.bot.refused(method, { ...named, title: "x" });
    },
    async invalid_arguments(world) {
      const { named } = await askAgent(world);
      return world.bot.refused(method, { ...named, title: "x".repeat(201) });
    },
  });
});
