import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { type Actor, StoppedClock, workspace } from "../../packages/server/testkit/workspace.ts";
import { ApiClient } from "../faults/apiClient.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { startServer } from "../faults/serverProcess.ts";
import { platformOptions } from "./platformPlace.ts";
import { inPostgres, sharedStoreKinds, storeKinds } from "./storeKinds.ts";
import { createDatabase } from "./testPostgres.ts";
import { twoServers } from "./twoServers.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const runs = roundsOf("PLATFORM_TIMESTAMPS_RUNS");

for (const kind of storeKinds) {
  describe(`timestamps on ${kind.name}`, { skip: kind.skip }, () => {
    test("keep rising when the clock jumps back an hour, and forward a day", async () => {
      await using place = await kind.fresh();
      const clock = new StoppedClock();
      await using world = await workspace({ ...platformOptions(place.location), clock });
      const { alice, general } = world;
      const given: string[] = [];

      for (const hours of [0, -1, -1, 24, -24, 0]) {
        clock.advance({ hours });
        for (let at = 0; at < 5; at++) {
          given.push((await alice.does("chat.postMessage", { channel: general, text: `${hours}` })).ts);
        }
      }

      assertRising(given);
    });
  });
}

describe("timestamps of two servers", () => {
  test("on one SQLite file are unique and rise for each of them", async () => {
    await postFromTwoServers(undefined);
  });

  test("on one PostgreSQL database are unique and rise for each of them", { skip: inPostgres.skip }, async () => {
    await using database = await createDatabase();
    await postFromTwoServers(database.url);
  });
});

/** Both clocks jump, each by itself; then so much is posted at once, through either server, some of it as replies. */
const turns = fc.array(
  fc.record({
    jumps: fc.tuple(jump(), jump()),
    posts: fc.array(fc.record({ server: fc.nat(1), isReply: fc.boolean() }), { minLength: 1, maxLength: 8 }),
  }),
  { minLength: 2, maxLength: 8 },
);

function jump(): fc.Arbitrary<number> {
  return fc.oneof(fc.constant(0), fc.integer({ min: -86_400, max: 86_400 }));
}

describe("timestamps of two servers whose clocks jump", () => {
  for (const kind of sharedStoreKinds) {
    test(`are unique, and later for what is posted later, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using servers = await twoServers(kind);
      const both = [servers.first, servers.second] as const;
      await fc.assert(
        fc.asyncProperty(turns, async (all) => {
          const { channel } = await both[0].alice.does("conversations.create", { name: `jumps-${++channels}` });
          const root = await postIn(both[0].alice, channel.id);
          const given = [[root]];
          for (const { jumps, posts } of all) {
            for (const [at, { clock }] of both.entries()) clock.advance({ seconds: jumps[at] ?? 0 });
            const alices = posts.map(({ server }) => both[server === 0 ? 0 : 1].alice);
            given.push(
              await Promise.all(alices.map((alice, at) => postIn(alice, channel.id, posts[at]?.isReply ? root : ""))),
            );
          }

          // At once, nobody can say which came first; from one turn to the next, everybody can.
          assertRising(given.map((turn) => turn.toSorted()).flat());
        }),
        { numRuns: runs },
      );
    });
  }
});

let channels = 0;

async function postIn(alice: Actor, channel: string, thread_ts = ""): Promise<string> {
  const place = thread_ts === "" ? { channel } : { channel, thread_ts };
  return (await alice.does("chat.postMessage", { ...place, text: "now" })).ts;
}

/** Both start at once on nothing, so each of them would also be the one to create and seed the workspace. */
async function postFromTwoServers(databaseUrl: string | undefined): Promise<void> {
  using folder = quickFolder("two");
  const setting = { dataFolder: folder.path, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const starting = await Promise.allSettled([startServer(setting), startServer(setting)]);
  await using stack = new AsyncDisposableStack();
  const servers = starting.flatMap((start) => (start.status === "fulfilled" ? [stack.use(start.value)] : []));
  assert.deepEqual(
    starting.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : [])),
    [],
  );

  const given = await Promise.all(servers.map((server) => postMany(server, 150)));

  for (const own of given) for (const stream of own) assertRising(stream);
  const all = given.flat(2);
  assert.equal(all.length, 300);
  assert.equal(new Set(all).size, all.length);
}

/** What four clients of one server are given, each posting one message after the other into the same channel. */
async function postMany(server: Awaited<ReturnType<typeof startServer>>, count: number): Promise<string[][]> {
  const alice = server.dev.users.find((user) => user.name === "alice");
  using client = new ApiClient(server.url, alice?.token ?? "");
  const streams = Array.from({ length: 5 }, async (_, stream) => {
    const given: string[] = [];
    for (let at = 0; at < count / 5; at++) {
      const { body } = await client.call("chat.postMessage", {
        channel: server.dev.channels["general"],
        text: `${stream}.${at}`,
      });
      assert.equal(body.ok, true, JSON.stringify(body));
      given.push(String(body["ts"]));
    }
    return given;
  });
  return await Promise.all(streams);
}

function assertRising(given: readonly string[]): void {
  assert.deepEqual(given, [...new Set(given)].toSorted(), "the timestamps do not rise strictly");
}
