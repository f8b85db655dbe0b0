import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.inviteShared";
const emails = ["frank@birch.test"];

describe(method, () => {
  test("invites by address, or by the id of a known person, and shares nothing before it is accepted", async () => {
    await using world = await workspace();
    const { frank } = await shareWithFrank(world);

    await world.alice.does(method, { channel: world.random, emails });
    await world.bot.does(method, { channel: world.random, user_ids: [frank.id] });

    assert.equal(await frank.refused("conversations.info", { channel: world.random }), "channel_not_found");
    const { channel } = await world.alice.does("conversations.info", { channel: world.random });
    assert.equal(channel.is_shared, false);
  });

  test("knows nobody by id whose org shares no channel with the caller's", async () => {
    await using world = await workspace();
    const named = { channel: world.random, user_ids: [personOf(world, "frank").id] };

    assert.equal(await world.alice.refused(method, named), "user_not_found");
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, emails }),
    not_in_channel: async ({ alice, bob }) =>
      bob.refused(method, { channel: await makeChannel(alice, "mine"), emails }),
    channel_archived: async ({ alice }) => {
      const channel = await makeChannel(alice, "mine");
      await alice.does("conversations.archive", { channel });
      return alice.refused(method, { channel, emails });
    },
    invalid_channel_type: async (world) =>
      world.bob.refused(method, { channel: await openDm(world, world.bob, world.carol), emails }),
    cannot_share_mandatory_channel: ({ alice, general }) => alice.refused(method, { channel: general, emails }),
    recipients_not_specified: ({ alice, random }) => alice.refused(method, { channel: random }),
    invalid_email: ({ alice, random }) => alice.refused(method, { channel: random, emails: ["frank"] }),
    user_not_found: ({ alice, random }) => alice.refused(method, { channel: random, user_ids: ["U00NOBODY00"] }),
    already_in_channel: async (world) => {
      const { channel, frank } = await shareWithFrank(world);
      return world.alice.refused(method, { channel, user_ids: [frank.id] });
    },
    restricted_action: async (world) => {
      const { channel, frank } = await shareWithFrank(world);
      return frank.refused(method, { channel, emails: ["erin@acme.test"] });
    },
  });
});
