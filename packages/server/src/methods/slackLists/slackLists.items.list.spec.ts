import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeRecord } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.items.list";

describe(method, () => {
  test("pages through the items and their subtasks, newest first", async () => {
    await using world = await workspace();
    const { bob } = world;
    const { list_id, item_id } = await makeRecord(bob);
    const { item: subtask } = await bob.does("slackLists.items.create", { list_id, parent_item_id: item_id });
    const { item: third } = await bob.does("slackLists.items.create", { list_id });

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await bob.does(method, { list_id, limit: 1, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.response_metadata.next_cursor;
    } while (cursor);

    assert.deepEqual(seen, [third.id, subtask.id, item_id]);
  });

  test("lists archived items apart", async () => {
    await using world = await workspace();
    const { bob, platform } = world;
    const { list_id, item_id } = await makeRecord(bob);
    const { item } = await bob.does("slackLists.items.create", { list_id });
    // No method of the API archives items; they come with an import.
    const archived_ms = world.clock.nowMs();
    await platform.store.db.updateTable("list_items").set({ archived_ms }).where("id", "=", item_id).execute();

    const live = await bob.does(method, { list_id });
    const archived = await bob.does(method, { list_id, archived: true });

    assert.deepEqual([live.items.map(({ id }) => id), archived.items.map(({ id }) => id)], [[item.id], [item_id]]);
    assert.equal(archived.items[0]?.archived, true);
    const { list } = await bob.does("slackLists.items.info", { list_id, id: item.id });
    assert.deepEqual([list.list_limits.row_count, list.list_limits.archived_row_count], [1, 1]);
  });

  refuses(method, {
    list_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      return carol.refused(method, { list_id });
    },
    invalid_cursor: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, cursor: "elsewhere" });
    },
  });
});
