import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { makeLinked } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.enterprise.setConnectPolicy";

describe(method, () => {
  test("holds for every workspace of the org, whatever it says itself", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const { channel } = await shareWithFrank(world);
    const { canvases: own } = await makeLinked(world, bob);
    const { canvases: ofErin } = await makeLinked(world, personOf(world, "erin"));

    await alice.does(method, { canvases: false });
    await alice.does("admin.teams.settings.setConnectPolicy", { team_id: teamsOf(world).acme, canvases: true });

    for (const text of [own, ofErin]) {
      const code = await bob.refused("chat.postMessage", { channel, text });
      assert.equal(code, "platform_connect_canvas_sharing_blocked");
    }
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, { lists: false }),
    restricted_action: ({ bob }) => bob.refused(method, { lists: false }),
  });
});
