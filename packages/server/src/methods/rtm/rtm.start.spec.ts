import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { WebSocket } from "ws";
import { withScopes } from "../../../testkit/ownToken.ts";
import { Receiver } from "../../../testkit/receiving.ts";
import { awaitGreeting } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";

const lists = ["users", "channels", "groups", "mpims", "ims", "bots"] as const;

describe("rtm.start", () => {
  test("answers like rtm.connect, with the lists of the older answer, all empty", async () => {
    await using world = await workspace();

    const started = await world.bob.does("rtm.start", {});
    const connected = await world.bob.does("rtm.connect", {});

    assert.deepEqual([started.self, started.team], [connected.self, connected.team]);
    for (const list of lists) assert.deepEqual(started[list], [], list);
  });

  test("gives a URL whose socket greets the client", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const { url } = await world.bot.does("rtm.start", {});
    const socket = new WebSocket(url);

    const [frame] = await new Promise<Buffer[]>((resolve, reject) => {
      socket.once("message", (data: Buffer) => resolve([data]));
      socket.once("error", reject);
    });

    assert.equal((JSON.parse(String(frame)) as { type: string }).type, "hello");
    socket.terminate();
  });

  test("refuses a token whose scopes open no event, and one that is for a step of a workflow", async () => {
    await using world = await workspace();
    const poster = await withScopes(world, world.bob, ["chat:write", "commands"]);
    assert.equal(await poster.refused("rtm.start", {}), "missing_scope");

    await using receiver = await Receiver.start();
    await awaitGreeting(world, { socket_mode_enabled: false, event_subscriptions: { request_url: receiver.url } });
    const stepToken = String(receiver.received[0]?.body.event["bot_access_token"]);
    assert.equal(await world.actor(stepToken).refused("rtm.start", {}), "not_allowed_token_type");
  });
});
