import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeRecord } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.items.deleteMultiple";

describe(method, () => {
  test("deletes items of the list and ignores other ids", async () => {
    await using world = await workspace();
    const { bob } = world;
    const { list_id, item_id } = await makeRecord(bob);
    const other = await makeRecord(bob);
    const { item } = await bob.does("slackLists.items.create", { list_id });
    const { item: kept } = await bob.does("slackLists.items.create", { list_id });

    await bob.does(method, { list_id, ids: [item_id, item.id, other.item_id, "Rec00NOWHERE0"] });

    const left = async (id: string) => {
      const { items } = await bob.does("slackLists.items.list", { list_id: id });
      return items.map((one) => one.id);
    };
    assert.deepEqual([await left(list_id), await left(other.list_id)], [[kept.id], [other.item_id]]);
  });

  refuses(method, {
    list_not_found: async ({ bob, carol }) => {
      const { list_id, item_id } = await makeRecord(bob);
      return carol.refused(method, { list_id, ids: [item_id] });
    },
    permission_denied: async ({ bob, carol }) => {
      const { list_id, item_id } = await makeRecord(bob);
      await bob.does("slackLists.access.set", { list_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { list_id, ids: [item_id] });
    },
  });
});
