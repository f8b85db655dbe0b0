import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf } from "../../../testkit/agents.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.agents.sessions.stop";

describe(method, () => {
  test("ends the streams of the agent, clears its status, and leaves the session to the app", async () => {
    await using world = await workspace();
    const { alice, named } = await askAgent(world);
    const place = { channel: named.channel_id, thread_ts: named.thread_ts };
    const { ts } = await world.bot.does("chat.startStream", { ...place, markdown_text: "First" });
    await world.bot.does("assistant.threads.setStatus", { ...named, status: "is thinking..." });

    const stopped = await alice.does(method, named);

    assert.equal(stopped.app_ids.length, 1);
    const [event] = await emittedOf(world, "agent_session_stopped");
    assert.deepEqual([event?.["user"], event?.["streaming_message_ts"]], [alice.id, [ts]]);
    const more = { channel: named.channel_id, ts, markdown_text: "more" };
    assert.equal(await world.bot.refused("chat.appendStream", more), "stopped_by_user");
    const { session, statuses } = await alice.does("client.agents.sessions.info", named);
    assert.equal(session?.status, "processing");
    assert.deepEqual(statuses[0]?.clear_reason, "stop");
    await world.bot.does("agents.sessions.setStatus", { ...named, status: "active" });
    assert.deepEqual((await alice.does(method, named)).app_ids, []);
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
    async session_not_found(world) {
      const { alice, named } = await askAgent(world);
      return alice.refused(method, named);
    },
  });
});
