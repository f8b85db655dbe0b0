import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { namesPerConnection } from "@platform/server/storage/dialects/postgres/preparedStatements.ts";
import type { DatabaseSettings } from "@platform/server/storage/store.ts";
import { sql } from "kysely";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { readAllEmoji, readEmoji } from "./operations/readEmoji.ts";
import { openAt, type OpenStore } from "./storeKinds.ts";
import { createDatabase, postgresSkip, query } from "./testPostgres.ts";
import { byNobody } from "./writeAs.ts";

describe("statements on PostgreSQL", { skip: postgresSkip }, () => {
  test("are prepared once per connection when they come again", async () => {
    await using database = await createDatabase();
    await using store = await oneConnection(database.url);

    await numbered(store, 1);
    assert.deepEqual(await preparedTexts(store), []);
    for (let at = 0; at < 5; at++) await numbered(store, 1);

    assert.deepEqual(await preparedTexts(store), ["select 1 as number where $1 = 0"]);
  });

  test("are prepared for a call, in a write transaction too", async () => {
    await using database = await createDatabase();
    await using world = await workspace({ databaseUrl: database.url, database: { connections: 1 } });
    const post = () => world.alice.does("chat.postMessage", { channel: world.general, text: "hello" });
    for (let at = 0; at < 3; at++) await post();

    const before = await executions(world.platform.store);
    await post();
    const after = await executions(world.platform.store);

    // One statement writes both; the messages of the seed have no events.
    const isPost = /insert into messages\b.*insert into outbox\b/s;
    const [insert = "", ...others] = [...after.keys()].filter((text) => isPost.test(text));
    assert.deepEqual(others, []);
    assert.equal(after.get(insert), (before.get(insert) ?? 0) + 1);
  });

  test("have a bounded number of names, of which the one used last is kept", async () => {
    await using database = await createDatabase();
    await using store = await oneConnection(database.url);
    const kept = "select -1 as number where $1 = 0";

    for (let at = 0; at < namesPerConnection + 50; at++) {
      await numbered(store, -1);
      for (let time = 0; time < 2; time++) await numbered(store, at);
    }

    const texts = await preparedTexts(store);
    assert.equal(texts.length, namesPerConnection);
    assert.ok(texts.includes(kept));
    assert.ok(!texts.includes("select 0 as number where $1 = 0"));
  });

  test("are not prepared when that is turned off", async () => {
    await using database = await createDatabase();
    await using store = await oneConnection(database.url, { isPrepared: false });

    for (let at = 0; at < 5; at++) await numbered(store, 1);

    assert.deepEqual(await preparedTexts(store), []);
  });

  test("run again when the schema has changed under a running server, alone and in a transaction", async () => {
    await using database = await createDatabase();
    await using store = await oneConnection(database.url);
    const readBoth = async () => [await readAllEmoji(store.db), await store.write(readEmoji, byNobody, {})];
    for (let at = 0; at < 3; at++) await readBoth();
    assert.equal((await preparedTexts(store)).length, 1);

    await query(database.url, "alter table custom_emoji add column first text");
    assert.deepEqual(await readBoth(), [[], { ok: true, count: 0 }]);
    await query(database.url, "alter table custom_emoji add column second text");
    const written = await store.write(readEmoji, byNobody, {});

    assert.deepEqual(written, { ok: true, count: 0 });
    assert.deepEqual(await readAllEmoji(store.db), []);
    for (let at = 0; at < 3; at++) await readBoth();
    assert.equal((await preparedTexts(store)).length, 1, "the names of stale plans are closed");
  });

  test("keep answering calls while columns are added to the tables that they read", async () => {
    await using database = await createDatabase();
    await using world = await workspace({ databaseUrl: database.url });
    const { alice, general } = world;
    const work = async (at: number) => {
      await alice.does("chat.postMessage", { channel: general, text: `${at}` });
      await alice.does("conversations.history", { channel: general });
      await alice.does("users.list", {});
    };
    for (let at = 0; at < 3; at++) await Promise.all([work(at), work(at)]);

    for (const table of ["messages", "channels", "users", "outbox", "meta", "teams", "tokens", "channel_members"]) {
      const calls = Array.from({ length: 4 }, (_, at) => work(at));
      await query(database.url, `alter table ${table} add column added text`);
      await Promise.all(calls);
      await work(0);
    }
    const { messages } = await alice.does("conversations.history", { channel: general, limit: 200 });
    const posted = messages.filter(({ text }) => /^\d$/.test(text));

    assert.equal(posted.length, 6 + 8 * 5);
  });
});

function oneConnection(url: string, settings: DatabaseSettings = {}): Promise<OpenStore> {
  return openAt({ kind: "postgres", url, connections: 1, ...settings });
}

async function numbered(store: OpenStore, number: number): Promise<void> {
  await sql`${sql.raw(`select ${number} as number where`)} ${0} = 0`.execute(store.db);
}

/** On the one connection of the store. Each is another text, and so has no name itself. */
async function executions(store: Pick<OpenStore, "db">): Promise<Map<string, number>> {
  const unique = sql.raw(`/* ${performance.now()} */`);
  const { rows } = await sql<{ statement: string; runs: number }>`
    select statement, generic_plans + custom_plans as runs from pg_prepared_statements ${unique}`.execute(store.db);
  return new Map(rows.map(({ statement, runs }) => [statement, runs]));
}

async function preparedTexts(store: Pick<OpenStore, "db">): Promise<string[]> {
  return [...(await executions(store)).keys()];
}
