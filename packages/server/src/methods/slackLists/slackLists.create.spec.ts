import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { teamsOf } from "../../../testkit/admins.ts";
import { everyColumn, makeRecord, richText } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.create";
const primary = { key: "who", name: "Who", type: "text", is_primary_column: true };

describe(method, () => {
  test("makes a list with a column for the name, which nobody else has", async () => {
    await using world = await workspace();

    const { list_id, list_metadata } = await world.bob.does(method, { name: "Candidates" });

    assert.deepEqual(
      list_metadata.schema.map(({ key, name, type, is_primary_column }) => [key, name, type, is_primary_column]),
      [["name", "Name", "text", true]],
    );
    await world.bob.does("slackLists.items.create", { list_id });
    for (const other of [world.alice, world.carol, world.bot]) {
      assert.equal(await other.refused("slackLists.items.create", { list_id }), "list_not_found");
    }
  });

  test("keeps a column of every type, with its options", async () => {
    await using world = await workspace();

    const { list_metadata } = await world.bob.does(method, { name: "Everything", schema: everyColumn });

    const columns = list_metadata.schema.map(({ id: _id, ...column }) => column);
    const expected = everyColumn.map(({ is_primary_column = false, options, ...column }) => ({
      ...column,
      is_primary_column,
      ...(options && { options: { show_member_name: true, ...options } }),
    }));
    assert.deepEqual(columns, expected);
    assert.equal(new Set(list_metadata.schema.map(({ id }) => id)).size, everyColumn.length);
    for (const { id } of list_metadata.schema) assert.match(id, /^Col0[A-Z0-9]{9}$/);
  });

  test("to-do mode appends three columns with fixed ids, which subtasks have as well", async () => {
    await using world = await workspace();

    const { list_metadata } = await world.bob.does(method, { name: "Hiring", todo_mode: true, schema: [primary] });

    const [who = ""] = list_metadata.schema.map(({ id }) => id);
    assert.deepEqual(
      list_metadata.schema.map(({ id, key }) => [id, key]),
      [
        [who, "who"],
        ["Col00", "todo_completed"],
        ["Col01", "todo_assignee"],
        ["Col02", "todo_due_date"],
      ],
    );
    assert.deepEqual(list_metadata.subtask_schema, list_metadata.schema);
    assert.equal(list_metadata.todo_mode, true);
  });

  test("has a view for records and one for all items, in which every column is visible", async () => {
    await using world = await workspace();

    const { list_metadata } = await world.bob.does(method, { name: "Everything", schema: everyColumn });

    const [record, all] = list_metadata.views;
    assert.deepEqual([record?.name, record?.type, all?.name, all?.type], ["Record", "record", "All items", "table"]);
    assert.deepEqual([all?.default_view_key, list_metadata.default_view], ["all_items", all?.id]);
    assert.deepEqual(
      all?.columns.map(({ id, visible }) => [id, visible]),
      list_metadata.schema.map(({ id }) => [id, true]),
    );
    const positions = all?.columns.map(({ position }) => position) ?? [];
    assert.deepEqual(positions, positions.toSorted());
  });

  test("is a file, described like one", async () => {
    await using world = await workspace();

    const { list_id, list_metadata } = await world.bob.does(method, {
      name: "Hiring",
      description_blocks: richText("For 2027"),
    });

    const { file } = await world.bob.does("files.info", { file: list_id });
    const { name, title, filetype, mode, mimetype, pretty_type } = file;
    assert.deepEqual(
      { name, title, filetype, mode, mimetype, pretty_type },
      {
        name: "list",
        title: "Hiring",
        filetype: "list",
        mode: "list",
        mimetype: "application/vnd.slack-list",
        pretty_type: "List",
      },
    );
    assert.deepEqual([file.list_metadata, file.list_limits?.row_count], [list_metadata, 0]);
    assert.match(file.permalink, new RegExp(`/lists/${teamsOf(world).acme}/${list_id}$`));
  });

  test("copies the columns of another list, and its items when they are wanted", async () => {
    await using world = await workspace();
    const { bob } = world;
    const from = await bob.does(method, { name: "Hiring", todo_mode: true, schema: [primary] });
    const column_id = from.list_metadata.schema[0]?.id ?? "";
    const initial_fields = [{ column_id, rich_text: richText("Ada") }];
    const { item } = await bob.does("slackLists.items.create", { list_id: from.list_id, initial_fields });
    await bob.does("slackLists.items.create", { list_id: from.list_id, parent_item_id: item.id });

    const bare = await bob.does(method, { name: "Bare", copy_from_list_id: from.list_id });
    const full = await bob.does(method, {
      name: "Full",
      copy_from_list_id: from.list_id,
      include_copied_list_records: true,
    });

    assert.deepEqual(bare.list_metadata.schema, from.list_metadata.schema);
    assert.deepEqual((await bob.does("slackLists.items.list", { list_id: bare.list_id })).items, []);
    const { items } = await bob.does("slackLists.items.list", { list_id: full.list_id });
    assert.deepEqual(
      items.map((copy) => [copy.fields[0]?.text, copy.parent_record_id]),
      [
        [undefined, items[1]?.id],
        ["Ada", undefined],
      ],
    );
    assert.notEqual(items[1]?.id, item.id);
  });

  refuses(method, {
    over_title_length_maximum: ({ bob }) => bob.refused(method, { name: "x".repeat(limits.list_name_chars_max + 1) }),
    permission_denied: ({ dora }) => dora.refused(method, { name: "Guests" }),
    invalid_blocks: ({ bob }) => bob.refused(method, { name: "A", description_blocks: [{ type: "divider" }] }),
    invalid_schema: async ({ bob }) => {
      const select = { key: "stage", name: "Stage", type: "select" };
      const color = { value: "new", label: "New", color: "beige" };
      for (const bad of [
        "who",
        { name: "No key", type: "text" },
        { key: "who", name: "Twice", type: "text" },
        select,
        { ...select, options: { choices: [] } },
        { ...select, options: { choices: [color] } },
        { ...select, options: { choices: [{ value: "a", label: "A" }], default_value_typed: { select: ["b"] } } },
        { key: "n", name: "N", type: "number", options: { precision: -1 } },
        { key: "d", name: "D", type: "date", options: { date_format: "YY" } },
      ]) {
        const code = await bob.refused(method, { name: "A", schema: [primary, bad] });
        assert.equal(code, "invalid_schema", JSON.stringify(bad));
      }
      return bob.refused(method, { name: "A", schema: "no array" });
    },
    invalid_column_type: ({ bob }) =>
      bob.refused(method, { name: "A", schema: [primary, { key: "k", name: "N", type: "formula" }] }),
    invalid_primary_column: async ({ bob }) => {
      const second = { key: "k", name: "N", type: "text", is_primary_column: true };
      assert.equal(await bob.refused(method, { name: "A", schema: [primary, second] }), "invalid_primary_column");
      return bob.refused(method, { name: "A", schema: [{ ...primary, type: "number" }] });
    },
    over_column_maximum: ({ bob }) => {
      const more = Array.from({ length: limits.list_columns_max }, (_, at) => ({
        key: `k${at}`,
        name: `N${at}`,
        type: "number",
      }));
      return bob.refused(method, { name: "A", schema: [primary, ...more] });
    },
    invalid_copy_and_schema_args: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { name: "A", schema: [primary], copy_from_list_id: list_id });
    },
    missing_arg_copy_from_list_id: ({ bob }) => bob.refused(method, { name: "A", include_copied_list_records: true }),
    list_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      return carol.refused(method, { name: "A", copy_from_list_id: list_id });
    },
  });
});
