import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.disconnectShared";

describe(method, () => {
  test("ends the sharing: the others are out and see nothing more, and what they said stays", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    await frank.does("chat.postMessage", { channel, text: "Remember me." });

    await world.alice.does(method, { channel_id: channel });

    assert.equal(await frank.refused("conversations.history", { channel }), "channel_not_found");
    assert.equal(await frank.refused("chat.postMessage", { channel, text: "Hello?" }), "channel_not_found");
    assert.equal(await frank.refused("users.info", { user: world.bob.id }), "user_not_found");
    const { messages } = await world.bob.does("conversations.history", { channel });
    assert.ok(messages.some((message) => message.text === "Remember me."));
  });

  refuses(method, {
    not_an_admin: ({ bob, random }) => bob.refused(method, { channel_id: random }),
    channel_not_found: async (world) => {
      const { channel, frank } = await shareWithFrank(world);
      return frank.refused(method, { channel_id: channel });
    },
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.bob, world.carol) }),
    no_teams_to_disconnect: ({ alice, random }) => alice.refused(method, { channel_id: random }),
    leaving_team_not_in_channel: async (world) => {
      const { channel } = await shareWithFrank(world);
      const leaving_team_ids = [teamsOf(world).labs];
      return world.alice.refused(method, { channel_id: channel, leaving_team_ids });
    },
    cannot_kick_home_team: async (world) => {
      const { channel } = await shareWithFrank(world);
      const leaving_team_ids = [teamsOf(world).acme];
      return world.alice.refused(method, { channel_id: channel, leaving_team_ids });
    },
  });
});
