import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { slackbotId } from "@platform/protocol";
import { refuses } from "../../../testkit/refuses.ts";
import { connect, listeningWorkspace } from "../../../testkit/socketClient.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.getPresence";

describe(method, () => {
  test("shows a person without a connection as away", async () => {
    await using world = await workspace();
    assert.deepEqual(await world.bob.does(method, {}), {
      ok: true,
      presence: "away",
      online: false,
      auto_away: false,
      manual_away: false,
      connection_count: 0,
    });
  });

  test("counts every connection of the caller, and shows others nothing but the presence", async () => {
    await using world = await listeningWorkspace();
    await using _first = await connect(world.bob);
    await using _second = await connect(world.bob);

    assert.deepEqual(await world.bob.does(method, {}), {
      ok: true,
      presence: "active",
      online: true,
      auto_away: false,
      manual_away: false,
      connection_count: 2,
      last_activity: world.clock.nowMs() / 1000,
    });
    assert.deepEqual(await world.alice.does(method, { user: world.bob.id }), { ok: true, presence: "active" });
  });

  test("shows a person as away after ten minutes without activity, until a client reports some", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(world.bob);
    world.clock.advance({ seconds: 599 });
    await world.platform.settle();
    assert.equal((await world.bob.does(method, {})).presence, "active");
    world.clock.advance({ seconds: 31 });
    await world.platform.settle();
    const { presence, online, auto_away, manual_away } = await world.bob.does(method, {});
    assert.deepEqual([presence, online, auto_away, manual_away], ["away", true, true, false]);

    bob.socket.send(JSON.stringify({ type: "tickle" }));
    bob.socket.send(JSON.stringify({ type: "ping", id: 1 }));
    await bob.next();
    const { presence: after, last_activity } = await world.bob.does(method, {});
    assert.deepEqual([after, last_activity], ["active", world.clock.nowMs() / 1000]);
  });

  test("takes no ping for activity", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(world.bob);
    world.clock.advance({ seconds: 630 });
    bob.socket.send(JSON.stringify({ type: "ping", id: 1 }));
    await bob.next();
    await world.platform.settle();
    assert.equal((await world.bob.does(method, {})).presence, "away");
  });

  test("shows a bot as active while it is connected, however long it is silent", async () => {
    await using world = await listeningWorkspace();
    const { user_id: user } = await world.bot.does("auth.test", {});
    assert.equal((await world.bob.does(method, { user })).presence, "away");
    await using _bot = await connect(world.bot);
    world.clock.advance({ hours: 1 });
    await world.platform.settle();
    assert.equal((await world.bob.does(method, { user })).presence, "active");
  });

  test("shows Slackbot as active", async () => {
    await using world = await workspace();
    assert.equal((await world.bob.does(method, { user: slackbotId })).presence, "active");
  });

  refuses(method, {
    user_not_found: ({ bob }) => bob.refused(method, { user: "U0NOSUCHUSER" }),
  });
});
