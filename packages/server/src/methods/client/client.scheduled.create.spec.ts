import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { longBlocks } from "../../../testkit/content.ts";
import { steer } from "../../../testkit/controls.ts";
import { draftBlocks, draftTexts } from "../../../testkit/drafts.ts";
import { download, sendBytes } from "../../../testkit/files.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.scheduled.create";

const inS = (world: Workspace, seconds: number) => Math.floor(world.clock.nowMs() / 1000) + seconds;

interface Posted {
  readonly text: string;
  readonly subtype?: string;
  readonly files?: readonly { readonly id: string; readonly title: string; readonly url_private: string }[];
}

async function latest(world: Workspace): Promise<Posted> {
  const { messages } = await world.carol.does("conversations.history", { channel: world.random, limit: 1 });
  return messages[0] as unknown as Posted;
}

async function schedule(world: Workspace, person: Actor, given: object = {}) {
  const ids = [await sendBytes(world, person, { name: "a.txt" }), await sendBytes(world, person, { name: "b.txt" })];
  const files = ids.map((id) => ({ id, title: `title of ${id}` }));
  const text = { text: "two files", blocks: draftBlocks("two files") };
  const asked = { channel: world.random, post_at: inS(world, 600), files, ...text, ...given };
  const { scheduled_message_id } = await person.does(method, asked);
  return { scheduled_message_id, ids };
}

