import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { Listening } from "../storage/listening.ts";
import { createDatabase, postgresSkip, query, testServerUrl } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { freePort } from "./freePort.ts";
import { callApi } from "./subscribing.ts";

describe("a store that is restored to an earlier time, with clients that were open", () => {
  test("in a file: they connect again, read the earlier state, and hear what happens from then on", async () => {
    using here = shell();
    const setting = { dataFolder: here.path("data"), port: await freePort() };
    let listening: Listening;
    {
      await using server = await startServer(setting);
      await post(server, "before the backup");
      assert.equal((await here.run(["backup", "--data", "data", "--to", "backup.db"])).code, 0);
      listening = await listenTo(server);
      await post(server, "after the backup");
      await listening.until("the event", ({ text }) => text === "after the backup");
    }
    await listening.closed;
    const { code, err } = await here.run(["restore", "--from", "backup.db", "--data", "data", "--force"]);
    assert.deepEqual([code, err], [0, ""]);

    await using server = await startServer(setting);
    await checkEarlier(server);
  });

  test(
    "in PostgreSQL under a server that goes on: it asks its clients to connect again",
    { skip: postgresSkip },
    async () => {
      await using database = await createDatabase();
      using folder = quickFolder("restored");
      await using server = await startServer({ dataFolder: folder.path, databaseUrl: database.url });
      await post(server, "before the backup");
      await using backup = await copyDatabase(database.url);
      const listening = await listenTo(server);
      await post(server, "after the backup");
      await listening.until("the event", ({ text }) => text === "after the backup");

      await backup.putBack();
      await eventually(
        "the server reaches the database",
        async () => (await fetch(`${server.url}/readyz`)).status === 200,
      );
      // Its event has a higher number than the last one that the server has read, which is there no more.
      await eventually("a post is taken", () =>
        post(server, "the first after it").then(
          () => true,
          () => false,
        ),
      );

      assert.equal(await listening.closed, 1001);
      await checkEarlier(server);
    },
  );
});

async function checkEarlier(server: ServerProcess): Promise<void> {
  await using again = await listenTo(server);
  const { messages } = (await callApi(server.url, aliceOf(server), "conversations.history", {
    channel: server.dev.channels["general"],
  })) as unknown as { messages: readonly { readonly text: string }[] };
  const texts = messages.map(({ text }) => text);
  assert.ok(texts.includes("before the backup"));
  assert.ok(!texts.includes("after the backup"));
  await post(server, "life goes on");
  await again.until("the event", ({ text }) => text === "life goes on");
}

/** What pg_dump and pg_restore do, with what every PostgreSQL has: a database as the template of another one. */
async function copyDatabase(url: string): Promise<AsyncDisposable & { putBack(): Promise<void> }> {
  const name = new URL(url).pathname.slice(1);
  const copy = `${name}_backup`;
  await copyAs(name, copy);
  return {
    async putBack() {
      await query(testServerUrl(), `alter database ${name} with allow_connections false`);
      await query(testServerUrl(), `drop database ${name} with (force)`);
      await query(testServerUrl(), `alter database ${copy} rename to ${name}`);
    },
    async [Symbol.asyncDispose]() {
      await query(testServerUrl(), `drop database if exists ${copy} with (force)`);
    },
  };
}

/** A template may have no connections, so the server loses its own for a moment. */
async function copyAs(name: string, copy: string): Promise<void> {
  await query(testServerUrl(), `alter database ${name} with allow_connections false`);
  try {
    await query(testServerUrl(), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await eventually("the database has no connections", async () => {
      const [row] = await query<{ count: string }>(
        testServerUrl(),
        `select count(*) from pg_stat_activity where datname = '${name}'`,
      );
      return row?.count === "0";
    });
    await query(testServerUrl(), `create database ${copy} template ${name}`);
  } finally {
    await query(testServerUrl(), `alter database ${name} with allow_connections true`);
  }
}

async function listenTo(server: ServerProcess): Promise<Listening> {
  const { url } = (await callApi(server.url, aliceOf(server), "rtm.connect", {})) as unknown as { url: string };
  const listening = new Listening(url.replace("localhost", "127.0.0.1"));
  await listening.until("hello", ({ type }) => type === "hello");
  return listening;
}

async function post(server: ServerProcess, text: string): Promise<void> {
  const message = { channel: server.dev.channels["general"], text };
  await eventually(
    "the message is posted",
    async () => (await callApi(server.url, aliceOf(server), "chat.postMessage", message)).ok,
  );
}

function aliceOf({ dev }: ServerProcess): string {
  return dev.users.find((user) => user.name === "alice")?.token ?? "";
}
