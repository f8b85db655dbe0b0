import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits, slackbotId } from "@platform/protocol";
import { makeRecord, makeTable, richText } from "../../../testkit/lists.ts";
import { refusedCells } from "../../../testkit/refusedCells.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.items.create";

describe(method, () => {
  test("adds a record with a conversation for everyone with access to the list, without threads", async () => {
    await using world = await workspace();
    const { bob, carol, alice } = world;
    const { list_id } = await makeRecord(bob, carol);

    const { item } = await carol.does(method, { list_id });
    const channel = item.channel_id;
    const { ts } = await bob.does("chat.postMessage", { channel, text: "A good one." });

    assert.deepEqual([item.list_id, item.created_by, item.fields], [list_id, carol.id, []]);
    const { messages } = await carol.does("conversations.history", { channel });
    assert.deepEqual(
      messages.map((message) => message.text),
      ["A good one."],
    );
    assert.equal(
      await carol.refused("chat.postMessage", { channel, text: "Indeed.", thread_ts: ts }),
      "restricted_action_non_threadable_channel",
    );
    assert.equal(await alice.refused("conversations.history", { channel }), "channel_not_found");
  });

  test("what was said of a record ends with its list", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, channel } = await makeRecord(bob, carol);
    const { ts } = await carol.does("chat.postMessage", { channel, text: "A good one." });

    await bob.does("files.delete", { file: list_id });

    for (const actor of [bob, carol]) {
      assert.equal(await actor.refused("conversations.history", { channel }), "channel_not_found");
      assert.equal(await actor.refused("chat.postMessage", { channel, text: "Gone?" }), "channel_not_found");
      const code = await actor.refused("conversations.replies", { channel, ts });
      assert.equal(code, "list_record_comment_fetch_failed");
      assert.equal(await actor.refused(method, { list_id }), "list_not_found");
    }
  });

  test("rich text is answered as blocks, as their JSON and as the text of a message", async () => {
    await using world = await workspace();
    const { list_id, column } = await makeTable(world.bob);
    const rich_text = richText("Ada & co");

    const { item } = await world.bob.does(method, {
      list_id,
      initial_fields: [{ column_id: column("text"), rich_text }],
    });

    const [field] = item.fields;
    assert.deepEqual(field, {
      key: "text",
      value: JSON.stringify(rich_text),
      rich_text,
      column_id: column("text"),
      text: "Ada &amp; co",
    });
  });

  test("fills the columns of the server, and defaults that are not given", async () => {
    await using world = await workspace();
    const { bob } = world;
    const choices = [{ value: "new", label: "New" }];
    const schema = [
      { key: "who", name: "Who", type: "text", is_primary_column: true },
      { key: "stage", name: "Stage", type: "select", options: { choices, default_value_typed: { select: ["new"] } } },
      { key: "by", name: "By", type: "created_by" },
      { key: "at", name: "At", type: "created_time" },
    ];
    const { list_id } = await bob.does("slackLists.create", { name: "Hiring", schema });

    const { item } = await bob.does(method, { list_id });

    assert.deepEqual(
      item.fields.map(({ key, value }) => [key, value]),
      [
        ["stage", "new"],
        ["by", bob.id],
        ["at", item.date_created],
      ],
    );
  });

  test("copies an item, except for its votes", async () => {
    await using world = await workspace();
    const { bob } = world;
    const { list_id, column } = await makeTable(bob);
    const initial_fields = [
      { column_id: column("number"), number: [4] },
      { column_id: column("vote"), vote: [bob.id] },
    ];
    const { item } = await bob.does(method, { list_id, initial_fields });

    const { item: copy } = await bob.does(method, { list_id, duplicated_item_id: item.id });

    const valuesOf = ({ fields }: typeof item) =>
      fields.flatMap(({ number, vote }) => [number ?? [], vote ?? []]).flat();
    assert.deepEqual([valuesOf(item), valuesOf(copy)], [[4, bob.id], [4]]);
  });

  test("a subtask names its parent and has the primary column and those of to-do mode", async () => {
    await using world = await workspace();
    const { bob } = world;
    const { list_id, column } = await makeTable(bob, { todo_mode: true });
    const { item: parent } = await bob.does(method, { list_id });
    const initial_fields = [
      { column_id: column("text"), rich_text: richText("Call") },
      { column_id: "Col00", checkbox: true },
    ];

    const { item } = await bob.does(method, { list_id, parent_item_id: parent.id, initial_fields });

    assert.deepEqual(
      [item.parent_record_id, item.fields.map(({ key }) => key)],
      [parent.id, ["text", "todo_completed"]],
    );
    const number = [{ column_id: column("number"), number: [1] }];
    const code = await bob.refused(method, { list_id, parent_item_id: parent.id, initial_fields: number });
    assert.equal(code, "invalid_column_id");
  });

  test("Slackbot writes once to people who are put into a column that notifies", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, column } = await makeTable(bob);
    const initial_fields = [
      { column_id: column("text"), rich_text: richText("Ada") },
      { column_id: column("assignee"), user: [carol.id] },
    ];

    const { item } = await bob.does(method, { list_id, initial_fields });
    const cells = [{ row_id: item.id, column_id: column("assignee"), user: [carol.id] }];
    await bob.does("slackLists.items.update", { list_id, cells });

    const { channel } = await carol.does("conversations.open", { users: [slackbotId] });
    const { messages } = await carol.does("conversations.history", { channel: channel.id });
    assert.deepEqual(
      messages.map(({ text }) => text),
      [`<@${bob.id}> assigned you to *Ada* in the list *Everything*.`],
    );
  });

  refuses(method, {
    ...refusedCells(method, (bob, { list_id, cell }) => bob.refused(method, { list_id, initial_fields: [cell] })),
    list_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      return carol.refused(method, { list_id });
    },
    permission_denied: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      await bob.does("slackLists.access.set", { list_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { list_id });
    },
    invalid_column_id: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, initial_fields: [{ column_id: "Col00000002" }] });
    },
    duplicated_item_not_found: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      const { item_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, duplicated_item_id: item_id });
    },
    record_not_found: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, parent_item_id: "Rec00NOWHERE0" });
    },
    invalid_args: async ({ bob }) => {
      const { list_id, item_id } = await makeRecord(bob);
      const { item } = await bob.does(method, { list_id, parent_item_id: item_id });
      return bob.refused(method, { list_id, parent_item_id: item.id });
    },
    over_row_maximum: async ({ bob, platform }) => {
      const { list_id, item_id } = await makeRecord(bob);
      const { db } = platform.store;
      const row = await db.selectFrom("list_items").selectAll().where("id", "=", item_id).executeTakeFirstOrThrow();
      const rows = Array.from({ length: limits.list_rows_max - 1 }, (_, at) => ({
        ...row,
        id: `Rec${String(at).padStart(9, "0")}`,
        number: at + 2,
      }));
      await db.insertInto("list_items").values(rows).execute();
      return bob.refused(method, { list_id });
    },
  });
});
