import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "team.externalTeams.list";

describe(method, () => {
  test("lists nobody without shared channels", async () => {
    await using world = await workspace();
    assert.deepEqual(await world.alice.does(method, {}), {
      ok: true,
      organizations: [],
      total_count: 0,
      response_metadata: { next_cursor: "" },
    });
  });

  test("lists the other side of a shared channel, on both sides", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world, true);
    const { birch } = teamsOf(world);
    const { message } = await frank.does("chat.postMessage", { channel, text: "Hello" });
    const [partner] = (await world.alice.does(method, {})).organizations;

    assert.deepEqual([partner?.team_id, partner?.team_name, partner?.team_domain], [birch, "Birch", "birch"]);
    assert.deepEqual([partner?.private_channel_count, partner?.public_channel_count], [1, 0]);
    assert.deepEqual(partner?.connected_workspaces, [{ workspace_id: birch, workspace_name: "Birch" }]);
    assert.equal(partner?.connection_status, "CONNECTED");
    assert.equal(partner?.last_active_timestamp, Math.floor(Number(message.ts)));
    const [other] = (await frank.does(method, {})).organizations;
    assert.equal(other?.team_name, "Acme Corporation");
  });

  test("filters by status and by workspace", async () => {
    await using world = await workspace();
    const { channel } = await shareWithFrank(world);
    const { acme, labs } = teamsOf(world);
    const counts = async (params: object) => (await world.alice.does(method, params)).total_count;

    assert.deepEqual([await counts({ workspace_filter: [acme] }), await counts({ workspace_filter: [labs] })], [1, 0]);
    assert.equal(await counts({ connection_status_filter: "DISCONNECTED" }), 0);
    await world.alice.does("admin.conversations.disconnectShared", { channel_id: channel });
    assert.equal(await counts({ connection_status_filter: "DISCONNECTED" }), 1);
    assert.equal(await counts({ slack_connect_pref_filter: ["accept_sc_invites"] }), 0);
  });

  refuses(method, {
    restricted_action: ({ bob }) => bob.refused(method, {}),
    invalid_workspace_filter: (world) => world.alice.refused(method, { workspace_filter: [teamsOf(world).birch] }),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});
