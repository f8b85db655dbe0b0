import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as openSocket } from "node:net";
import { join } from "node:path";
import { describe, test } from "node:test";
import Sqlite from "better-sqlite3";
import { connect as connectPostgres, createDatabase, postgresSkip, query } from "../storage/testPostgres.ts";
import { ApiClient } from "./apiClient.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type ServerProcess, type ServerSetting, StartEnded, startServer } from "./serverProcess.ts";

/** Keeps writes waiting until it is released, so that a call is surely under way. */
interface Hold {
  /** Resolves when a write waits for it. */
  reached(): Promise<void>;
  release(): Promise<void>;
}

// All at once: most of it is waiting for servers to start and to end.
describe("a server that is asked to stop", { concurrency: true }, () => {
  test("on SQLite finishes the calls under way, asks new ones to come back, and ends with 0", async () => {
    using folder = quickFolder("drain");
    await drain({ dataFolder: folder.path }, async () => {
      const other = new Sqlite(join(folder.path, "platform.db"));
      other.exec("begin immediate");
      return {
        // The writer thread polls for the lock; that it waits cannot be seen from outside.
        reached: async () => {},
        release: async () => void other.exec("commit").close(),
      };
    });
  });

  test(
    "on PostgreSQL finishes the calls under way, asks new ones to come back, and ends with 0",
    { skip: postgresSkip },
    async () => {
      using folder = quickFolder("drain");
      await using database = await createDatabase();
      await drain({ dataFolder: folder.path, databaseUrl: database.url }, async () => {
        const { client } = await connectPostgres(database.url);
        await client.query("begin");
        await client.query("select * from channels for update");
        const waiting =
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        return {
          reached: () => eventually("a write waits", async () => (await query(database.url, waiting)).length === 3),
          release: async () => {
            await client.query("commit");
            await client.end();
          },
        };
      });
    },
  );

  test("does not wait for a client that never finishes its request", async () => {
    using folder = quickFolder("drain");
    await using server = await startServer({ dataFolder: folder.path });
    const socket = openSocket(Number(new URL(server.url).port), "127.0.0.1");
    await once(socket, "connect");
    socket.on("error", () => {});
    socket.write(
      "POST /api/api.test HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    );
    await eventually("the server answers", async () => (await clientOf(server).status("/healthz")) === 200);

    server.signal("SIGTERM");
    // The other half of that request never comes: a server that waited for it would never end.
    const ending = await server.ended;
    socket.destroy();

    assert.deepEqual(ending, { code: 0, signal: null }, server.printed());
  });

  test("ends at once when it is asked twice", async () => {
    using folder = quickFolder("drain");
    await using server = await startServer({ dataFolder: folder.path });
    using client = clientOf(server);
    assert.equal(await client.status("/readyz"), 200);
    const other = new Sqlite(join(folder.path, "platform.db"));
    other.exec("begin immediate");
    const lost = client.call("chat.postMessage", { channel: server.dev.channels["general"], text: "never answered" });
    const failed = assert.rejects(lost);
    server.signal("SIGTERM");
    await eventually("the server drains", async () => (await client.status("/readyz")) === 503);
    // A second one right behind the first is the first again, passed on by npm; so this one is sent until it is heard.
    const insisting = setInterval(() => server.signal("SIGTERM"), 100);
    const { code } = await server.ended;
    clearInterval(insisting);
    other.close();
    await failed;

    assert.equal(code, 130);
  });
});

describe("a port that is taken", () => {
  test("is named with the option to change it, and the second server ends with 1", async () => {
    using first = quickFolder("port");
    using second = quickFolder("port");
    await using server = await startServer({ dataFolder: first.path });
    const port = Number(new URL(server.url).port);

    const failed = await startServer({ dataFolder: second.path, port }).catch((error: unknown) => error);

    assert.ok(failed instanceof StartEnded, "the second server started");
    assert.deepEqual(failed.ending, { code: 1, signal: null });
    assert.match(failed.output, new RegExp(`${port}.*--port`));
    assert.doesNotMatch(failed.output, / at .*\.ts:\d+/, "a stack says nothing to the person who chose the port");
  });
});

async function drain(setting: ServerSetting, hold: () => Promise<Hold>): Promise<void> {
  await using server = await startServer(setting);
  using client = clientOf(server);
  const channel = server.dev.channels["general"];
  // Opens the connections, so that later calls come in over ones that are kept alive.
  await Promise.all(Array.from({ length: 8 }, () => client.call("api.test")));
  // Before writes are held up: a server that cannot write is not ready either.
  assert.equal(await client.status("/readyz"), 200);
  const held = await hold();

  const underWay = Array.from({ length: 3 }, (_, at) =>
    client.call("chat.postMessage", { channel, text: `held ${at}` }),
  );
  await held.reached();
  server.signal("SIGTERM");
  await eventually("/readyz turns", async () => (await client.status("/readyz")) === 503);
  const late = await client.call("auth.test");
  const order = await Promise.race([
    Promise.race(underWay).then(() => "answered"),
    client.call("auth.test").then(() => "held"),
  ]);
  await held.release();
  const answers = await Promise.all(underWay);
  const ending = await server.ended;

  assert.equal(order, "held", "the calls were not under way when the server was asked to stop");
  assert.equal(late.status, 503);
  assert.equal(late.body.error, "service_unavailable");
  assert.ok(Number(late.headers["retry-after"]) > 0);
  assert.equal(late.headers["connection"], "close");
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.ok]),
    Array(3).fill([200, true]),
  );
  assert.deepEqual(ending, { code: 0, signal: null }, server.printed());
}

function clientOf(server: ServerProcess): ApiClient {
  return new ApiClient(server.url, server.dev.users.find((user) => user.name === "alice")?.token ?? "");
}
