import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeRecord, makeTable, richText } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.items.info";

describe(method, () => {
  test("answers the item, its subtasks and the file of its list", async () => {
    await using world = await workspace();
    const { bob } = world;
    const { list_id, column, list_metadata } = await makeTable(bob, {
      todo_mode: true,
      description_blocks: richText("For *2027*"),
    });
    const { item } = await bob.does("slackLists.items.create", { list_id });
    const subtask = { list_id, parent_item_id: item.id };
    const fields = (text: string) => [{ column_id: column("text"), rich_text: richText(text) }];
    await bob.does("slackLists.items.create", { ...subtask, initial_fields: fields("First") });
    await bob.does("slackLists.items.create", { ...subtask, initial_fields: fields("Second") });

    const { list, record, subtasks } = await bob.does(method, { list_id, id: item.id });

    assert.deepEqual([record.id, record.fields.length, record.is_subscribed], [item.id, 4, undefined]);
    assert.deepEqual(
      subtasks.map((one) => [one.parent_record_id, one.fields[0]?.text]),
      [
        [item.id, "First"],
        [item.id, "Second"],
      ],
    );
    assert.deepEqual(
      [list.id, list.title, list.access, list.list_metadata],
      [list_id, "Everything", "owner", list_metadata],
    );
    assert.equal(list.list_metadata.description, "For *2027*");
    assert.deepEqual(
      [list.list_limits.row_count, list.list_limits.row_count_limit, list.list_limits.column_count],
      [3, limits.list_rows_max, list_metadata.schema.length],
    );
  });

  test("says whether the caller follows the item, when asked", async () => {
    await using world = await workspace();
    const { bob, carol, random } = world;
    const { list_id, item_id } = await makeRecord(bob);
    await bob.does("slackLists.access.set", { list_id, access_level: "read", channel_ids: [random] });

    const follows = [bob, carol].map(async (actor) => {
      const { record } = await actor.does(method, { list_id, id: item_id, include_is_subscribed: true });
      return record.is_subscribed;
    });

    assert.deepEqual(await Promise.all(follows), [true, false]);
  });

  refuses(method, {
    list_not_found: async ({ bob, carol }) => {
      const { list_id, item_id } = await makeRecord(bob);
      return carol.refused(method, { list_id, id: item_id });
    },
    record_not_found: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      const { item_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, id: item_id });
    },
    record_deleted: async ({ bob }) => {
      const { list_id, item_id } = await makeRecord(bob);
      await bob.does("slackLists.items.delete", { list_id, id: item_id });
      return bob.refused(method, { list_id, id: item_id });
    },
  });
});
