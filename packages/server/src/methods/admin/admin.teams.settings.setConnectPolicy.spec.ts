import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { makeLinked } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setConnectPolicy";

describe(method, () => {
  test("keeps what is linked inside, until it is allowed again; elsewhere everything can be linked", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const { channel } = await shareWithFrank(world);
    const team_id = teamsOf(world).acme;
    const { lists: text, canvases: other } = await makeLinked(world, bob);

    await alice.does(method, { team_id, lists: false });
    const refused = await bob.refused("chat.postMessage", { channel, text });
    await bob.does("chat.postMessage", { channel, text: other });
    await bob.does("chat.postMessage", { channel: world.random, text });
    await alice.does(method, { team_id, canvases: false });
    await alice.does(method, { team_id, lists: true });
    await bob.does("chat.postMessage", { channel, text });

    assert.equal(refused, "platform_connect_lists_sharing_blocked");
    assert.equal(
      await bob.refused("chat.postMessage", { channel, text: other }),
      "platform_connect_canvas_sharing_blocked",
    );
  });

  test("is no business of the other side, whose people link their own", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    const { lists: text } = await makeLinked(world, frank);
    const { lists: ofBob } = await makeLinked(world, world.bob);

    await world.alice.does(method, { team_id: teamsOf(world).acme, lists: false });

    await frank.does("chat.postMessage", { channel, text });
    await frank.does("chat.postMessage", { channel, text: `You sent me ${ofBob}` });
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, lists: false }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, lists: false }),
  });
});
