import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Db } from "@platform/server/storage/db.ts";
import { selectOutboxAfter } from "@platform/server/storage/queries/outbox.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inPostgres, open, type OpenStore, storeKinds } from "./storeKinds.ts";
import { connect } from "./testPostgres.ts";

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
    const url = place.location.kind === "postgres" ? place.location.url : "";
    await using slow = await connect(url);
    await using quick = await connect(url);

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
    const url = place.location.kind === "postgres" ? place.location.url : "";
    await using slow = await connect(url);
    await using quick = await connect(url);

    await slow.client.query("begin");
    await slow.client.query(insert("slow"));
    await quick.client.query(insert("quick"));
    await slow.client.query("rollback");

    assert.deepEqual(await typesAfter(store), ["quick"]);
  });
});

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
