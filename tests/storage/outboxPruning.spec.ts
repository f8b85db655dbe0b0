import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { beginDeliveries } from "@platform/server/domain/deliveries/position.ts";
import { hasExpiredEvents, pruneOutbox } from "@platform/server/domain/events/pruneOutbox.ts";
import { readEvents, readEventsEnd } from "@platform/server/domain/events/readEvents.ts";
import type { Db, Tx } from "@platform/server/storage/db.ts";
import { deleteOutboxRows, oldestOutboxRows, selectOutboxAfter } from "@platform/server/storage/queries/outbox.ts";
import { sql } from "kysely";
import { Receiver, subscribe } from "../../packages/server/testkit/receiving.ts";
import { finds } from "../../packages/server/testkit/searching.ts";
import { type Actor, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { eventually } from "../faults/eventually.ts";
import { Listening } from "./listening.ts";
import { emitEvents } from "./operations/emitEvents.ts";
import { plantEvents } from "./plantEvents.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, inPostgres, open, type OpenStore, storeKinds } from "./storeKinds.ts";
import { connect } from "./testPostgres.ts";
import { byNobody } from "./writeAs.ts";

const keptMs = limits.outbox_kept_s * 1000;
const start = { txid: 0, id: 0 };

for (const kind of storeKinds) {
  describe(`the outbox is pruned on ${kind.name}`, { skip: kind.skip }, () => {
    test("when every event is older than it has to be kept, also where no app and no trigger waits for any", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      for (let at = 0; at < 3; at++) await post(world.alice, world.general, `${at}`);
      const { db } = world.platform.store;

      world.clock.advance({ seconds: limits.outbox_kept_s });
      await world.platform.settle();
      assert.equal(await countRows(db), 3);
      world.clock.advance({ seconds: 1 });
      await world.platform.settle();

      assert.equal(await countRows(db), 0);
    });

    test("so that it stays small, however much is posted", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const [perStep, stepS] = [20, 60];
      let most = 0;
      for (let step = 0; step < 30; step++) {
        await Promise.all(
          Array.from({ length: perStep }, (_, at) => post(world.alice, world.general, `${step} ${at}`)),
        );
        world.clock.advance({ seconds: stepS });
        await world.platform.settle();
        most = Math.max(most, await countRows(world.platform.store.db));
      }

      assert.ok(most > 0 && most <= (limits.outbox_kept_s / stepS) * perStep, `${most} rows`);
    });

    test("and what happens afterwards reaches sockets, apps and the search index", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await world.platform.listen();
      await using receiver = await Receiver.start();
      await subscribe(world, receiver, ["message.channels"]);
      await using listening = await Listening.as(world.bob);
      await post(world.alice, world.random, "before");
      await listening.until("the first message", (frame) => frame["text"] === "before");
      // A delivery whose answer is not stored yet would be repeated after an hour.
      await eventually("the delivery has ended", () => hasDelivered(world.platform.store.db, receiver));
      world.clock.advance({ hours: 1 });
      await world.platform.settle();
      assert.equal(await countRows(world.platform.store.db), 0);

      await post(world.alice, world.random, "afterwards");

      await listening.until("the second message", (frame) => frame["text"] === "afterwards");
      assert.deepEqual(await finds(world, world.alice, "afterwards"), ["afterwards"]);
      assert.deepEqual(receiver.heard, ["message before", "message afterwards"]);
    });

    test("in steps of a bounded number of rows", async () => {
      await using place = await kind.fresh();
      await using store = await open(place);
      const count = limits.outbox_prune_rows_max + 10;
      await store.write(emitEvents, byNobody, { count });

      assert.deepEqual(await prune(store), { ok: true, hasMore: true });
      assert.equal(await countRows(store.db), 10);
      assert.deepEqual(await prune(store), { ok: true, hasMore: false });
      assert.equal(await countRows(store.db), 0);
      assert.equal(await hasExpiredEvents(store.db, byNobody.nowMs + 2 * keptMs), false);
    });

    test("up to where its slowest consumer stands, stored or on a socket of this server", async () => {
      await using place = await kind.fresh();
      await using store = await open(place);
      await store.write(emitEvents, byNobody, { count: 2 });
      const [first] = await selectOutboxAfter(store.db, start, 1);
      await store.write(beginDeliveries, byNobody, {});
      await store.write(emitEvents, byNobody, { count: 3 });

      await prune(store, first);
      assert.equal(await countRows(store.db), 4);
      await prune(store);

      assert.equal(await countRows(store.db), 3);
      assert.equal(await hasExpiredEvents(store.db, byNobody.nowMs + 2 * keptMs), true);
    });

    test("and a reader whose position lies before what was pruned learns that it has missed events", async () => {
      await using place = await kind.fresh();
      await using store = await open(place);
      await store.write(emitEvents, byNobody, { count: 3 });
      const [first, , last] = await selectOutboxAfter(store.db, start, 3);
      await prune(store);

      assert.ok(first && last);
      assert.equal((await readEvents(store.db, ({ json }) => json, first)).hasGap, true);
      assert.equal((await readEvents(store.db, ({ json }) => json, last)).hasGap, false);
      assert.deepEqual(await readEventsEnd(store.db), { txid: last.txid, id: last.id });
    });

    test("by the order of its readers, whatever it holds", async () => {
      await using place = await kind.fresh();
      await using store = await open(place);
      if (store.dialect === "postgres") await plantEvents(store.db);
      const queries = {
        "the oldest rows": oldestOutboxRows(store.db, { txid: 5, id: 5 }, 500),
        "deleting them": deleteOutboxRows(store.db as Tx, { txid: 5, id: 5 }, { txid: 9, id: 9 }),
      };
      for (const [what, query] of Object.entries(queries)) {
        const compiled = query.compile();
        const how = store.dialect === "postgres" ? "explain" : "explain query plan";
        const { rows } = await store.db.executeQuery({ ...compiled, sql: `${how} ${compiled.sql}` });
        const plan = JSON.stringify(rows);
        assert.match(
          plan,
          /search outbox using integer primary key \(rowid|index (?:only )?scan using outbox_by_writer/i,
          what,
        );
        assert.doesNotMatch(plan, /seq scan|temp b-tree/i, what);
      }
    });
  });
}

