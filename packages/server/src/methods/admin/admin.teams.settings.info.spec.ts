import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.info";

describe(method, () => {
  test("tells what the other methods have set", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const before = await world.alice.does(method, { team_id: labs });

    await world.alice.does("admin.teams.settings.setTwoFactor", { team_id: labs, required: true });
    await world.alice.does("admin.conversations.ekm.suspendKey", { team_id: labs });
    await world.alice.does("admin.teams.settings.setConnectPolicy", { team_id: labs, lists: false });
    await world.alice.does("admin.enterprise.setConnectPolicy", { canvases: false });
    const policy = { networks: ["10.0.0.0/8", "::1"], methods: ["users.list"] };
    await world.alice.does("admin.teams.settings.setNetworkPolicy", { team_id: labs, ...policy });
    const after = await world.alice.does(method, { team_id: labs });

    const connect = {
      file_links: true,
      canvases: true,
      lists: true,
      trigger_users: true,
      trigger_channels: true,
      trigger_teams: true,
      trigger_orgs: true,
      unreviewed_invites: true,
    };
    const nothing = {
      description: "",
      discoverability: "invite_only",
      app_approval_required: false,
      invite_approval_required: true,
      two_factor_required: false,
      public_files_allowed: true,
      link_previews_allowed: true,
      message_key_suspended: false,
      plan: "standard",
      connect_policy: connect,
    };
    assert.deepEqual(before.settings, nothing);
    assert.deepEqual(after.settings, {
      description: "",
      discoverability: "invite_only",
      app_approval_required: false,
      invite_approval_required: true,
      two_factor_required: true,
      public_files_allowed: true,
      link_previews_allowed: true,
      message_key_suspended: true,
      plan: "standard",
      connect_policy: { ...connect, lists: false, canvases: false },
      network_policy: policy,
    });
    assert.equal(after.team.id, labs);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme }),
  });
});