describe(method, () => {
  test("shares the files when the message is posted, and nobody else reads them before", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { ids } = await schedule(world, bob);
    const { scheduled_messages } = await bob.does("client.scheduled.list", {});
    assert.deepEqual(
      scheduled_messages[0]?.files?.map(({ id, name }) => [id, name]),
      [
        [ids[0], "a.txt"],
        [ids[1], "b.txt"],
      ],
    );
    for (const file of ids) assert.equal(await world.carol.refused("files.info", { file }), "file_not_found");

    await steer(world.platform).does("clock.advance", { by: "11m" });
    const message = await latest(world);
    assert.deepEqual([message.text, message.subtype], ["two files", "file_share"]);
    assert.deepEqual(
      message.files?.map(({ id, title }) => [id, title]),
      ids.map((id) => [id, `title of ${id}`]),
    );
    assert.equal((await download(world.carol, message.files?.[0]?.url_private ?? "")).status, 200);
    assert.deepEqual((await bob.does("client.scheduled.list", {})).scheduled_messages, []);
  });

  test("goes out without a file that was deleted meanwhile, and not at all when nothing is left", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const first = await schedule(world, bob);
    await bob.does("files.delete", { file: first.ids[0] ?? "" });
    await steer(world.platform).does("clock.advance", { by: "11m" });
    assert.deepEqual(
      (await latest(world)).files?.map(({ id }) => id),
      [first.ids[1]],
    );

    // The clock of the world does not know that the platform's was moved.
    const words = { text: "the words alone", blocks: draftBlocks("the words alone"), post_at: inS(world, 1_260) };
    const second = await schedule(world, bob, words);
    for (const file of second.ids) await bob.does("files.delete", { file });
    assert.deepEqual((await bob.does("client.scheduled.list", {})).scheduled_messages[0]?.files, []);
    await steer(world.platform).does("clock.advance", { by: "11m" });
    const { text, files } = await latest(world);
    assert.deepEqual([text, files], ["the words alone", undefined]);

    const third = await schedule(world, bob, { text: "", blocks: [], post_at: inS(world, 1_920) });
    for (const file of third.ids) await bob.does("files.delete", { file });
    await steer(world.platform).does("clock.advance", { by: "11m" });
    assert.equal((await latest(world)).text, "the words alone");
    assert.deepEqual(await draftTexts(world, world.bob), []);
  });

  test("its text and time can be changed, and the files stay with it", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { scheduled_message_id, ids } = await schedule(world, bob);
    const change = { scheduled_message_id, text: "other words", blocks: draftBlocks("other words"), post_at: 0 };
    const { scheduled_message } = await bob.does("client.scheduled.update", change);
    assert.equal(scheduled_message.files?.length, 2);
    await steer(world.platform).does("clock.advance", { by: "1s" });
    const { text, files } = await latest(world);
    assert.deepEqual([text, files?.map(({ id }) => id)], ["other words", ids]);
  });

  test("its files are deleted with it", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { scheduled_message_id, ids } = await schedule(world, bob);
    await bob.does("chat.deleteScheduledMessage", { channel: world.random, scheduled_message_id });
    for (const file of ids) assert.equal(await bob.refused("files.info", { file }), "file_deleted");
    const { db } = world.platform.store;
    const rows = await db.selectFrom("files").select("blob_key").where("id", "in", ids).execute();
    assert.deepEqual(
      rows.map(({ blob_key }) => blob_key),
      [null, null],
    );
  });

  test("what cannot be posted becomes a draft, and its files stay with their author", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { ids } = await schedule(world, bob);
    await world.alice.does("conversations.archive", { channel: world.random });
    await steer(world.platform).does("clock.advance", { by: "11m" });
    assert.deepEqual(await draftTexts(world, world.bob), ["two files"]);
    for (const file of ids) {
      await bob.does("files.info", { file });
      assert.equal(await world.carol.refused("files.info", { file }), "file_not_found");
    }
  });

  test("replies in a thread, with files alone", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { ts } = await bob.does("chat.postMessage", { channel: world.random, text: "Pictures?" });
    await schedule(world, bob, { text: "", blocks: [], thread_ts: ts });
    await steer(world.platform).does("clock.advance", { by: "11m" });
    const { messages } = await world.carol.does("conversations.replies", { channel: world.random, ts });
    assert.equal((messages[1] as unknown as Posted).files?.length, 2);
  });

  const fault = (given: object) => async (world: Workspace) => {
    const bob = await atHome(world, world.bob);
    const files = [{ id: await sendBytes(world, bob) }];
    return bob.refused(method, { channel: world.random, post_at: inS(world, 600), text: "hi", files, ...given });
  };

  refuses(method, {
    channel_not_found: async (world) => {
      const carol = await atHome(world, world.carol);
      const files = [{ id: await sendBytes(world, carol) }];
      return carol.refused(method, { channel: world.secret, post_at: inS(world, 600), files });
    },
    not_in_channel: async (world) => {
      const { channel } = await world.alice.does("conversations.create", { name: "elsewhere" });
      return fault({ channel: channel.id })(world);
    },
    is_archived: async (world) => {
      await world.alice.does("conversations.archive", { channel: world.random });
      return fault({})(world);
    },
    posting_to_channel_denied: async (world) => {
      const prefs = { channel_mode: "read_only" };
      await world.alice.does("admin.conversations.setConversationPrefs", { channel_id: world.random, prefs });
      return fault({})(world);
    },
    file_not_found: async (world) => fault({ files: [{ id: await sendBytes(world, world.alice) }] })(world),
    cannot_reply_to_message: fault({ thread_ts: "1.000001" }),
    invalid_time: fault({ post_at: "soon" }),
    time_in_past: fault({ post_at: 1 }),
    time_too_far: async (world) => fault({ post_at: inS(world, limits.schedule_ahead_s + 60) })(world),
    restricted_too_many: async (world) => {
      const post_at = inS(world, 6_000);
      for (let sent = 0; sent < limits.schedule_per_window_max; sent++)
        await world.alice.does("chat.scheduleMessage", { channel: world.random, post_at, text: "hi" });
      return fault({ post_at })(world);
    },
    invalid_blocks_format: fault({ blocks: "not JSON" }),
    invalid_blocks: fault({ blocks: [{ type: "header" }] }),
    msg_blocks_too_long: fault({ blocks: longBlocks }),
  });
});
