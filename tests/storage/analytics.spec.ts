import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import type { SeedDocument } from "@platform/server";
import { pageSql } from "@platform/server/storage/queries/messageActivity.ts";
import type { Store } from "@platform/server/storage/store.ts";
import { activityOf, addressOf, numbersOf, post } from "../../packages/server/testkit/activity.ts";
import { personOf } from "../../packages/server/testkit/admins.ts";
import { gunzipLines } from "../../packages/server/testkit/gunzipLines.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { anyChannel, plantMessages } from "./manyMessages.ts";
import { platformOptions } from "./platformPlace.ts";
import { sharedStoreKinds, storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const runs = roundsOf("PLATFORM_ANALYTICS_RUNS");

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
      await using world = await workspace({ ...platformOptions(place.location), seed });
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
      await using world = await workspace({ ...platformOptions(place.location), seed });
      const ts = await post(world.alice, world.general);
      const people = names.map((name) => personOf(world, name));

      await Promise.all(people.flatMap((person) => [actAll(world, person, ts), actAll(world, person, ts)]));

      assert.deepEqual(numbersOf(await activityOf(world.alice, world.general, ts)), [10, 10, 10, 10]);
    });

    test("whatever people do, in any order, the counters are those of who did it", async () => {
      await using place = await kind.fresh();
      await using world = await workspace({ ...platformOptions(place.location), seed });
      const times = [await post(world.alice, world.general), await post(world.alice, world.general)];

      await fc.assert(
        fc.asyncProperty(deeds, async (sequence) => {
          await Promise.all(sequence.map((deed) => doOne(world, times, deed)));

          for (const ts of times) {
            const acts = await actsOf(world.platform.store, ts);
            const activity = await activityOf(world.alice, world.general, ts);
            const { desktop_views_count, mobile_views_count } = activity.unique_views_client;
            assert.deepEqual(
              [...numbersOf(activity), desktop_views_count, mobile_views_count],
              ["view", "reaction", "share", "click", "view_desktop", "view_mobile"].map((act) => acts.get(act) ?? 0),
            );
            for (const stats of [activity.unique_stats_by_department, activity.unique_stats_by_org]) {
              assert.deepEqual(sumsOf(stats), numbersOf(activity));
            }
          }
        }),
        { numRuns: runs, endOnFailure: false },
      );
    });

    test("a day ends at midnight in UTC: the last message before it and the first after it are separated", async () => {
      await using place = await kind.fresh();
      await using world = await workspace({ ...platformOptions(place.location), seed });
      const { alice, general: channel, clock } = world;
      const [reader] = names.map((name) => personOf(world, name));
      assert.ok(reader);
      // The clock begins at nine in the morning of the 15th.
      clock.advance({ hours: 14, seconds: 3_599 });
      const evening = await post(alice, channel);
      clock.advance({ seconds: 1 });
      const morning = await post(alice, channel);
      await reader.does("client.activity.record", { channel, views: [evening, morning], clicks: [evening] });
      clock.advance({ hours: 24 });

      const midnightS = Date.UTC(2026, 0, 16) / 1000;
      const before = await listed({ latest_ts: `${midnightS - 1}.999999` });
      const after = await listed({ oldest_ts: `${midnightS}.000000` });
      const files = [await postedOn("2026-01-15"), await postedOn("2026-01-16")];

      assert.deepEqual(before.get(evening), [1, 0, 0, 1]);
      assert.deepEqual([...after], [[morning, [1, 0, 0, 0]]]);
      assert.equal(before.has(morning), false);
      assert.deepEqual(files, [1, 1]);

      async function listed(range: { readonly oldest_ts?: string; readonly latest_ts?: string }) {
        const { message_activities } = await alice.does("admin.analytics.messages.activity", { channel, ...range });
        return new Map(message_activities.map((activity) => [activity.timestamp, numbersOf(activity)]));
      }
      async function postedOn(date: string) {
        const asked = { type: "public_channel", date };
        const [line] = await gunzipLines(world, alice, "admin.analytics.getFile", asked);
        return line?.["messages_posted_count"];
      }
    });

    test("a day is reported the same", async () => {
      await using place = await kind.fresh();
      await using world = await workspace({ ...platformOptions(place.location), seed });
      const [first, second] = names.map((name) => personOf(world, name));
      assert.ok(first && second);
      for (const person of [first, first, second]) await post(person, world.general);
      world.clock.advance({ hours: 24 });
      await post(second, world.general);

      const day = { date: "2026-01-15" };
      const members = await gunzipLines(world, world.alice, "admin.analytics.getFile", { type: "member", ...day });
      const channels = await gunzipLines(world, world.alice, "admin.analytics.getFile", {
        type: "public_channel",
        ...day,
      });

      const posted = new Map(members.map((line) => [line["user_id"], line["messages_posted_count"]]));
      assert.deepEqual([posted.get(first.id), posted.get(second.id), posted.get(world.alice.id)], [2, 1, 0]);
      const [channel] = channels;
      assert.deepEqual(
        [channel?.["total_members_count"], channel?.["messages_posted_count"], channel?.["members_who_posted_count"]],
        [11, 3, 2],
      );
    });

    test("a page costs the page: both databases go straight to its range", async () => {
      await using place = await kind.fresh();
      await using world = await workspace({ ...platformOptions(place.location), seed });
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

for (const kind of sharedStoreKinds) {
  describe(`analytics of two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("count each person once, also when both record the same at the same time", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const channel = first.general;
      const times: string[] = [];
      for (let at = 0; at < 5; at++) times.push(await post(first.alice, channel));

      await Promise.all(
        Array.from({ length: 40 }, async (_, at) => {
          const world = at % 2 === 0 ? first : second;
          const person = [world.bob, world.carol][(at >> 1) % 2];
          const views = at % 3 === 0 ? times : times.toReversed();
          await person?.does("client.activity.record", { channel, views, clicks: times.slice(2), client: "web" });
        }),
      );

      for (const world of [first, second]) {
        for (const [at, ts] of times.entries()) {
          const activity = await activityOf(world.alice, channel, ts);
          assert.deepEqual(numbersOf(activity), [2, 0, 0, at < 2 ? 0 : 2], `message ${at}`);
          assert.equal(activity.unique_views_client.web_views_count, 2);
        }
      }
    });
  });
}

type Deed = { readonly who: number; readonly message: number; readonly how: (typeof ways)[number] };

const ways = ["desktop", "mobile", "unknown", "click", "mark", "tada", "eyes", "unreact", "share"] as const;
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.record({ who: fc.nat(9), message: fc.nat(1), how: fc.constantFrom(...ways) }),
  { minLength: 1, maxLength: 25 },
);

async function doOne(world: Workspace, times: readonly string[], { who, message, how }: Deed): Promise<void> {
  const channel = world.general;
  const person = personOf(world, names[who] ?? "");
  const ts = times[message] ?? "";
  if (how === "desktop" || how === "mobile") {
    await person.does("client.activity.record", { channel, views: times, client: how });
  } else if (how === "unknown") await person.does("client.activity.record", { channel, views: [ts] });
  else if (how === "click") await person.does("client.activity.record", { channel, clicks: times.toReversed() });
  else if (how === "mark") await person.does("conversations.mark", { channel, ts });
  else if (how === "share") await post(person, channel, times.map((each) => addressOf(channel, each)).join(" "));
  else if (how === "unreact") await person.asks("reactions.remove", { channel, timestamp: ts, name: "tada" });
  else await person.asks("reactions.add", { channel, timestamp: ts, name: how });
}

/** How many people did each thing with a message, counted from scratch. */
async function actsOf({ db }: Store, ts: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("message_acts")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("people")])
    .where("ts", "=", Number(ts.replace(".", "")))
    .groupBy("kind")
    .execute();
  return new Map(rows.map((row) => [row.kind, Number(row.people)]));
}

type Stats = Readonly<Record<"views" | "reactions" | "shares" | "clicks", number>>;

function sumsOf(stats: readonly Stats[]): number[] {
  const sum = (name: keyof Stats) => stats.reduce((total, one) => total + one[name], 0);
  return [sum("views"), sum("reactions"), sum("shares"), sum("clicks")];
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

async function fillPostgres({ db }: Store): Promise<void> {
  await plantMessages(db);
  await sql`insert into message_activity
    select ${anyChannel}, n, 1, 0, 0, 0, 0, 0, 0 from generate_series(1, 20000) n`.execute(db);
  await sql`insert into message_activity_parts
    select ${anyChannel}, n, 'team', 'T', 1, 0, 0, 0 from generate_series(1, 20000) n`.execute(db);
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
