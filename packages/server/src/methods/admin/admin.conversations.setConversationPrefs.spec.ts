import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, seedWithAdmins } from "../../../testkit/admins.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { devBot } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.setConversationPrefs";
const readOnly = "restricted_action_read_only_channel";
const threadOnly = "restricted_action_thread_only_channel";
const nonThreadable = "restricted_action_non_threadable_channel";

/** What posting into a channel answers, and replying to its first message. */
async function codes(world: Workspace, actor: Actor, channel = world.general): Promise<[post: string, reply: string]> {
  const [first] = (await world.alice.does("conversations.history", { channel })).messages.toReversed();
  const posted = await actor.asks("chat.postMessage", { channel, text: "post" });
  const replied = await actor.asks("chat.postMessage", { channel, text: "reply", thread_ts: first?.ts });
  return [posted.error ?? "ok", replied.error ?? "ok"];
}

describe(method, () => {
  test("lets only some ranks post, and everybody reply", async () => {
    await using world = await workspace({ seed: seedWithAdmins("carol") });
    const { alice, bob, carol, dora, bot, general } = world;

    await alice.does(method, { channel_id: general, prefs: { who_can_post: "type:owner" } });
    const byOwners = await Promise.all([alice, carol, bob, dora, bot].map((actor) => codes(world, actor)));
    await alice.does(method, { channel_id: general, prefs: { who_can_post: "type:admin" } });
    const byAdmins = await Promise.all([alice, carol, bob, dora, bot].map((actor) => codes(world, actor)));
    await alice.does(method, { channel_id: general, prefs: { who_can_post: "type:ra" } });
    const byMembers = await Promise.all([alice, carol, bob, dora, bot].map((actor) => codes(world, actor)));

    const [may, mayReply] = [
      ["ok", "ok"],
      [threadOnly, "ok"],
    ];
    assert.deepEqual(byOwners, [may, mayReply, mayReply, mayReply, mayReply]);
    assert.deepEqual(byAdmins, [may, may, mayReply, mayReply, mayReply]);
    assert.deepEqual(byMembers, [may, may, may, mayReply, may]);
  });

  test("lets in people, apps and groups by name", async () => {
    await using world = await workspace();
    const { alice, bob, carol, dora, general } = world;
    const bot = await devBot(world);
    const group = await makeGroup(world, "editors", carol);

    const who_can_post = { user: [dora.id, bot.id], subteam: [group] };
    await alice.does(method, {
      channel_id: general,
      prefs: JSON.stringify({ who_can_post, can_thread: who_can_post }),
    });

    for (const actor of [dora, bot, carol]) assert.deepEqual(await codes(world, actor), ["ok", "ok"]);
    for (const actor of [alice, bob]) assert.deepEqual(await codes(world, actor), [readOnly, readOnly]);
  });

  test("who may post and not reply hears that the channel has no threads", async () => {
    await using world = await workspace();

    await world.alice.does(method, { channel_id: world.general, prefs: { can_thread: "type:admin" } });

    assert.deepEqual(await codes(world, world.bob), ["ok", nonThreadable]);
    assert.deepEqual(await codes(world, world.alice), ["ok", "ok"]);
  });

  test("a mode holds for everybody, until the channel is open again; the other prefs stay as they were", async () => {
    await using world = await workspace();
    const { alice, bob, general } = world;
    await alice.does(method, { channel_id: general, prefs: { who_can_post: "type:admin" } });

    const seen = [];
    for (const channel_mode of ["read_only", "thread_only", "non_threadable", "open"]) {
      await alice.does(method, { channel_id: general, prefs: { channel_mode } });
      seen.push([await codes(world, alice), await codes(world, bob)]);
    }

    assert.deepEqual(seen, [
      [
        [readOnly, readOnly],
        [readOnly, readOnly],
      ],
      [
        [threadOnly, "ok"],
        [threadOnly, "ok"],
      ],
      [
        ["ok", nonThreadable],
        [readOnly, readOnly],
      ],
      [
        ["ok", "ok"],
        [threadOnly, "ok"],
      ],
    ]);
    await alice.does(method, { channel_id: general, prefs: { who_can_post: null } });
    assert.deepEqual(await codes(world, bob), ["ok", "ok"]);
  });

  test("tells what is wrong with a pref", async () => {
    await using world = await workspace();
    const wrong = [
      { membership_limit: 3 },
      { channel_mode: "silent" },
      { who_can_post: "type:everybody" },
      { who_can_post: { user: ["U00NOBODY0"] } },
      { can_thread: { subteam: ["S00NOBODY0"] } },
      { who_can_post: { user: [7] } },
      { who_can_post: { role: ["admin"] } },
      { who_can_post: ["admin"] },
      { who_can_post: { user: "not an id" } },
      {},
      "not JSON",
    ];

    for (const prefs of wrong) {
      assert.equal(await world.alice.refused(method, { channel_id: world.general, prefs }), "invalid_value");
    }
    assert.deepEqual(await codes(world, world.bob), ["ok", "ok"]);
  });

  refuses(method, {
    not_an_admin: ({ bob, general }) =>
      bob.refused(method, { channel_id: general, prefs: { channel_mode: "read_only" } }),
    channel_not_found: ({ alice }) =>
      alice.refused(method, { channel_id: "C00NOWHERE0", prefs: { channel_mode: "read_only" } }),
    channel_type_not_supported: async (world) => {
      const dm = await openDm(world, world.bob, world.carol);
      return world.alice.refused(method, { channel_id: dm, prefs: { channel_mode: "read_only" } });
    },
    invalid_value: ({ alice, general }) => alice.refused(method, { channel_id: general, prefs: [] }),
  });
});
