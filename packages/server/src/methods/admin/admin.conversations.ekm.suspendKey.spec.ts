import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.ekm.suspendKey";

/** What reading and posting there answer. */
async function codes(actor: Actor, channel: string): Promise<string[]> {
  const read = await actor.asks("conversations.history", { channel });
  const posted = await actor.asks("chat.postMessage", { channel, text: "Anybody here?" });
  return [read.error ?? "ok", posted.error ?? "ok"];
}

describe(method, () => {
  test("lets nobody read or post in the channel, and leaves the others alone [API-12.6]", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).acme, channel_id: world.general });

    for (const actor of [world.alice, world.bob, world.bot]) {
      assert.deepEqual(await codes(actor, world.general), ["ekm_access_denied", "ekm_access_denied"]);
      assert.deepEqual(await codes(actor, world.random), ["ok", "ok"]);
    }
    assert.equal((await world.bob.does("conversations.info", { channel: world.general })).channel.name, "general");
  });

  test("covers every channel of the workspace when none is named", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).acme });

    assert.deepEqual(await codes(world.bob, world.secret), ["ekm_access_denied", "ekm_access_denied"]);
  });

  test("reveals nothing of the key to callers who may not see the channel", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).acme, channel_id: world.secret });

    assert.deepEqual(await codes(world.carol, world.secret), ["channel_not_found", "channel_not_found"]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme }),
    channel_not_found: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).labs, channel_id: world.general }),
  });
});
