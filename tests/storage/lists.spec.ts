import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { columnTypes } from "@platform/protocol/lists/columns.ts";
import fc from "fast-check";
import { upload } from "../../packages/server/testkit/files.ts";
import { makeTable, richText } from "../../packages/server/testkit/lists.ts";
import { serving } from "../../packages/server/testkit/signingIn.ts";
import type { Actor, Workspace } from "../../packages/server/testkit/workspace.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";
import { platformOptions } from "./platformPlace.ts";
import { sharedStoreKinds, storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const numRuns = roundsOf("PLATFORM_LIST_RUNS");

type Values = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** A few different ones of these. */
const some = (values: readonly unknown[], maxLength = values.length) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength, selector: (value) => JSON.stringify(value) });
const one = <T>(value: fc.Arbitrary<T>) => value.map((given) => [given]);
const text = fc.string({ minLength: 1, maxLength: 40, unit: "binary" }).map(richText);
const day = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const linkFields = {
  original_url: fc.webUrl(),
  display_as_url: fc.boolean(),
  display_name: fc.string({ maxLength: 40 }),
};
const link = fc.record(linkFields, { noNullPrototype: true });

/** What bob can write into a column of each type. */
async function valuesIn(world: Workspace, bob: Actor): Promise<Values> {
  const { ts } = await bob.does("chat.postMessage", { channel: world.general, text: "Look" });
  const { permalink } = await bob.does("chat.getPermalink", { channel: world.general, message_ts: ts });
  const files = [(await upload(world, bob, {})).id, (await upload(world, bob, {})).id];
  const references = files.map((file_id) => ({ file: { file_id } }));
  const message = { value: permalink, channel_id: world.general, ts };
  const people = [bob.id, world.carol.id, world.alice.id];
  return {
    text,
    rich_text: text,
    number: one(fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0)),
    select: some(["new", "hired"], 1),
    multi_select: some(["new", "hired"]),
    date: one(day),
    user: some(people),
    channel: some([world.general, world.random]),
    attachment: some(files),
    checkbox: fc.boolean(),
    completed: fc.boolean(),
    email: fc.uniqueArray(fc.emailAddress(), { minLength: 1, maxLength: 3 }),
    phone: some(["+49 30 1234", "(030) 12-34", "110"]),
    link: fc.array(link, { minLength: 1, maxLength: 3 }),
    message: fc.constant([message]),
    rating: one(fc.integer({ min: 0, max: 7 })),
    vote: fc.constant([bob.id]),
    timestamp: one(fc.integer({ min: 0, max: limits.list_timestamp_max })),
    canvas: some(references),
    reference: some([...references, { message: { channel_id: world.general, ts } }]),
    assignee: some(people, 1),
    due_date: one(day),
  };
}

const keyOf = (type: string) => columnTypes[type as keyof typeof columnTypes];
/** Messages are written as permalinks and read as what they lead to. */
const written = (type: string, value: unknown) =>
  type === "message" ? (value as readonly { readonly value: string }[]).map((read) => read.value) : value;

for (const kind of storeKinds) {
  describe(`lists on ${kind.name}`, { skip: kind.skip }, () => {
    test("what is written into a cell of any type is read from it, until it is emptied", async () => {
      await using place = await kind.fresh();
      await using world = await serving(platformOptions(place.location));
      const { bob } = world;
      const { list_id, column } = await makeTable(bob);
      const { item } = await bob.does("slackLists.items.create", { list_id });
      const values = await valuesIn(world, bob);
      const read = async () => {
        const { items } = await bob.does("slackLists.items.list", { list_id });
        const { record } = await bob.does("slackLists.items.info", { list_id, id: item.id });
        assert.deepEqual(items[0], record);
        return Object.fromEntries(
          record.fields
            .filter(({ key }) => key in values)
            .map((field) => [field.key, (field as Record<string, unknown>)[keyOf(field.key)]]),
        );
      };

      await fc.assert(
        fc.asyncProperty(fc.record(values, { requiredKeys: [], noNullPrototype: true }), async (row) => {
          const cells = Object.keys(values).map((type) => {
            const value = row[type] ?? (keyOf(type) === "checkbox" ? false : []);
            return { row_id: item.id, column_id: column(type), [keyOf(type)]: written(type, value) };
          });
          await bob.does("slackLists.items.update", { list_id, cells });

          assert.deepEqual(await read(), { checkbox: false, completed: false, ...row });
        }),
        { numRuns },
      );
    });
  });
}

/** Adds items of one server. On PostgreSQL calls wait for each other's commits, so there rows are inserted. */
async function fill({ bob, platform }: Workspace, list_id: string, count: number): Promise<void> {
  const { db } = platform.store;
  if (platform.store.dialect === "sqlite") {
    await Promise.all(Array.from({ length: count }, () => bob.does("slackLists.items.create", { list_id })));
    return;
  }
  const { item } = await bob.does("slackLists.items.create", { list_id });
  const row = await db.selectFrom("list_items").selectAll().where("id", "=", item.id).executeTakeFirstOrThrow();
  const rows = Array.from({ length: count - 1 }, (_, at) => ({ ...row, id: `Rec${at}`, number: -at }));
  await db.insertInto("list_items").values(rows).execute();
}

for (const kind of sharedStoreKinds) {
  describe(`lists of two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("keep every cell and every vote that both write into one item at once", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { list_id, column } = await makeTable(first.bob);
      await first.bob.does("slackLists.access.set", { list_id, access_level: "write", user_ids: [first.carol.id] });
      const { item } = await first.bob.does("slackLists.items.create", { list_id });
      const cell = (key: string, value: object) => ({ row_id: item.id, column_id: column(key), ...value });
      const write = (actor: Actor, ...cells: readonly object[]) =>
        actor.does("slackLists.items.update", { list_id, cells: cells as Record<string, unknown>[] });

      await Promise.all([
        write(first.bob, cell("number", { number: [1] })),
        write(second.carol, cell("rating", { rating: [2] })),
        write(first.bob, cell("vote", { vote: [first.bob.id] })),
        write(second.carol, cell("vote", { vote: [first.carol.id] })),
        write(second.carol, cell("select", { select: ["new"] }), cell("date", { date: ["2026-12-01"] })),
        write(first.bob, cell("checkbox", { checkbox: true })),
      ]);

      const { record } = await second.bob.does("slackLists.items.info", { list_id, id: item.id });
      const plain = Object.fromEntries(record.fields.map(({ key, value }) => [key, value]));
      const { number, rating, vote, select, date, checkbox } = plain;
      assert.deepEqual(
        { number, rating, vote, select, date, checkbox },
        { number: 1, rating: 2, vote: 2, select: "new", date: "2026-12-01", checkbox: true },
      );
    });

    test("add items at once in one order, and together not more than fit", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { list_id } = await makeTable(first.bob);
      const add = (server: Workspace) => server.bob.asks("slackLists.items.create", { list_id });
      await fill(first, list_id, limits.list_rows_max - 3);

      const answers = await Promise.all([first, second, first, second, first, second].map(add));

      const codes = answers.map(({ ok, error }) => (ok ? "ok" : error));
      const over = "over_row_maximum";
      assert.deepEqual(codes.toSorted(), ["ok", "ok", "ok", over, over, over]);
      const { items } = await second.bob.does("slackLists.items.list", { list_id, limit: limits.list_page_max });
      assert.equal(new Set(items.map(({ id }) => id)).size, limits.list_rows_max);
    });
  });
}
