import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { upload } from "../../../testkit/files.ts";
import { messageIn } from "../../../testkit/attaching.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "stars.add";

describe(method, () => {
  test("what the caller starred is marked where it is read, and for nobody else", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    const timestamp = await messageIn(world);
    const { ts: reply } = await bob.does("chat.postMessage", { channel: random, text: "Yes", thread_ts: timestamp });
    const file = await upload(world, bob, { channels: [random] });
    for (const item of [
      { channel: random, timestamp },
      { channel: random, timestamp: reply },
    ]) {
      await bob.does(method, item);
    }
    for (const item of [{ file: file.id }, { channel: random }]) await bob.does(method, item);

    const marks = async (reader: typeof bob) => {
      const history = await reader.does("conversations.history", { channel: random });
      const thread = await reader.does("conversations.replies", { channel: random, ts: timestamp });
      const isMarked = (message: object) => (message as { readonly is_starred?: boolean }).is_starred === true;
      const listed = await reader.does("conversations.list", {});
      const own = await reader.does("users.conversations", {});
      const stars = (channels: readonly { readonly id: string; readonly is_starred?: boolean }[]) =>
        channels.filter(({ is_starred: isStarred }) => isStarred).map(({ id }) => id);
      return {
        history: history.messages.filter(isMarked).map(({ ts }) => ts),
        thread: thread.messages.filter(isMarked).map(({ ts }) => ts),
        info: (await reader.does("conversations.info", { channel: random })).channel.is_starred,
        list: stars(listed.channels),
        own: stars(own.channels),
        file: (await reader.does("files.info", { file: file.id })).file.is_starred,
        files: (await reader.does("files.list", {})).files.map(({ is_starred: isStarred }) => isStarred),
      };
    };
    assert.deepEqual(await marks(bob), {
      history: [timestamp],
      thread: [timestamp, reply],
      info: true,
      list: [random],
      own: [random],
      file: true,
      files: [true],
    });
    const none = { history: [], thread: [], info: false, list: [], own: [], file: false, files: [false] };
    assert.deepEqual(await marks(alice), none);
    await bob.does("stars.remove", { channel: random });
    assert.equal((await bob.does("conversations.join", { channel: random })).channel.is_starred, false);
  });

  test("stars messages, files and conversations, for the caller alone", async () => {
    await using world = await workspace();
    const { bob, random, secret } = world;
    const timestamp = await messageIn(world);
    const file = await upload(world, bob, { channels: [random] });
    const im = await openDm(world, bob, world.alice);
    const items = [
      { channel: random, timestamp },
      { file: file.id },
      { channel: random },
      { channel: secret },
      { channel: im },
    ];
    for (const item of items) await bob.does(method, item);

    const listed = await bob.does("stars.list", {});
    assert.deepEqual(
      listed.items.map(({ type, channel, group, message, file: shown }) => [
        type,
        channel ?? group ?? shown?.id,
        message?.ts,
      ]),
      [
        ["im", im, undefined],
        ["group", secret, undefined],
        ["channel", random, undefined],
        ["file", file.id, undefined],
        ["message", random, timestamp],
      ],
    );
    assert.deepEqual((await world.alice.does("stars.list", {})).items, []);
  });

  test("reports it to the person alone", async () => {
    await using world = await workspace();
    const timestamp = await messageIn(world);
    const before = await outboxEnd(world);
    await world.bob.does(method, { channel: world.random, timestamp });
    const events = await eventsAfter(world, before);
    assert.deepEqual(
      events.map(({ type, userIds }) => [type, userIds]),
      [["star_added", [world.bob.id]]],
    );
  });

  refuses(method, {
    too_many_stars: async ({ bob, random, platform, dev }) => {
      const team_id = dev.users.find(({ id }) => id === bob.id)?.team_id ?? "";
      const star = { team_id, user_id: bob.id, kind: "message" as const, object_id: random, at_ms: 1 };
      const rows = Array.from({ length: limits.stars_max }, (_, at) => ({ ...star, ts: at + 1 }));
      for (let at = 0; at < rows.length; at += 1000) {
        await platform.store.db
          .insertInto("stars")
          .values(rows.slice(at, at + 1000))
          .execute();
      }
      return bob.refused(method, { channel: random });
    },
    no_item_specified: ({ bob }) => bob.refused(method, {}),
    bad_timestamp: ({ bob, random }) => bob.refused(method, { channel: random, timestamp: "noon" }),
    channel_not_found: ({ bob }) => bob.refused(method, { channel: "C0NOSUCHROOM" }),
    message_not_found: ({ bob, random }) => bob.refused(method, { channel: random, timestamp: "1.000001" }),
    file_not_found: ({ bob }) => bob.refused(method, { file: "F0NOSUCHFILE" }),
    already_starred: async ({ bob, random }) => {
      await bob.does(method, { channel: random });
      return bob.refused(method, { channel: random });
    },
  });
});
