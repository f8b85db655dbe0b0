import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf, makeAgent } from "../../../testkit/agents.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.sessions.setStatus";
const missing = { channel_id: "D0000000000", thread_ts: "1768467600.000100", status: "active" } as const;

describe(method, () => {
  test("begins a session with the person who asked, and tells clients in the conversation", async () => {
    await using world = await workspace();
    const { named } = await askAgent(world);

    const set = await world.bot.does(method, { ...named, status: "processing" });

    assert.deepEqual(
      [set.status, set.agent_status, set.title],
      ["processing", "processing", "Plan the launch of our new menu"],
    );
    const [changed] = await emittedOf(world, "agent_session_changed");
    assert.equal(changed?.["initiator"], world.alice.id);
    assert.equal(changed?.["can_stop"], true);
    assert.ok(changed);
    const [agent] = changed["agents"] as { since: number; until: number }[];
    assert.equal(agent && agent.until - agent.since, 60 * 60);
  });

  test("takes a title and an initiator only when it begins the session", async () => {
    await using world = await workspace();
    const { named } = await askAgent(world);
    const first = { ...named, status: "active", title: "Launch", initiator_user_id: world.alice.id } as const;

    assert.equal((await world.bot.does(method, first)).title, "Launch");
    assert.equal((await world.bot.does(method, { ...first, title: "Lunch" })).title, "Launch");
  });

  test("keeps the picture and the name until one of them is given or cleared", async () => {
    await using world = await workspace();
    const { named } = await askAgent(world);
    const shown = async (params: object) => {
      await world.bot.does(method, { ...named, status: "active", ...params });
      const changed = (await emittedOf(world, "agent_session_changed")).at(-1);
      assert.ok(changed);
      const [agent] = changed["agents"] as Record<string, unknown>[];
      return [agent?.["username"], agent?.["icon_emoji"]];
    };

    assert.deepEqual(await shown({ username: "Chef", icon_emoji: ":cook:" }), ["Chef", ":cook:"]);
    assert.deepEqual(await shown({}), ["Chef", ":cook:"]);
    assert.deepEqual(await shown({ icon_emoji: ":pizza:" }), [undefined, ":pizza:"]);
    assert.deepEqual(await shown({ icon_emoji: null }), [undefined, undefined]);
  });

  test("warns an app that does not subscribe to the Stop button", async () => {
    await using world = await workspace();
    const { named } = await askAgent(world);
    await makeAgent(world, { events: [] });

    const answer = await world.bot.asks(method, { ...named, status: "processing" });

    assert.equal(answer["warning"], "missing_agent_session_stopped_event_subscription");
    assert.equal((await emittedOf(world, "agent_session_changed")).at(-1)?.["can_stop"], false);
  });

  refuses(method, {
    async channel_not_found(world) {
      await makeAgent(world);
      return world.bot.refused(method, missing);
    },
    async invalid_thread_ts(world) {
      const { named } = await askAgent(world);
      return world.bot.refused(method, { channel_id: named.channel_id, status: "active" });
    },
    async user_not_in_channel(world) {
      const { named } = await askAgent(world);
      return world.bot.refused(method, { ...named, status: "active", initiator_user_id: world.bob.id });
    },
    not_authorized: (world) => world.bot.refused(method, missing),
    invalid_arguments: (world) => world.bot.refused(method, { ...missing, status: "busy" }),
  });
});
