import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Db } from "@platform/server/storage/db.ts";
import { selectOutboxAfter } from "@platform/server/storage/queries/outbox.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, inPostgres, open, type OpenStore, storeKinds } from "./storeKinds.ts";
import { connect, createDatabase, createEmptyDatabase } from "./testPostgres.ts";

for (const kind of storeKinds) {
  describe(`the outbox on ${kind.name}`, { skip: kind.skip }, () => {
    test("has one row for every message and none for what was refused", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, dora, general, random, secret } = world;
      const { db } = world.platform.store;
      const seeded = new Set(await messagesIn(db));

      await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          at % 3 === 0
            ? dora.asks("chat.postMessage", { channel: secret, text: "refused" })
            : alice.asks("chat.postMessage", { channel: at % 3 === 1 ? general : random, text: `${at}` }),
        ),
      );

      const posted = (await messagesIn(db)).filter((message) => !seeded.has(message));
      const events = await db
        .selectFrom("outbox")
        .select(["channel_id", "payload"])
        .where("type", "=", "message")
        .execute();
      const told = events.map((row) => `${row.channel_id} ${JSON.parse(row.payload).ts.replace(".", "")}`);
      assert.equal(posted.length, 20);
      assert.deepEqual(told.toSorted(), posted.toSorted());
    });

    test("is read in one order, without gap or repeat, however small the pages", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      for (let at = 0; at < 25; at++)
        await world.alice.does("chat.postMessage", { channel: world.general, text: `${at}` });
      const { db } = world.platform.store;

      const paged: number[] = [];
      for (let last = { txid: 0, id: 0 }; ;) {
        const page = await selectOutboxAfter(db, last, 4);
        if (page.length === 0) break;
        paged.push(...page.map((row) => row.id));
        last = page.at(-1) ?? last;
      }

      assert.deepEqual(
        paged,
        (await selectOutboxAfter(db, { txid: 0, id: 0 }, 1000)).map((row) => row.id),
      );
      assert.equal(new Set(paged).size, paged.length);
      assert.equal(paged.length, 25);
    });
  });
}

