import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf } from "../../../testkit/agents.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.agents.sessions.rename";

describe(method, () => {
  test("gives the session another title, which its agent receives with the one before", async () => {
    await using world = await workspace();
    const { alice, named } = await askAgent(world);
    await world.bot.does("agents.sessions.setStatus", { ...named, status: "active" });

    await alice.does(method, { ...named, title: "Launch" });

    const [event] = await emittedOf(world, "agent_session_title_changed");
    assert.deepEqual(
      [event?.["user"], event?.["title"], event?.["previous_title"]],
      [alice.id, "Launch", "Plan the launch of our new menu"],
    );
    assert.equal((await alice.does("client.agents.sessions.info", named)).session?.title, "Launch");
  });

  refuses(method, {
    async channel_not_found(world) {
      const { named } = await askAgent(world);
      return (await atHome(world, world.bob)).refused(method, { ...named, title: "x" });
    },
    async invalid_thread_ts(world) {
      const { alice, named } = await askAgent(world);
      return alice.refused(method, { ...named, thread_ts: "1768467600.000100", title: "x" });
    },
    async session_not_found(world) {
      const { alice, named } = await askAgent(world);
      return alice.refused(method, { ...named, title: "x" });
    },
    async invalid_arguments(world) {
      const { alice, named } = await askAgent(world);
      return alice.refused(method, { ...named, title: " " });
    },
  });
});
