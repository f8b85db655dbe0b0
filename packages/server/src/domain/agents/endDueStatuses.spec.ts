import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf } from "../../../testkit/agents.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { nobody } from "../caller.ts";
import { endDueStatuses } from "./endDueStatuses.ts";

/** What the chore does, by the moved clock; tells how many statuses ended. */
async function endAll(world: Workspace): Promise<number> {
  for (let ended = 0; ; ended += 1) {
    const done = await world.platform.store.write(endDueStatuses, { caller: nobody, nowMs: world.clock.nowMs() }, {});
    assert.ok(done.ok);
    if (!done.didWork) return ended;
  }
}

describe("statuses that their agents do not renew", () => {
  test("are cleared after two minutes, and the session goes on", async () => {
    await using world = await workspace();
    const { alice, named } = await askAgent(world);
    await world.bot.does("assistant.threads.setStatus", { ...named, status: "is thinking..." });
    world.clock.advance({ seconds: 119 });
    assert.equal(await endAll(world), 0);

    world.clock.advance({ seconds: 1 });
    assert.equal(await endAll(world), 1);

    const cleared = (await emittedOf(world, "assistant_thread_status")).at(-1);
    assert.deepEqual([cleared?.["status"], cleared?.["clear_reason"]], ["", "timeout"]);
    const { session, statuses } = await alice.does("client.agents.sessions.info", named);
    assert.deepEqual([session?.status, statuses[0]?.age_s], ["processing", 120]);
  });

  test("fall from processing to active after an hour, counted from the last time it was set", async () => {
    await using world = await workspace();
    const { named } = await askAgent(world);
    const work = () => world.bot.does("agents.sessions.setStatus", { ...named, status: "processing" });
    await work();
    world.clock.advance({ hours: 0.75 });
    await work();
    world.clock.advance({ hours: 0.75 });
    assert.equal(await endAll(world), 0);

    world.clock.advance({ hours: 0.25 });
    assert.equal(await endAll(world), 1);

    assert.equal((await emittedOf(world, "agent_session_changed")).at(-1)?.["status"], "active");
  });
});

describe("a stream in a session", () => {
  test("is work of the agent, until it ends with the status that the agent says", async () => {
    await using world = await workspace();
    const { named } = await askAgent(world);
    const place = { channel: named.channel_id, thread_ts: named.thread_ts };
    const statuses = async () => (await emittedOf(world, "agent_session_changed")).map((event) => event["status"]);

    const { channel, ts } = await world.bot.does("chat.startStream", { ...place, markdown_text: "Which menu?" });
    assert.deepEqual(await statuses(), ["processing"]);
    await world.bot.does("chat.stopStream", { channel, ts, session_status: "suspended" });

    assert.deepEqual(await statuses(), ["processing", "suspended"]);
  });

  test("is reported to its agent when a person stops it alone", async () => {
    await using world = await workspace();
    const { alice, named } = await askAgent(world);
    const place = { channel: named.channel_id, thread_ts: named.thread_ts };
    const { channel, ts } = await world.bot.does("chat.startStream", { ...place, markdown_text: "First" });

    await alice.does("chat.stopStream", { channel, ts });

    const [event] = await emittedOf(world, "agent_session_stopped");
    assert.deepEqual([event?.["thread_ts"], event?.["streaming_message_ts"]], [named.thread_ts, [ts]]);
  });
});
