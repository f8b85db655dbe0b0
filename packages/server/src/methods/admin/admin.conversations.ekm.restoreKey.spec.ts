import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.ekm.restoreKey";
const suspend = "admin.conversations.ekm.suspendKey";

describe(method, () => {
  test("brings every message back", async () => {
    await using world = await workspace();
    const before = await world.bob.does("conversations.history", { channel: world.general });
    await world.alice.does(suspend, { team_id: teamsOf(world).acme });

    await world.alice.does(method, { team_id: teamsOf(world).acme });

    assert.deepEqual(await world.bob.does("conversations.history", { channel: world.general }), before);
  });

  test("leaves a channel sealed whose own key is still suspended", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    await world.alice.does(suspend, { team_id: acme, channel_id: world.general });
    await world.alice.does(suspend, { team_id: acme });

    await world.alice.does(method, { team_id: acme });

    await world.bob.does("conversations.history", { channel: world.random });
    assert.equal(await world.bob.refused("conversations.history", { channel: world.general }), "ekm_access_denied");
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme }),
    channel_not_found: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, channel_id: "C00000000NO" }),
  });
});
