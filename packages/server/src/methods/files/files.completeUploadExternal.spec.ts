import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { download, sendBytes, upload } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { type Actor, workspace, type Workspace } from "../../../testkit/workspace.ts";

const method = "files.completeUploadExternal";

type Message = { readonly ts: string; readonly text: string } & Record<string, unknown>;

async function newest(actor: Actor, channel: string): Promise<Message> {
  const { messages } = await actor.does("conversations.history", { channel, limit: 1 });
  return messages[0] as unknown as Message;
}

async function eventsOf(world: Workspace): Promise<Record<string, unknown>[]> {
  const rows = await world.platform.store.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  return rows.map((row) => ({ ...(JSON.parse(row.payload) as object), audience: row.audience }));
}

const section = (text: string) => ({ type: "section", text: { type: "plain_text", text } });

describe(method, () => {
  test("shows blocks with the files, and says their text where they cannot be shown", async () => {
    await using world = await workspace();
    const id = await sendBytes(world, world.bot);

    await world.bot.does(method, { files: [{ id }], channel_id: world.general, blocks: [section("the figures")] });
    const message = await newest(world.bob, world.general);

    assert.equal(message.text, "the figures");
    assert.equal((message["blocks"] as { type: string }[])[0]?.type, "section");
    assert.equal((message["files"] as { id: string }[])[0]?.id, id);
  });

  test("ignores blocks beside a comment, valid or not", async () => {
    await using world = await workspace();
    for (const blocks of [[section("the figures")], [{ type: "nothing of ours" }], {}, 7, "no JSON"]) {
      const id = await sendBytes(world, world.bot);
      const asked = { files: [{ id }], channel_id: world.general, initial_comment: "Look", blocks };

      const { ok } = await world.bot.asks(method, asked);
      assert.ok(ok, JSON.stringify(blocks));
      const message = await newest(world.bob, world.general);

      assert.equal(message.text, "Look");
      assert.ok(!JSON.stringify(message["blocks"] ?? []).includes("the figures"));
      assert.equal((message["files"] as { id: string }[])[0]?.id, id);
    }
  });

  test("lets no file into a channel shared with another organization when that is blocked", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    const seen = await upload(world, world.bob, { channels: [channel] });
    const id = await sendBytes(world, world.bob);
    await world.alice.does("admin.enterprise.setConnectPolicy", { file_links: false });

    const refused = await world.bob.asks(method, { files: [{ id }], channel_id: channel });

    assert.equal((await download(frank, seen.url_private)).status, 200);
    assert.equal(refused.error, "posting_to_channel_denied");
    assert.match(JSON.stringify(refused), /platform_connect_file_link_sharing_blocked/);
  });

  test("shows all files in one message with its comment, and tells where they are", async () => {
    await using world = await workspace();
    const first = await sendBytes(world, world.bot, { name: "a.txt" });
    const second = await sendBytes(world, world.bot, { name: "b.txt" });

    const { files } = await world.bot.does(method, {
      files: [{ id: first, title: "The first" }, { id: second }],
      channel_id: world.general,
      initial_comment: "look at these",
    });
    const message = await newest(world.bob, world.general);

    assert.deepEqual(
      files.map((file) => [file.id, file.title, file.channels]),
      [
        [first, "The first", [world.general]],
        [second, "b.txt", [world.general]],
      ],
    );
    assert.equal(message.text, "look at these");
    assert.equal(message["subtype"], "file_share");
    assert.equal(message["upload"], true);
    assert.deepEqual(
      (message["files"] as { id: string }[]).map((file) => file.id),
      [first, second],
    );
    assert.equal(files[0]?.shares.public?.[world.general]?.[0]?.ts, message.ts);
  });

  test("shows them in a thread", async () => {
    await using world = await workspace();
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: "where is it?" });

    const file = await upload(world, world.alice, { channels: [world.general], threadTs: ts });
    const { messages } = await world.bob.does("conversations.replies", { channel: world.general, ts });

    assert.equal(messages.length, 2);
    assert.equal(file.shares.public?.[world.general]?.[0]?.thread_ts, ts);
  });

  test("tells its owner of the file, and each conversation that it was shared there", async () => {
    await using world = await workspace();

    const file = await upload(world, world.alice, { channels: [world.general, world.secret] });
    const events = (await eventsOf(world)).filter((event) => event["file_id"] === file.id);

    assert.deepEqual(
      events.map((event) => [event["type"], event["audience"], event["channel_id"], event["user_id"]]),
      [
        ["file_created", "user", undefined, world.alice.id],
        ["file_shared", "channel", world.general, world.alice.id],
        ["file_public", "channel", undefined, world.alice.id],
        ["file_shared", "channel", world.secret, world.alice.id],
      ],
    );
  });

  test("keeps a file that was not shared to its owner", async () => {
    await using world = await workspace();

    const file = await upload(world, world.alice);

    assert.equal((await world.alice.does("files.info", { file: file.id })).file.id, file.id);
    assert.equal(await world.bob.refused("files.info", { file: file.id }), "file_not_found");
  });

  test("does nothing at all when one conversation refuses it", async () => {
    await using world = await workspace();
    const id = await sendBytes(world, world.carol);
    const before = await newest(world.carol, world.general);

    const channels = [world.general, world.secret];
    assert.equal(await world.carol.refused(method, { files: [{ id }], channels }), "channel_not_found");

    assert.equal((await newest(world.carol, world.general)).ts, before.ts);
    await world.carol.does(method, { files: [{ id }], channel_id: world.general });
  });

  test("tells in a message nothing of the other conversations that the file is in", async () => {
    await using world = await workspace();

    await upload(world, world.alice, { channels: [world.secret, world.general] });

    assert.ok(!JSON.stringify(await newest(world.carol, world.general)).includes(world.secret));
  });

  refuses(method, {
    file_not_found: async (world) => {
      const id = await sendBytes(world, world.alice);
      return world.bob.refused(method, { files: [{ id }], channel_id: world.general });
    },
    channel_not_found: async (world) => {
      const id = await sendBytes(world, world.carol);
      return world.carol.refused(method, { files: [{ id }], channel_id: world.secret });
    },
    channels_limit_exceeded: async (world) => {
      const id = await sendBytes(world, world.carol);
      const channels = Array.from({ length: limits.share_channels_max + 1 }, (_, at) => `C${at}`);
      return world.carol.refused(method, { files: [{ id }], channels });
    },
    not_in_channel: async (world) => {
      const { channel } = await world.alice.does("conversations.create", { name: "elsewhere" });
      const id = await sendBytes(world, world.carol);
      return world.carol.refused(method, { files: [{ id }], channel_id: channel.id });
    },
    is_archived: async (world) => {
      const { db } = world.platform.store;
      await db.updateTable("channels").set({ is_archived: 1 }).where("id", "=", world.random).execute();
      const id = await sendBytes(world, world.carol);
      return world.carol.refused(method, { files: [{ id }], channel_id: world.random });
    },
    invalid_blocks_format: async (world) => {
      const id = await sendBytes(world, world.carol);
      return world.carol.refused(method, { files: [{ id }], channel_id: world.general, blocks: "{}" });
    },
    invalid_blocks: async (world) => {
      const id = await sendBytes(world, world.carol);
      const blocks = [{ type: "nothing of ours" }];
      return world.carol.refused(method, { files: [{ id }], channel_id: world.general, blocks });
    },
    msg_blocks_too_long: async (world) => {
      const id = await sendBytes(world, world.carol);
      const blocks = Array.from({ length: 6 }, () => section("x".repeat(3_000)));
      return world.carol.refused(method, { files: [{ id }], channel_id: world.general, blocks });
    },
    posting_to_channel_denied: async (world) => {
      const prefs = { who_can_post: "type:owner" };
      await world.alice.does("admin.conversations.setConversationPrefs", { channel_id: world.general, prefs });
      const id = await sendBytes(world, world.carol);
      return world.carol.refused(method, { files: [{ id }], channel_id: world.general });
    },
    invalid_thread_ts: async (world) => {
      const id = await sendBytes(world, world.carol);
      const place = { channel_id: world.general, thread_ts: "1700000000.000100" };
      return world.carol.refused(method, { files: [{ id }], ...place });
    },
  });

  for (const [condition, bring] of [
    [
      "whose bytes have not come",
      async (world) => (await world.bob.does("files.getUploadURLExternal", { filename: "a", length: 1 })).file_id,
    ],
    ["that was completed already", async (world) => (await upload(world, world.bob)).id],
    [
      "that has expired",
      async (world) => {
        const id = await sendBytes(world, world.bob);
        world.clock.advance({ seconds: limits.upload_url_life_s });
        return id;
      },
    ],
  ] as [string, (world: Workspace) => Promise<string>][]) {
    test(`does not find an upload ${condition}`, async () => {
      await using world = await workspace();

      assert.equal(await world.bob.refused(method, { files: [{ id: await bring(world) }] }), "file_not_found");
    });
  }
});
