import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.getConversationPrefs";
const everyone = { type: ["everyone"], user: [], subteam: [] };

describe(method, () => {
  test("tells what was set, of a private channel too, and everybody where nothing was", async () => {
    await using world = await workspace();
    const { alice, bob, general, secret } = world;
    await alice.does("admin.conversations.setConversationPrefs", {
      channel_id: secret,
      prefs: { who_can_post: `type:admin,user:${bob.id}`, channel_mode: "thread_only" },
    });

    const answers = [
      await alice.does(method, { channel_id: general }),
      await alice.does(method, { channel_id: secret }),
    ];

    const always = {
      can_huddle: { enabled: false },
      enable_at_channel: { enabled: true },
      enable_at_here: { enabled: true },
    };
    assert.deepEqual(
      answers.map(({ prefs }) => prefs),
      [
        { ...always, who_can_post: everyone, can_thread: everyone, channel_mode: "open" },
        {
          ...always,
          who_can_post: { type: ["admin"], user: [bob.id], subteam: [] },
          can_thread: everyone,
          channel_mode: "thread_only",
        },
      ],
    );
  });

  refuses(method, {
    not_an_admin: ({ bob, general }) => bob.refused(method, { channel_id: general }),
    channel_not_found: ({ alice }) => alice.refused(method, {}),
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.bob, world.carol) }),
  });
});
