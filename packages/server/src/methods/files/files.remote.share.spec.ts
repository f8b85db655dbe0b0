import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { otherBot } from "../../../testkit/calls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { newRemote } from "../../../testkit/remoteFiles.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "files.remote.share";

const lastIn = async (world: Workspace, channel: string) =>
  (await world.bot.does("conversations.history", { channel, limit: 1 })).messages[0] as unknown as {
    subtype: string;
    user: string;
    files: { external_id: string; id: string }[];
  };

async function add(world: Workspace): Promise<string> {
  return (await world.bot.does("files.remote.add", newRemote())).file.id;
}

describe(method, () => {
  test("posts a message with the file in each conversation, as the app", async () => {
    await using world = await workspace();
    const id = await add(world);
    const bot = await world.bot.does("auth.test", {});

    const { file } = await world.bot.does(method, { external_id: "inv-7", channels: [world.general, world.random] });

    assert.deepEqual(file.channels.toSorted(), [world.general, world.random].toSorted());
    for (const channel of [world.general, world.random]) {
      const { subtype, user, files } = await lastIn(world, channel);
      assert.deepEqual([subtype, user, files.map((one) => one.external_id)], ["file_share", bot.user_id, ["inv-7"]]);
    }
    assert.equal((await world.bob.does("files.info", { file: id })).file.title, "Invoice 7");
  });

  test("posts as the person with a person's token", async () => {
    await using world = await workspace();
    const file = await add(world);

    await world.alice.does(method, { file, channels: [world.general] });

    assert.equal((await lastIn(world, world.general)).user, world.alice.id);
  });

  test("is shared by a file block in a message as well, which changes with the file", async () => {
    await using world = await workspace();
    const id = await add(world);
    const blocks = [{ type: "file", external_id: "inv-7", source: "remote" }];
    const { ts } = await world.bot.does("chat.postMessage", { channel: world.random, text: "Here", blocks });
    const shown = async () => {
      const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
      return (messages[0] as unknown as { blocks: { file_id: string; file: object }[] }).blocks[0];
    };
    const { block_id: _blockId, ...block } = { block_id: "", ...(await shown()) };

    const file = {
      id,
      mode: "external",
      filetype: "remote",
      external_id: "inv-7",
      external_url: newRemote().external_url,
    };
    assert.deepEqual(block, { ...blocks[0], file_id: id, file: { ...file, title: "Invoice 7" } });
    assert.deepEqual((await world.bob.does("files.info", { file: id })).file.channels, [world.random]);
    await world.bot.does("chat.update", { channel: world.random, ts, blocks });
    await world.bot.does("files.remote.update", { file: id, title: "Paid" });
    assert.deepEqual((await shown())?.file, { ...file, title: "Paid" });
    await world.bot.does("files.remote.remove", { file: id });
    assert.deepEqual((await shown())?.file, { id, mode: "tombstone" });
  });

  test("a file block with the id of another app's file shows nothing of it", async () => {
    await using world = await workspace();
    const id = await add(world);
    const blocks = [{ type: "file", external_id: "inv-7", source: "remote" }];

    await otherBot(world).does("chat.postMessage", { channel: world.general, text: "Here", blocks });

    assert.equal(await world.bob.refused("files.info", { file: id }), "file_not_found");
  });

  const share = async (world: Workspace, more: object = {}) =>
    world.bot.refused(method, { file: await add(world), channels: world.general, ...more });

  refuses(method, {
    file_not_found: ({ bot, general }) => bot.refused(method, { external_id: "inv-7", channels: general }),
    invalid_args: (world) => share(world, { external_id: "inv-7" }),
    channel_not_found: (world) => share(world, { channels: world.secret }),
    not_in_channel: async (world) => {
      const { channel } = await world.bob.does("conversations.create", { name: "elsewhere" });
      return world.alice.refused(method, { file: await add(world), channels: channel.id });
    },
    is_archived: async (world) => {
      const { channel } = await world.bot.does("conversations.create", { name: "old" });
      await world.bot.does("conversations.archive", { channel: channel.id });
      return share(world, { channels: channel.id });
    },
    channels_limit_exceeded: (world) =>
      share(world, { channels: Array.from({ length: 101 }, (_, at) => `C${String(at).padStart(10, "0")}`) }),
    posting_to_channel_denied: async (world) => {
      const prefs = { who_can_post: "type:owner" };
      await world.alice.does("admin.conversations.setConversationPrefs", { channel_id: world.general, prefs });
      return share(world);
    },
  });
});
