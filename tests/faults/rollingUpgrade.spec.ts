import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { nextMigration } from "../storage/secondMigration.ts";
import { createDatabase, postgresSkip, query } from "../storage/testPostgres.ts";
import { busyPair, talk } from "./busyPair.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { StartEnded, startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

const newerServer = fileURLToPath(new URL("newerServer.ts", import.meta.url));
const newer = (allows: "older servers" | "no older servers") => [process.execPath, newerServer, allows];

describe("an upgrade of servers on one PostgreSQL", { skip: postgresSkip, concurrency: 2 }, () => {
  test(
    "to a schema with which older servers continue loses no call and no event while versions are mixed",
    { timeout: 300_000 },
    async () => {
      await using pair = await busyPair();
      const talking = talk(pair);
      const hears = (text: string) => eventually(`${text} is heard`, async () => pair.app.heard.has(text), 60_000);

      await pair.replace(0, "SIGTERM", newer("older servers"));
      assert.equal(await lastMigration(pair.databaseUrl), nextMigration);
      for (const [place, text] of [
        [0, "from the newer"],
        [1, "from the older"],
      ] as const) {
        await post(pair.standing[place].url, pair.dev, text);
        await hears(text);
      }
      // One of the older version that is restarted meanwhile starts again on the newer schema.
      await pair.replace(1, "SIGTERM");
      await post(pair.standing[1].url, pair.dev, "from the older again");
      await hears("from the older again");
      await pair.replace(1, "SIGTERM", newer("older servers"));
      const { posted, failures } = await talking.stop();

      assert.deepEqual(failures, []);
      assert.ok(posted.length > 0);
      await eventually("every post is heard", async () => posted.every((text) => pair.app.heard.has(text)), 120_000);
    },
  );

  test(
    "to one with which they cannot is refused while one runs, and changes nothing",
    { timeout: 300_000 },
    async () => {
      await using place = await database();
      const older = await startServer(place.setting);
      await using _older = older;

      const refused = await refusalOf({ ...place.setting, under: newer("no older servers") });
      assert.match(
        refused,
        /^Servers of an older version run on this database \(1\) .*they need 9001-nicknames\. Nothing was changed\. Stop them/m,
      );
      assert.notEqual(await lastMigration(place.url), nextMigration);
      await post(older.url, older.dev, "The older one goes on");

      older.signal("SIGTERM");
      await older.ended;
      await using upgraded = await startServer({ ...place.setting, under: newer("no older servers") });
      assert.equal(await lastMigration(place.url), nextMigration);
      await post(upgraded.url, upgraded.dev, "After the upgrade");
      assert.match(
        await refusalOf(place.setting),
        /^A newer version of Platform has migrated this database\. Servers need 9001-nicknames to use it, and this version ends with \d{4}-[a-z-]+\. Start the newer version here, too\.$/m,
      );
    },
  );

  test(
    "is noticed by an older server that was paused meanwhile, which then ends and says why",
    { timeout: 300_000 },
    async () => {
      await using place = await database();
      await using paused = await startServer(place.setting);
      paused.signal("SIGSTOP");
      // As if the lease had ended long ago; it is waited for otherwise.
      await query(place.url, "update servers set lease_until_ms = 1");

      await using upgraded = await startServer({ ...place.setting, under: newer("no older servers") });
      paused.signal("SIGCONT");

      assert.deepEqual(await paused.ended, { code: 1, signal: null });
      assert.match(paused.printed(), /^A newer version of Platform has migrated this database\./m);
      await post(upgraded.url, upgraded.dev, "The newer one goes on");
    },
  );

  test("waits for the lease of an older server that was killed", { timeout: 300_000 }, async () => {
    await using place = await database();
    const killed = await startServer(place.setting);
    killed.signal("SIGKILL");
    await killed.ended;

    await using upgraded = await startServer({ ...place.setting, under: newer("no older servers") });

    assert.equal(await lastMigration(place.url), nextMigration);
    await post(upgraded.url, upgraded.dev, "After the lease");
  });
});

async function database() {
  await using stack = new AsyncDisposableStack();
  const { url } = stack.use(await createDatabase());
  const { path: dataFolder } = stack.use(quickFolder("upgrade"));
  const all = stack.move();
  return { url, setting: { dataFolder, databaseUrl: url }, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

async function post(url: string, dev: Parameters<typeof talk>[0]["dev"], text: string): Promise<void> {
  const token = dev.users.find(({ name }) => name === "bob")?.token ?? "";
  const { ok, error } = await callApi(url, token, "chat.postMessage", { channel: dev.channels["random"], text });
  assert.ok(ok, error ?? "");
}

/** What a server says that does not start. */
async function refusalOf(setting: Parameters<typeof startServer>[0]): Promise<string> {
  try {
    await using _started = await startServer(setting);
  } catch (error) {
    if (error instanceof StartEnded && error.ending.code === 1) return error.output;
    throw error;
  }
  return assert.fail("the server started");
}

async function lastMigration(url: string): Promise<string | undefined> {
  const [row] = await query<{ name: string }>(url, "select max(name) as name from kysely_migration");
  return row?.name;
}
