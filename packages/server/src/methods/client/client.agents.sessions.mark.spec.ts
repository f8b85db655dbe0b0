import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf } from "../../../testkit/agents.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.agents.sessions.mark";

describe(method, () => {
  test("pins a session for the caller alone, and keeps what is not given", async () => {
    await using world = await workspace();
    const { alice, named } = await askAgent(world);
    await world.bot.does("agents.sessions.setStatus", { ...named, status: "active" });

    await alice.does(method, { ...named, is_pinned: true });
    const marked = await alice.does(method, { ...named, is_archived: true });

    assert.deepEqual([marked.is_pinned, marked.is_archived], [true, true]);
    const events = await emittedOf(world, "agent_session_marked");
    assert.deepEqual(
      events.map((event) => [event["is_pinned"], event["is_archived"]]),
      [
        [true, false],
        [true, true],
      ],
    );
  });

  refuses(method, {
    async channel_not_found(world) {
      const { named } = await askAgent(world);
      return (await atHome(world, world.bob)).refused(method, { ...named, is_pinned: true });
    },
    async invalid_thread_ts(world) {
      const { alice, named } = await askAgent(world);
      return alice.refused(method, { ...named, thread_ts: "1768467600.000100", is_pinned: true });
    },
    async session_not_found(world) {
      const { alice, named } = await askAgent(world);
      return alice.refused(method, { ...named, is_pinned: true });
    },
    async invalid_arguments(world) {
      const { alice, named } = await askAgent(world);
      return alice.refused(method, named);
    },
  });
});
