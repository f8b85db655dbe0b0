import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload } from "../../../testkit/files.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { steer } from "../../../testkit/controls.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.saved.list";

async function post(world: Workspace, text: string): Promise<string> {
  return (await world.alice.does("chat.postMessage", { channel: world.random, text })).ts;
}

describe(method, () => {
  test("lists saved messages and files, the last changed first, but no starred conversation", async () => {
    await using world = await workspace();
    const { random: channel } = world;
    const bob = await atHome(world, world.bob);
    const file = await upload(world, world.bob, { channels: [channel] });
    const [one, two] = [await post(world, "one"), await post(world, "two")];
    await bob.does("stars.add", { channel, timestamp: one });
    await bob.does("stars.add", { channel });
    await bob.does("stars.add", { file: file.id });
    await bob.does("stars.add", { channel, timestamp: two });
    await bob.does("client.saved.update", { channel, timestamp: one, state: "archived" });
    const names = async (state: "in_progress" | "archived") =>
      (await bob.does(method, { state })).items.map((item) => item.message?.ts ?? item.file?.id);
    assert.deepEqual(await names("in_progress"), [two, file.id]);
    assert.deepEqual(await names("archived"), [one]);
    assert.equal((await bob.does("stars.list", {})).items.length, 4);
  });

  test("pages with a cursor, and every item comes once", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const saved: string[] = [];
    for (const text of ["one", "two", "three", "four", "five"]) {
      const timestamp = await post(world, text);
      await bob.does("stars.add", { channel: world.random, timestamp });
      saved.unshift(timestamp);
    }
    const listed: (string | undefined)[] = [];
    let cursor: string | undefined = "";
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(cursor);
      listed.push(...page.items.map(({ message }) => message?.ts));
      cursor = page.response_metadata.next_cursor;
    } while (cursor);
    assert.deepEqual(listed, saved);

    function read(from: string | undefined) {
      return bob.does(method, { limit: 2, ...(from ? { cursor: from } : {}) });
    }
  });

  test("leaves out a deleted message unless its reminder is still open", async () => {
    await using world = await workspace();
    const { random: channel } = world;
    const bob = await atHome(world, world.bob);
    const [plain, reminded] = [await post(world, "plain"), await post(world, "reminded")];
    await bob.does("stars.add", { channel, timestamp: plain });
    const time = Math.floor(world.clock.nowMs() / 1000) + 60;
    await bob.does("client.saved.remind", { channel, timestamp: reminded, time });
    for (const ts of [plain, reminded]) await world.alice.does("chat.delete", { channel, ts });
    const { items } = await bob.does(method, {});
    assert.deepEqual(
      items.map(({ type, message, date_due }) => [type, message, date_due]),
      [["missing", undefined, time]],
    );
    await bob.does("reminders.complete", { reminder: items[0]?.reminder ?? "" });
    assert.deepEqual((await bob.does(method, {})).items, []);
  });

  test("shows the caller's own reminders in the tab of their state", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { reminder } = await bob.does("reminders.add", { text: "send invoice", time: "in 5 minutes" });
    const idsIn = async (state: "in_progress" | "archived" | "completed") =>
      (await bob.does(method, { state })).reminders.map(({ id }) => id);
    assert.deepEqual(await idsIn("in_progress"), [reminder.id]);
    await bob.does("reminders.complete", { reminder: reminder.id });
    assert.deepEqual([await idsIn("in_progress"), await idsIn("archived")], [[], []]);
    assert.deepEqual(await idsIn("completed"), [reminder.id]);
    assert.deepEqual((await (await atHome(world, world.alice)).does(method, {})).reminders, []);
  });

  test("an item whose reminder becomes due moves to the top and is counted until it is completed", async () => {
    await using world = await workspace();
    const { random: channel } = world;
    const bob = await atHome(world, world.bob);
    const [first, second] = [await post(world, "first"), await post(world, "second")];
    const time = Math.floor(world.clock.nowMs() / 1000) + 20 * 60;
    await bob.does("client.saved.remind", { channel, timestamp: first, time });
    await steer(world.platform).does("clock.advance", { by: "1m" });
    await bob.does("stars.add", { channel, timestamp: second });
    const order = async () => (await bob.does(method, {})).items.map(({ message }) => message?.ts);
    const due = async () => (await bob.does("client.counts", {})).saved_due_count;
    assert.deepEqual([await order(), await due()], [[second, first], 0]);
    await steer(world.platform).does("clock.advance", { by: "20m" });
    assert.deepEqual([await order(), await due()], [[first, second], 1]);
    await bob.does("client.saved.update", { channel, timestamp: first, state: "completed" });
    assert.equal(await due(), 0);
  });

  refuses(method, {
    invalid_cursor: async (world) => (await atHome(world, world.bob)).refused(method, { cursor: "forged" }),
  });
});
