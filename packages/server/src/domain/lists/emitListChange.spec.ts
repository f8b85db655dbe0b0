import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeRecord } from "../../../testkit/lists.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

/** Who was notified of files since, by type: people and channels. */
async function notified({ platform }: Workspace, work: () => Promise<unknown>) {
  const { db } = platform.store;
  const rows = () =>
    db.selectFrom("outbox").select(["type", "user_id", "channel_id"]).where("type", "like", "file_%").execute();
  const before = (await rows()).length;
  await work();
  return (await rows()).slice(before).map(({ type, user_id, channel_id }) => `${type} ${user_id ?? channel_id}`);
}

describe("changes of a list", () => {
  test("are sent to the people and the channels that have it, and so is its end", async () => {
    await using world = await workspace();
    const { bob, carol, random } = world;
    const { list_id, item_id } = await makeRecord(bob, carol);
    await bob.does("slackLists.access.set", { list_id, access_level: "read", channel_ids: [random] });
    const everyone = (type: string) => [bob.id, carol.id, random].map((id) => `${type} ${id}`).toSorted();

    for (const change of [
      () => bob.does("slackLists.items.create", { list_id }),
      () => carol.does("slackLists.update", { id: list_id, todo_mode: true }),
      () =>
        bob.does("slackLists.items.update", {
          list_id,
          cells: [{ row_id: item_id, column_id: "Col00", checkbox: true }],
        }),
      () => bob.does("slackLists.items.delete", { list_id, id: item_id }),
    ]) {
      assert.deepEqual((await notified(world, change)).toSorted(), everyone("file_change"));
    }
    const ended = await notified(world, () => bob.does("files.delete", { file: list_id }));
    assert.deepEqual(ended.toSorted(), everyone("file_deleted"));
  });

  test("a deleted list leaves nothing of its content", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id } = await makeRecord(bob, carol);
    await bob.does("slackLists.download.start", { list_id });

    await bob.does("files.delete", { file: list_id });

    const { db } = world.platform.store;
    for (const table of ["list_items", "list_access", "list_channel_access", "list_exports"] as const) {
      assert.deepEqual(await db.selectFrom(table).selectAll().where("list_id", "=", list_id).execute(), [], table);
    }
    assert.deepEqual(await db.selectFrom("lists").selectAll().where("id", "=", list_id).execute(), []);
  });
});
