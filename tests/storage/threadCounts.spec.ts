import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { followedThreadsSql } from "@platform/server/storage/queries/threadLists.ts";
import { unreadThreadsSql } from "@platform/server/storage/queries/threads.ts";
import type { Store } from "@platform/server/storage/store.ts";
import { sql } from "kysely";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { anyChannel } from "./manyMessages.ts";
import { platformOptions } from "./platformPlace.ts";
import { inPostgres, storeKinds } from "./storeKinds.ts";

async function countOf(bob: Actor, channel: string) {
  const { conversations } = await bob.does("client.counts", {});
  const found = conversations.find(({ id }) => id === channel);
  return { mentions: found?.mention_count, threads: found?.threads };
}

async function beginThread({ bob, general: channel }: Workspace) {
  const { ts } = await bob.does("chat.postMessage", { channel, text: "What now?" });
  await bob.does("conversations.mark", { channel, ts });
  return ts;
}

for (const kind of storeKinds) {
  describe(`unread replies: ${kind.name}`, { skip: kind.skip }, () => {
    test("are counted by thread until the thread is read", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, carol, general: channel } = world;
      const bob = await atHome(world, world.bob);
      const thread_ts = await beginThread(world);
      const { ts } = await alice.does("chat.postMessage", { channel, thread_ts, text: `<@${carol.id}> knows` });
      const thread = { thread_ts, last_read: thread_ts, unread_count: 1, latest: ts };

      assert.deepEqual(await countOf(bob, channel), { mentions: 1, threads: [thread] });
      const named = { ...thread, last_read: (await countOf(carol, channel)).threads?.[0]?.last_read ?? "" };
      assert.deepEqual((await countOf(carol, channel)).threads, [named]);
      assert.ok(named.last_read < ts);
      await bob.does("client.threads.mark", { channel, thread_ts, ts });
      assert.deepEqual(await countOf(bob, channel), { mentions: 0, threads: [] });
    });

    test("cost what is unread: the database looks at no thread that was read", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { store } = world.platform;
      if (store.dialect === "postgres") await fillPostgres(store);

      const plan = await explain(store, unreadThreadsSql);
      assert.doesNotMatch(
        plan,
        store.dialect === "postgres"
          ? /Seq Scan on (thread_members|messages)|Sort/
          : /SCAN followed|SCAN messages|TEMP B-TREE/,
      );
      assert.match(plan, /thread_members_followed/);
    });

    test("are listed by thread, and all of them are marked as read at once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, general: channel } = world;
      const bob = await atHome(world, world.bob);
      const thread_ts = await beginThread(world);
      await alice.does("chat.postMessage", { channel, thread_ts, text: "This" });
      const first = async () => (await bob.does("client.threads.list", { limit: 1 })).threads[0];

      const root = (await first())?.messages[0];
      assert.deepEqual([root?.ts, root?.unread_count], [thread_ts, 1]);
      await bob.does("client.threads.markAll", {});
      assert.deepEqual(await countOf(bob, channel), { mentions: 0, threads: [] });
      assert.equal((await first())?.messages[0]?.unread_count, 0);
    });

    test("a page of followed threads reads as many of them as it may show", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { store } = world.platform;
      if (store.dialect === "postgres") await fillPostgres(store);

      const plan = await explain(store, followedThreadsSql, {
        $1: "'U1'",
        $2: "'T1'",
        $3: "0",
        $4: "15000",
        $5: "1000",
        $6: "15000",
        $7: "10",
      });
      assert.doesNotMatch(
        plan,
        store.dialect === "postgres" ? /Seq Scan on thread_members|Sort/ : /SCAN followed|TEMP B-TREE/,
      );
      assert.match(plan, /thread_members_followed/);
    });
  });
}

test("of replies by one server and readings by another none is lost", { skip: inPostgres.skip }, async () => {
  await using place = await inPostgres.fresh();
  const folder = mkdtempSync(join(tmpdir(), "platform-key-"));
  const options = { ...platformOptions(place.location), dataFolder: folder };
  await using first = await workspace(options);
  await using second = await workspace(options);
  const channel = first.general;
  const bob = await atHome(second, second.bob);
  const thread_ts = await beginThread(first);
  const reply = async (text: string) => (await first.alice.does("chat.postMessage", { channel, thread_ts, text })).ts;

  for (let round = 0; round < 20; round++) {
    const read = await reply("read");
    const [last] = await Promise.all([reply("new"), bob.does("client.threads.mark", { channel, thread_ts, ts: read })]);
    assert.equal((await countOf(bob, channel)).mentions, 1, `round ${round}`);
    await bob.does("client.threads.mark", { channel, thread_ts, ts: last });
    assert.equal((await countOf(bob, channel)).mentions, 0, `round ${round}`);
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Many threads of one person, nearly all of them read, as after a year. */
async function fillPostgres({ db }: Store): Promise<void> {
  await sql`insert into messages (channel_key, thread_ts, ts, user_id, body)
    select ${anyChannel}, n / 10, n, 'U', '{}' from generate_series(1, 50000) n`.execute(db);
  await sql`insert into thread_members (channel_key, thread_ts, user_id, reply_count, is_subscribed, last_read_ts, active_ts, has_unread)
    select ${anyChannel}, n, 'U1', 1, 1, n, n, case when n % 1000 = 0 then 1 else 0 end from generate_series(1, 20000) n`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

const unreadValues = { $1: "'U1'", $2: "1000", $3: "1000", $4: "'T1'" };

async function explain({ db, dialect }: Store, text: string, values: object = unreadValues): Promise<string> {
  const filled = Object.entries(values).reduce((query, [name, value]) => query.replaceAll(name, String(value)), text);
  const words = dialect === "postgres" ? "explain" : "explain query plan";
  const { rows } = await sql.raw<Record<string, unknown>>(`${words} ${filled}`).execute(db);
  return rows.map((row) => String(row["QUERY PLAN"] ?? row["detail"])).join("\n");
}
