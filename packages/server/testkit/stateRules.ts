import assert from "node:assert/strict";
import { WebSocket } from "ws";
import { steer } from "./controls.ts";
import { configuring } from "./openConfig.ts";
import { type Workspace, workspace } from "./workspace.ts";

/** What of a workspace's state is looked at: what was said in its first channel. */
export async function texts(world: Workspace): Promise<(string | undefined)[]> {
  const { messages } = await world.alice.does("conversations.history", { channel: world.general });
  return messages.map((message) => message.text);
}

export const say = (world: Workspace, text: string) =>
  world.alice.does("chat.postMessage", { channel: world.general, text });

/** What must hold of state wherever it is kept: in memory, and on a file that a thread of its own writes. */
export const stateRules: Readonly<Record<string, (options: { dataFolder?: string }) => Promise<void>>> = {
  "goes back to a snapshot, and its time with it": async (options) => {
    await using world = await workspace(options);
    const controls = steer(world.platform);
    await say(world, "before");
    await controls.does("clock.advance", { by: "1h" });
    const before = await texts(world);
    assert.deepEqual((await controls.does("state.snapshot", { name: "one" }))["snapshots"], ["one"]);

    await say(world, "after");
    await world.alice.does("conversations.create", { name: "short-lived" });
    await controls.does("clock.advance", { by: "12h" });
    const restored = await controls.does("state.restore", { name: "one" });

    assert.equal(restored["ahead_ms"], 3_600_000);
    assert.deepEqual(await texts(world), before);
    await world.alice.does("conversations.create", { name: "short-lived" });
    await say(world, "and on it goes");
    assert.equal((await texts(world))[0], "and on it goes");
  },

  "restores rows that were edited, in a table that has as many as before": async (options) => {
    await using world = await workspace(options);
    const controls = steer(world.platform);
    const { ts } = await say(world, "first words");
    const before = await texts(world);
    await controls.does("state.snapshot", { name: "one" });

    await world.alice.does("chat.update", { channel: world.general, ts, text: "other words" });
    await controls.does("state.restore", { name: "one" });

    assert.deepEqual(await texts(world), before);
  },

  "goes back to a time in which nobody had called anything": async (options) => {
    await using world = await workspace({ ...options, rates: { factor: 1 } });
    const controls = steer(world.platform);
    await controls.does("state.snapshot", { name: "full" });
    const waysBack = [() => controls.does("state.restore", { name: "full" }), () => controls.does("state.reset")];
    for (const goBack of waysBack) {
      await controls.does("clock.advance", { by: "12h" });
      await world.bot.does("auth.test", {});

      await goBack();

      // A bucket that is full again in twelve hours would have nothing to give.
      await world.bot.does("auth.test", {});
    }
  },

  "leaves the command lines signed in that were": async (options) => {
    await using world = await workspace(options);
    const controls = steer(world.platform);
    const login = await configuring(world, "alice");
    await controls.does("state.snapshot", { name: "later" });
    for (const goBack of [
      () => controls.does("state.reset"),
      () => controls.does("state.restore", { name: "later" }),
    ]) {
      await goBack();
      assert.equal((await login.does("auth.test", {})).user, "alice");
    }
  },

  "can be restored any number of times, and a name reused": async (options) => {
    await using world = await workspace(options);
    const controls = steer(world.platform);
    await controls.does("state.snapshot", { name: "a" });
    for (const text of ["first", "second"]) {
      await say(world, text);
      assert.ok((await texts(world)).includes(text));
      await controls.does("state.restore", { name: "a" });
      assert.ok(!(await texts(world)).includes(text));
    }
    await say(world, "third");
    assert.deepEqual((await controls.does("state.snapshot", { name: "a" }))["snapshots"], ["a"]);
    await controls.does("state.restore", { name: "a" });
    assert.ok((await texts(world)).includes("third"));
  },

  "resets to the seed with the same tokens and ids, and without faults": async (options) => {
    await using world = await workspace(options);
    const controls = steer(world.platform);
    const planted = await texts(world);
    await say(world, "gone soon");
    await world.alice.does("auth.revoke", {});
    await controls.does("clock.advance", { by: "30d" });
    await controls.does("faults.add", { method: "*", error: "internal_error" });

    assert.equal((await controls.does("state.reset"))["ahead_ms"], 0);
    assert.deepEqual(await texts(world), planted);
    const { control_token, channels, apps, users } = await world.platform.describeDev();
    const { dev } = world;
    assert.deepEqual(
      { control_token, channels, apps, users },
      { control_token: dev.control_token, channels: dev.channels, apps: dev.apps, users: dev.users },
    );
  },

  "tells sockets that stayed open of what happens afterwards, once": async (options) => {
    await using world = await workspace(options);
    await world.platform.listen();
    const controls = steer(world.platform);
    await controls.does("state.snapshot", { name: "early" });
    for (let turn = 0; turn < 20; turn++) await say(world, "noise");
    const socket = new WebSocket((await world.bot.does("rtm.connect", {})).url);
    const heard: string[] = [];
    const done = Promise.withResolvers<void>();
    socket.on("message", (data) => {
      const event = JSON.parse((data as Buffer).toString("utf8")) as { type: string; text?: string };
      if (event.type === "hello")
        void controls
          .does("state.restore", { name: "early" })
          .then(() => say(world, "x"))
          .then(() => say(world, "end"));
      if (event.text !== undefined) heard.push(event.text);
      if (event.text === "end") done.resolve();
    });
    await done.promise;
    socket.close();
    assert.deepEqual(heard, ["x", "end"]);
  },

  "is refused where there is no snapshot, or no name that a file could have": async (options) => {
    await using world = await workspace(options);
    const controls = steer(world.platform);
    assert.equal(await controls.refused("state.restore", { name: "none" }), "snapshot_not_found");
    assert.equal(await controls.refused("state.restore", { name: "_seed" }), "invalid_arguments");
    for (const name of ["../up", "a/b", "", "A", ".", "x".repeat(65)]) {
      assert.equal(await controls.refused("state.snapshot", { name }), "invalid_arguments");
    }
  },
};
