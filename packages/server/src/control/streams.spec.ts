import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { teamsOf } from "../../testkit/admins.ts";
import { steer } from "../../testkit/controls.ts";
import { ask } from "../../testkit/streams.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

/** Calls over HTTP, as an app makes them: only those are in the log. */
async function overHttp(world: Workspace) {
  const url = await world.platform.listen();
  return async (method: string, args: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/api/${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${world.bot.token}`, "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(args),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
}

describe("streams.limit", () => {
  test("ends streams of the workspace sooner, and says so to an app that comes too late", async () => {
    await using world = await workspace();
    await steer(world.platform).does("streams.limit", { team_id: teamsOf(world).acme, idle_s: 60, life_s: 90 });
    const question = await ask(world);
    const { channel, ts } = await world.bot.does("chat.startStream", question);
    const idle = await world.bot.does("chat.startStream", question);
    const append = { channel, ts, markdown_text: "." };

    world.clock.advance({ seconds: 59 });
    await world.bot.does("chat.appendStream", append);
    world.clock.advance({ seconds: 31 });

    const call = await overHttp(world);
    const messages = async (at: string) => {
      const answer = await call("chat.appendStream", { ...append, ts: at });
      assert.equal(answer["error"], "message_not_in_streaming_state");
      return (answer["response_metadata"] as { messages: string[] }).messages;
    };
    assert.deepEqual(await messages(ts), ["[ERROR] the stream ended because a stream lasts at most 90 seconds"]);
    assert.deepEqual(await messages(idle.ts), [
      "[ERROR] the stream ended because its app appended nothing for 60 seconds",
    ]);
    await world.platform.settle();
    assert.deepEqual(await messages(ts), ["[ERROR] the stream ended because a stream lasts at most 90 seconds"]);
  });

  test("leaves streams that have started as they are, and goes back to the default", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const team = { team_id: teamsOf(world).acme };
    const question = await ask(world);
    const { channel, ts } = await world.bot.does("chat.startStream", question);
    await controls.does("streams.limit", { ...team, idle_s: 1, life_s: 1 });

    world.clock.advance({ seconds: 2 });
    await world.bot.does("chat.appendStream", { channel, ts, markdown_text: "." });

    const { idle_s, life_s } = await controls.does("streams.limit", team);
    assert.deepEqual([idle_s, life_s], [limits.stream_idle_s, limits.stream_life_s]);
    const second = await world.bot.does("chat.startStream", question);
    world.clock.advance({ seconds: limits.stream_idle_s - 1 });
    await world.bot.does("chat.appendStream", { channel, ts: second.ts, markdown_text: "." });
  });

  test("refuses a workspace that does not exist, and limits out of range", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);

    assert.equal(await controls.refused("streams.limit", { team_id: "T0000000000" }), "team_not_found");
    const wish = { team_id: teamsOf(world).acme, life_s: limits.stream_limit_s_max + 1 };
    assert.equal(await controls.refused("streams.limit", wish), "invalid_arguments");
  });
});

describe("streams.list", () => {
  test("lists each stream with the time, type and size of its chunks, and why a late call was refused", async () => {
    await using world = await workspace();
    const call = await overHttp(world);
    const started = await call("chat.startStream", { ...(await ask(world)), markdown_text: "Let me see" });
    const at = { channel: started["channel"] as string, ts: started["ts"] as string };
    const task = { type: "task_update", id: "1", title: "Search", status: "complete" };
    world.clock.advance({ seconds: 5 });
    await call("chat.appendStream", { ...at, chunks: [task, { type: "markdown_text", text: "é" }] });
    await call("chat.stopStream", { ...at, blocks: [{ type: "divider" }] });
    const stoppedMs = world.clock.nowMs();
    world.clock.advance({ seconds: 5 });
    await call("chat.appendStream", { ...at, markdown_text: "too late" });

    const { streams } = await steer(world.platform).does("streams.list");

    assert.equal(streams.length, 1);
    const [stream] = streams;
    assert.deepEqual([stream.channel, stream.ts, stream.state, stream.ended_by], [at.channel, at.ts, "ended", "app"]);
    assert.deepEqual(
      stream.calls.map(({ method, code, chunks }: Record<string, unknown>) => [method, code, chunks]),
      [
        ["chat.startStream", "ok", [{ type: "markdown_text", bytes: 10 }]],
        [
          "chat.appendStream",
          "ok",
          [
            { type: "task_update", bytes: JSON.stringify(task).length },
            { type: "markdown_text", bytes: Buffer.byteLength('{"type":"markdown_text","text":"é"}') },
          ],
        ],
        ["chat.stopStream", "ok", [{ type: "blocks", bytes: 20 }]],
        ["chat.appendStream", "message_not_in_streaming_state", [{ type: "markdown_text", bytes: 8 }]],
      ],
    );
    const late = stream.calls.at(-1) as { message: string; at: string };
    assert.equal(late.message, `[ERROR] chat.stopStream ended the stream at ${new Date(stoppedMs).toISOString()}`);
    assert.equal(Date.parse(late.at) - stoppedMs, 5_000);
  });

  test("tells open streams from ended ones, and filters by channel and app", async () => {
    await using world = await workspace();
    const { channel } = await world.bot.does("chat.startStream", await ask(world));
    const controls = steer(world.platform);
    const states = async (filter: object) =>
      (await controls.does("streams.list", { ...filter })).streams.map((stream: { state: string }) => stream.state);

    assert.deepEqual(await states({ channel }), ["open"]);
    assert.deepEqual(await states({ channel: world.general }), []);
    assert.deepEqual(await states({ app: "A0000000000" }), []);
    world.clock.advance({ seconds: limits.stream_idle_s });
    assert.deepEqual(await states({}), ["ended"]);
  });
});
