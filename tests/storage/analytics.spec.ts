import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { sql } from "kysely";
import type { SeedDocument } from "@platform/server";
import { pageSql } from "@platform/server/storage/queries/messageActivity.ts";
import type { Store } from "@platform/server/storage/store.ts";
import { activityOf, addressOf, numbersOf, post } from "../../packages/server/testkit/activity.ts";
import { personOf } from "../../packages/server/testkit/admins.ts";
import { type Actor, StoppedClock, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

const names = Array.from({ length: 10 }, (_, at) => `reader${at}`);
const scopes = ["channels:history", "channels:write", "channels:read", "chat:write", "reactions:write"];

/** Alice runs an org of one workspace in which ten people of two departments read. */
const seed: SeedDocument = {
  orgs: [{ name: "Org", domain: "org" }],
  workspaces: [
    {
      name: "Acme",
      domain: "acme",
      org: "org",
      users: [
        { name: "alice", role: "primary_owner", org_role: "owner" },
        ...names.map((name, at) => ({ name, department: at % 2 === 0 ? "Even" : "Odd" })),
      ],
      channels: [{ name: "general", general: true }],
      apps: [{ name: "Client", user_scopes: [...scopes, "admin.analytics:read"] }],
    },
  ],
};

for (const kind of storeKinds) {
  describe(`analytics on ${kind.name}`, { skip: kind.skip }, () => {
    test("fifty views at once by ten people count ten, whatever order they come in", async () => {
      await using place = await kind.fresh();
      await using world = await workspace({ ...platformOptions(place.location), seed, clock: new StoppedClock() });
      const channel = world.general;
      const people = names.map((name) => personOf(world, name));
      const times: string[] = [];
      for (let at = 0; at < 5; at++) times.push(await post(world.alice, channel));
      const told = (at: number) => (at % 2 === 0 ? times : times.toReversed());

      await Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          const views = told(at);
          await people[at % 10]?.does("client.activity.record", { channel, views, client: "desktop" });
        }),
      );

      for (const ts of times) {
        const activity = await activityOf(world.alice, channel, ts);
        assert.deepEqual(numbersOf(activity), [10, 0, 0, 0]);
        assert.equal(activity.unique_views_client.desktop_views_count, 10);
        assert.deepEqual(
          activity.unique_stats_by_department.map(({ department, views }) => [department, views]),
          [
            ["Even", 5],
            ["Odd", 5],
          ],
        );
      }
    });

    test("everything that people do at once is counted once per person", async () => {
      await using place = await kind.fresh();
      await using world = await workspace({ ...platformOptions(place.location), seed, clock: new StoppedClock() });
      const ts = await post(world.alice, world.general);
      const people = names.map((name) => personOf(world, name));

      await Promise.all(people.flatMap((person) => [actAll(world, person, ts), actAll(world, person, ts)]));

      assert.deepEqual(numbersOf(await activityOf(world.alice, world.general, ts)), [10, 10, 10, 10]);
    });

    test("a page costs the page: both databases go straight to its range", async () => {
      await using place = await kind.fresh();
      await using world = await workspace({ ...platformOptions(place.location), seed, clock: new StoppedClock() });
      const { store } = world.platform;
      if (store.dialect === "postgres") await fillPostgres(store);

      for (const [name, text] of Object.entries(pageSql)) {
        const plan = await explain(store, text);
        const wrong = store.dialect === "postgres" ? /Seq Scan|Sort/ : /SCAN|TEMP B-TREE/;
        assert.doesNotMatch(plan, wrong, name);
        assert.match(plan, name === "parts" ? /message_activity_parts/ : /messages_by_ts/, name);
      }
    });
  });
}

/** Whatever one person can do with a message; some of it twice. */
async function actAll({ general: channel }: Workspace, person: Actor, ts: string): Promise<void> {
  await Promise.all([
    person.asks("reactions.add", { channel, timestamp: ts, name: "tada" }),
    person.asks("reactions.add", { channel, timestamp: ts, name: "eyes" }),
    person.does("conversations.mark", { channel, ts }),
    person.does("client.activity.record", { channel, views: [ts], clicks: [ts] }),
    person.does("chat.postMessage", { channel, text: addressOf(channel, ts) }),
  ]);
}

/** PostgreSQL plans by what it knows of the tables: reading a handful of rows whole is right, and proves nothing. */
async function fillPostgres({ db }: Store): Promise<void> {
  const key = sql`(select min(key) from channels)`;
  await sql`insert into messages (channel_key, thread_ts, ts, user_id, body)
    select ${key}, 0, n, 'U', '{}' from generate_series(1, 20000) n`.execute(db);
  await sql`insert into message_activity select ${key}, n, 1, 0, 0, 0, 0, 0, 0 from generate_series(1, 20000) n`.execute(
    db,
  );
  await sql`insert into message_activity_parts
    select ${key}, n, 'team', 'T', 1, 0, 0, 0 from generate_series(1, 20000) n`.execute(db);
  await sql`analyze`.execute(db);
}

/** The plan for one page in the middle of a channel. */
async function explain({ db, dialect }: Store, text: string): Promise<string> {
  const values = { $1: "1", $2: "10000", $3: text.includes("limit") ? "20000" : "10100", $4: "101" };
  const filled = Object.entries(values).reduce((query, [name, value]) => query.replaceAll(name, value), text);
  const words = dialect === "postgres" ? "explain" : "explain query plan";
  const { rows } = await sql.raw<Record<string, unknown>>(`${words} ${filled}`).execute(db);
  return rows.map((row) => String(row["QUERY PLAN"] ?? row["detail"])).join("\n");
}
