import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeRecord } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.items.delete";

describe(method, () => {
  test("deletes the item, its subtasks and the conversations about them", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, item_id, channel } = await makeRecord(bob, carol);
    const { item: subtask } = await bob.does("slackLists.items.create", { list_id, parent_item_id: item_id });
    const { item: other } = await bob.does("slackLists.items.create", { list_id });

    await carol.does(method, { list_id, id: item_id });

    const { items } = await bob.does("slackLists.items.list", { list_id });
    assert.deepEqual(
      items.map(({ id }) => id),
      [other.id],
    );
    for (const id of [item_id, subtask.id]) {
      assert.equal(await bob.refused("slackLists.items.info", { list_id, id }), "record_deleted");
    }
    for (const gone of [channel, subtask.channel_id]) {
      assert.equal(await bob.refused("conversations.history", { channel: gone }), "channel_not_found");
    }
    await bob.does("conversations.history", { channel: other.channel_id });
  });

  refuses(method, {
    list_not_found: async ({ bob, carol }) => {
      const { list_id, item_id } = await makeRecord(bob);
      return carol.refused(method, { list_id, id: item_id });
    },
    permission_denied: async ({ bob, carol }) => {
      const { list_id, item_id } = await makeRecord(bob);
      await bob.does("slackLists.access.set", { list_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { list_id, id: item_id });
    },
    record_not_found: async ({ bob }) => {
      const { list_id, item_id } = await makeRecord(bob);
      await bob.does(method, { list_id, id: item_id });
      return bob.refused(method, { list_id, id: item_id });
    },
  });
});