describe("pruning on PostgreSQL", { skip: inPostgres.skip }, () => {
  test("never passes a transaction that began earlier and commits later", async () => {
    await using place = await inPostgres.fresh();
    await using store = await open(place);
    const url = place.location.kind === "postgres" ? place.location.url : "";
    await using slow = await connect(url);
    await slow.client.query("begin");
    await slow.client.query(
      "insert into outbox (team_id, audience, type, at_ms, payload) values ('T1', 'team', 'slow', 0, '{}')",
    );
    await store.write(emitEvents, byNobody, { count: 1 });
    await store.write(beginDeliveries, byNobody, {});

    await prune(store);
    assert.equal(await countRows(store.db), 1);
    await slow.client.query("commit");

    const types = (await selectOutboxAfter(store.db, start, 10)).map((row) => row.type);
    assert.deepEqual(types, ["slow", "emoji_changed"]);
  });

  test("by several servers at once deletes every row once and skips none", async () => {
    await using place = await inPostgres.fresh();
    await using one = await open(place);
    await using other = await open(place);
    await one.write(emitEvents, byNobody, { count: 3 * limits.outbox_prune_rows_max });

    for (let turn = 0; turn < 6; turn++) await Promise.all([prune(one), prune(other)]);

    assert.equal(await countRows(one.db), 0);
    assert.equal(await hasExpiredEvents(one.db, byNobody.nowMs + 2 * keptMs), false);
  });
});

function prune(store: OpenStore, sentTo?: { readonly txid: number; readonly id: number }) {
  return store.write(pruneOutbox, { ...byNobody, nowMs: byNobody.nowMs + keptMs + 1 }, { sentTo });
}

async function post(actor: Actor, channel: string, text: string): Promise<void> {
  await actor.does("chat.postMessage", { channel, text });
}

async function countRows(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe("a dump that is restored into another PostgreSQL", { skip: inPostgres.skip }, () => {
  test("brings transaction ids from its future, and apps, sockets and search receive what happens all the same", async () => {
    await using place = await inPostgres.fresh();
    using folder = quickFolder("restored");
    const options = { dataFolder: folder.path, ...platformOptions(place.location) };
    await using receiver = await Receiver.start();
    {
      await using before = await workspace(options);
      await subscribe(before, receiver, ["message.channels"]);
      await post(before.alice, before.random, "before");
      await before.platform.settle();
    }
    await ageTransactions(place);

    await using world = await workspace(options);
    await world.platform.listen();
    await using listening = await Listening.as(world.bob);
    await post(world.alice, world.random, "afterwards");

    await listening.until("the message", (frame) => frame["text"] === "afterwards");
    assert.deepEqual(await finds(world, world.alice, "afterwards"), ["afterwards"]);
    assert.deepEqual(receiver.heard, ["message before", "message afterwards"]);
  });
});

async function hasDelivered(db: Db, receiver: Receiver): Promise<boolean> {
  return receiver.heard.length > 0 && (await db.selectFrom("deliveries").select("id").execute()).length === 0;
}

/** As if all that is there had been written before migration 0003, by a database with a billion transactions behind it. */
async function ageTransactions(place: FreshPlace): Promise<void> {
  await using store = await open(place);
  const { db } = store;
  await sql`update outbox set txid = 1000000000`.execute(db);
  for (const table of ["meta", "search_state"]) {
    const rows = await sql<{ key: string; value: string }>`select key, value from ${sql.table(table)}`.execute(db);
    for (const { key, value } of rows.rows) {
      const aged = value.replaceAll(/"txid":\d+/g, `"txid":1000000000`);
      await sql`update ${sql.table(table)} set value = ${aged} where key = ${key}`.execute(db);
    }
  }
}
