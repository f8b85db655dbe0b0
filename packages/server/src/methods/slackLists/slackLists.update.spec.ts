import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeRecord, richText } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.update";

async function listOf(actor: Actor, list_id: string, id: string) {
  return (await actor.does("slackLists.items.info", { list_id, id })).list;
}

describe(method, () => {
  test("changes what is given and leaves the rest", async () => {
    await using world = await workspace();
    const { bob } = world;
    const { list_id, item_id } = await makeRecord(bob);

    await bob.does(method, { id: list_id, description_blocks: richText("For 2027") });
    await bob.does(method, { id: list_id, name: "Hired" });

    const { title, name, list_metadata } = await listOf(bob, list_id, item_id);
    assert.deepEqual([title, name, list_metadata.description], ["Hired", "list", "For 2027"]);
  });

  test("to-do mode adds its columns; turned off, it hides them with their values", async () => {
    await using world = await workspace();
    const { bob } = world;
    const { list_id, item_id } = await makeRecord(bob);
    const shown = async () => {
      const { list, record } = await bob.does("slackLists.items.info", { list_id, id: item_id });
      return [list.list_metadata.schema.length, record.fields.map(({ key }) => key)];
    };

    await bob.does(method, { id: list_id, todo_mode: true });
    const cells = [{ row_id: item_id, column_id: "Col02", date: ["2026-12-01"] }];
    await bob.does("slackLists.items.update", { list_id, cells });
    assert.deepEqual(await shown(), [4, ["todo_due_date"]]);

    await bob.does(method, { id: list_id, todo_mode: false });
    assert.deepEqual(await shown(), [1, []]);
    await bob.does(method, { id: list_id, todo_mode: true });
    assert.deepEqual(await shown(), [4, ["todo_due_date"]]);
  });

  refuses(method, {
    list_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      return carol.refused(method, { id: list_id, name: "Mine" });
    },
    permission_denied: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      await bob.does("slackLists.access.set", { list_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { id: list_id, name: "Mine" });
    },
    missing_arguments: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { id: list_id });
    },
    over_title_length_maximum: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { id: list_id, name: "x".repeat(limits.list_name_chars_max + 1) });
    },
    unexpected_description_blocks_arg: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { id: list_id, description_blocks: [{ type: "divider" }] });
    },
  });
});
