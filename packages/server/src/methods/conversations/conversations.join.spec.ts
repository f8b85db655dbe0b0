import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf, makeChannel, makePrivate, newestIn } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.join";

describe(method, () => {
  test("lets the caller in, and tells the members", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "open");

    const joined = await world.bob.does(method, { channel });
    const { members } = await world.bob.does("conversations.members", { channel });

    assert.equal(joined.channel.is_member, true);
    assert.deepEqual(members.toSorted(), [world.alice.id, world.bob.id].toSorted());
    const [event] = await eventsOf(world, "member_joined_channel");
    const { user, channel_type, team, event_ts } = event?.payload ?? {};
    assert.equal(event?.audience, "channel");
    assert.deepEqual([user, channel_type, team], [world.bob.id, "C", world.dev.teams[0]?.id]);
    assert.match(String(event_ts), /^\d+\.\d{6}$/);
  });

  test("says so in the channel, which is news for the others and yet nothing to read", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "open");

    await world.bob.does(method, { channel });

    const { subtype, user, text } = await newestIn(world.alice, channel);
    assert.deepEqual(
      [subtype, user, text],
      ["channel_join", world.bob.id, `<@${world.bob.id}> has joined the channel`],
    );
    const seen = await world.alice.does("conversations.info", { channel });
    assert.deepEqual([seen.channel.unread_count, seen.channel.unread_count_display], [1, 0]);
    const own = await world.bob.does("conversations.info", { channel });
    assert.equal(own.channel.unread_count, 0);
  });

  test("warns in both places when the caller is in it already, and tells nobody", async () => {
    await using world = await workspace();

    const body = await world.bob.asks(method, { channel: world.general });

    assert.equal(body.ok, true);
    assert.equal(body["warning"], "already_in_channel");
    assert.deepEqual(body["response_metadata"], { warnings: ["already_in_channel"] });
    assert.deepEqual(await eventsOf(world, "member_joined_channel"), []);
  });

  test("lets a bot in by a scope of its own", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "open");

    assert.equal((await world.bot.does(method, { channel })).channel.is_member, true);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret }),
    is_archived: async ({ alice, bob }) => {
      const channel = await makeChannel(alice, "old");
      await alice.does("conversations.archive", { channel });
      return bob.refused(method, { channel });
    },
    method_not_supported_for_channel_type: async (world) =>
      world.bob.refused(method, { channel: await makePrivate(world, "plans", world.bob) }),
  });
});
