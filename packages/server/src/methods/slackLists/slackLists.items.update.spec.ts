import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeRecord, makeTable, richText } from "../../../testkit/lists.ts";
import { refusedCells } from "../../../testkit/refusedCells.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.items.update";

async function makeRow(bob: Actor, more: object = {}) {
  const table = await makeTable(bob, more);
  const { item } = await bob.does("slackLists.items.create", { list_id: table.list_id });
  const read = async () => {
    const { record } = await bob.does("slackLists.items.info", { list_id: table.list_id, id: item.id });
    return Object.fromEntries(record.fields.map(({ key, value }) => [key, value]));
  };
  return { ...table, row_id: item.id, read };
}

const serverKeys = ["created_by", "last_edited_by", "created_time", "last_edited_time"];

describe(method, () => {
  test("changes the named cells and leaves the others", async () => {
    await using world = await workspace();
    const { list_id, row_id, column, read } = await makeRow(world.bob);
    const first = [
      { row_id, column_id: column("number"), number: [1] },
      { row_id, column_id: column("select"), select: ["new"] },
    ];
    await world.bob.does(method, { list_id, cells: first });

    await world.bob.does(method, { list_id, cells: [{ row_id, column_id: column("select"), select: ["hired"] }] });

    const { number, select } = await read();
    assert.deepEqual([number, select], [1, "hired"]);
  });

  test("an empty array empties a cell, which is then absent", async () => {
    await using world = await workspace();
    const { list_id, row_id, column, read } = await makeRow(world.bob);
    await world.bob.does(method, { list_id, cells: [{ row_id, column_id: column("number"), number: [1] }] });

    await world.bob.does(method, { list_id, cells: [{ row_id, column_id: column("number"), number: [] }] });

    assert.deepEqual(
      Object.keys(await read()).filter((key) => !serverKeys.includes(key)),
      [],
    );
  });

  test("changes all cells or none", async () => {
    await using world = await workspace();
    const { list_id, row_id, column, read } = await makeRow(world.bob);
    const cells = [
      { row_id, column_id: column("number"), number: [1] },
      { row_id, column_id: column("select"), select: ["gone"] },
    ];

    assert.equal(await world.bob.refused(method, { list_id, cells }), "invalid_option_id");

    assert.equal((await read())["number"], undefined);
  });

  test("all cells of a row to create belong to one new item", async () => {
    await using world = await workspace();
    const { list_id, column } = await makeRow(world.bob);
    const cells = [
      { row_id_to_create: true, column_id: column("text"), rich_text: richText("Ada") },
      { row_id_to_create: true, column_id: column("number"), number: [2] },
    ];

    await world.bob.does(method, { list_id, cells });

    const { items } = await world.bob.does("slackLists.items.list", { list_id });
    assert.equal(items.length, 2);
    assert.deepEqual(
      items[0]?.fields.filter(({ key }) => !serverKeys.includes(key)).map(({ key }) => key),
      ["text", "number"],
    );
  });

  test("says who edited the item, and the list, last", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, row_id, column } = await makeRow(bob);
    await bob.does("slackLists.access.set", { list_id, access_level: "write", user_ids: [carol.id] });

    await carol.does(method, { list_id, cells: [{ row_id, column_id: column("checkbox"), checkbox: false }] });

    const { record, list } = await bob.does("slackLists.items.info", { list_id, id: row_id });
    assert.deepEqual([record.created_by, record.updated_by, list.last_editor], [bob.id, carol.id, carol.id]);
    const edited = record.fields.find(({ key }) => key === "last_edited_by");
    assert.deepEqual(edited?.user, [carol.id]);
    assert.equal(record.fields.find(({ key }) => key === "checkbox")?.value, false);
  });

  test("everyone votes for themselves only", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, row_id, column, read } = await makeRow(bob);
    await bob.does("slackLists.access.set", { list_id, access_level: "write", user_ids: [carol.id] });
    const vote = (actor: Actor, by: readonly string[]) =>
      actor.does(method, { list_id, cells: [{ row_id, column_id: column("vote"), vote: by }] });

    await vote(bob, [bob.id]);
    await vote(carol, [carol.id]);
    assert.equal((await read())["vote"], 2);
    await vote(bob, []);

    const { record } = await bob.does("slackLists.items.info", { list_id, id: row_id });
    assert.deepEqual(record.fields.find(({ key }) => key === "vote")?.vote, [carol.id]);
  });

  refuses(method, {
    ...refusedCells(method, async (bob, { list_id, cell }) => {
      const { item } = await bob.does("slackLists.items.create", { list_id });
      return bob.refused(method, { list_id, cells: [{ row_id: item.id, ...cell }] });
    }),
    list_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      return carol.refused(method, { list_id, cells: [] });
    },
    permission_denied: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      await bob.does("slackLists.access.set", { list_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { list_id, cells: [] });
    },
    row_id_not_provided: async ({ bob }) => {
      const { list_id, column } = await makeRow(bob);
      return bob.refused(method, { list_id, cells: [{ column_id: column("number"), number: [1] }] });
    },
    invalid_row_id: async ({ bob }) => {
      const { list_id, column } = await makeRow(bob);
      return bob.refused(method, { list_id, cells: [{ row_id: "no id", column_id: column("number"), number: [1] }] });
    },
    row_not_found: async ({ bob }) => {
      const { list_id, column } = await makeRow(bob);
      const { row_id } = await makeRow(bob);
      return bob.refused(method, { list_id, cells: [{ row_id, column_id: column("number"), number: [1] }] });
    },
    column_id_not_provided: async ({ bob }) => {
      const { list_id, row_id } = await makeRow(bob);
      return bob.refused(method, { list_id, cells: [{ row_id, number: [1] }] });
    },
    invalid_column_id: async ({ bob }) => {
      const { list_id, row_id } = await makeRow(bob);
      return bob.refused(method, { list_id, cells: [{ row_id, column_id: "no id", number: [1] }] });
    },
    column_not_found: async ({ bob }) => {
      const { list_id, row_id } = await makeRow(bob);
      return bob.refused(method, { list_id, cells: [{ row_id, column_id: "Col00", checkbox: true }] });
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
      const { list } = await bob.does("slackLists.items.info", { list_id, id: item_id });
      const column_id = list.list_metadata.schema[0]?.id ?? "";
      return bob.refused(method, { list_id, cells: [{ row_id_to_create: true, column_id, rich_text: [] }] });
    },
  });
});