describe("a reader of the outbox on PostgreSQL", { skip: inPostgres.skip }, () => {
  test("never goes past a transaction that began earlier and commits later", async () => {
    await using place = await inPostgres.fresh();
    await using store = await open(place);
    await using slow = await connect(urlOf(place));
    await using quick = await connect(urlOf(place));

    await slow.client.query("begin");
    await slow.client.query(insert("slow"));
    await quick.client.query("begin");
    await quick.client.query(insert("quick"));
    await quick.client.query("commit");
    const before = await typesAfter(store);
    await slow.client.query("commit");
    const after = await typesAfter(store);

    assert.deepEqual(before, []);
    assert.deepEqual(after, ["slow", "quick"]);
  });

  test("goes past a transaction that is rolled back", async () => {
    await using place = await inPostgres.fresh();
    await using store = await open(place);
    await using slow = await connect(urlOf(place));
    await using quick = await connect(urlOf(place));

    await slow.client.query("begin");
    await slow.client.query(insert("slow"));
    await quick.client.query(insert("quick"));
    await slow.client.query("rollback");

    assert.deepEqual(await typesAfter(store), ["quick"]);
  });

  test("waits for a transaction that rolled back to a savepoint and wrote again", async () => {
    await using place = await inPostgres.fresh();
    await using store = await open(place);
    await using slow = await connect(urlOf(place));
    await using quick = await connect(urlOf(place));

    await slow.client.query("begin; savepoint first");
    await slow.client.query(insert("undone"));
    await slow.client.query("rollback to first");
    await slow.client.query(insert("slow"));
    await quick.client.query(insert("quick"));
    const before = await typesAfter(store);
    await slow.client.query("commit");

    assert.deepEqual(before, []);
    assert.deepEqual(await typesAfter(store), ["slow", "quick"]);
  });

  for (const [where, isSame] of [
    ["this database", true],
    ["another database of the cluster", false],
  ] as const) {
    test(`does not wait for a foreign transaction that has written to ${where}`, async () => {
      await using place = await inPostgres.fresh();
      await using other = await createEmptyDatabase();
      await using store = await open(place);
      await using foreign = await connect(isSame ? urlOf(place) : other.url);
      await foreign.client.query("begin; create table foreign_rows (id int); insert into foreign_rows values (1)");
      const { rows } = await foreign.client.query<{ id: string | null }>(
        "select pg_current_xact_id_if_assigned() as id",
      );
      assert.ok(rows[0]?.id);

      await using quick = await connect(urlOf(place));
      await quick.client.query(insert("quick"));

      assert.deepEqual(await typesAfter(store), ["quick"]);
      await foreign.client.query("rollback");
    });
  }

  test("does not wait for writers of another Platform in the same cluster", async () => {
    await using place = await inPostgres.fresh();
    await using other = await createDatabase();
    await using store = await open(place);
    await using foreign = await connect(other.url);
    await foreign.client.query("begin");
    await foreign.client.query(insert("elsewhere"));

    await using quick = await connect(urlOf(place));
    await quick.client.query(insert("quick"));

    assert.deepEqual(await typesAfter(store), ["quick"]);
  });

  test("takes one lock for a transaction, however many events it writes", async () => {
    await using place = await inPostgres.fresh();
    await using writer = await connect(urlOf(place));
    await writer.client.query("begin");
    for (let at = 0; at < 5; at++) await writer.client.query(insert("one of many"));

    const { rows } = await writer.client.query(
      "select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()",
    );
    assert.equal(rows.length, 1);
  });

  test("orders ids that do not fit the key of a lock", async () => {
    await using place = await inPostgres.fresh();
    await using store = await open(place);
    await using slow = await connect(urlOf(place));
    await using quick = await connect(urlOf(place));
    for (const before of [2 ** 31 - 2, 2 ** 32 - 2, 2 ** 40]) {
      await quick.client.query(`alter table outbox alter column id restart with ${before}; delete from outbox`);
      await slow.client.query("begin");
      await slow.client.query(insert("slow"));
      for (let at = 0; at < 4; at++) await quick.client.query(insert("quick"));
      const during = await typesAfter(store);
      await slow.client.query("commit");

      assert.deepEqual(during, [], `${before}`);
      assert.deepEqual(await typesAfter(store), ["slow", "quick", "quick", "quick", "quick"], `${before}`);
    }
  });

  test("reads every event once and in order while many write, slowly, and some roll back", async () => {
    await using place = await inPostgres.fresh();
    await using store = await open(place);
    const written: string[] = [];
    let writing = 8;
    const write = async (who: number): Promise<void> => {
      await using connection = await connect(urlOf(place));
      for (let at = 0; at < 40; at++) {
        await connection.client.query("begin");
        for (let event = 0; event <= at % 3; event++) await connection.client.query(insert(`${who} ${at} ${event}`));
        // Some transactions stay open while others come and go.
        if ((at + who) % 5 === 0) await connection.client.query("select pg_sleep(0.02)");
        if ((at + who) % 7 === 0) await connection.client.query("rollback");
        else {
          await connection.client.query("commit");
          for (let event = 0; event <= at % 3; event++) written.push(`${who} ${at} ${event}`);
        }
      }
      writing--;
    };
    const writers = Promise.all(Array.from({ length: writing }, (_, who) => write(who)));

    const read: { readonly id: number; readonly type: string }[] = [];
    let position = { txid: 0, id: 0 };
    for (let isOver = false; !isOver;) {
      isOver = writing === 0;
      const page = await selectOutboxAfter(store.db, position, 7);
      read.push(...page);
      position = page.at(-1) ?? position;
      isOver &&= page.length === 0;
    }
    await writers;

    assert.deepEqual(read.map(({ type }) => type).toSorted(), written.toSorted());
    assert.deepEqual(
      read.map(({ id }) => id),
      read.map(({ id }) => id).toSorted((a, b) => a - b),
    );
  });
});

function urlOf({ location }: FreshPlace): string {
  return location.kind === "postgres" ? location.url : "";
}

async function messagesIn(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("messages")
    .innerJoin("channels", "channels.key", "messages.channel_key")
    .select(["channels.id", "messages.ts"])
    .execute();
  return rows.map((row) => `${row.id} ${row.ts}`);
}

function insert(type: string): string {
  return `insert into outbox (team_id, audience, type, at_ms, payload) values ('T1', 'team', '${type}', 0, '{}')`;
}

async function typesAfter(store: OpenStore): Promise<string[]> {
  return (await selectOutboxAfter(store.db, { txid: 0, id: 0 }, 100)).map((row) => row.type);
}
