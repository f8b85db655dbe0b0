import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { Listening } from "../storage/listening.ts";
import { connect, createDatabase, createEmptyDatabase, postgresSkip, query } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { startPostgresProxy } from "./postgresProxy.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

/** PostgreSQL ends a transaction that is idle for twice as long. */
const flags = ["--database-statement-timeout", "1"];

describe("live events on PostgreSQL", { skip: postgresSkip }, () => {
  for (const where of ["the same database", "another database of the cluster"]) {
    test(`arrive while a foreign write transaction is open in ${where}`, async () => {
      await using database = await createDatabase();
      await using other = await createEmptyDatabase();
      using folder = quickFolder("foreign");
      await using world = await workspace({ dataFolder: folder.path, databaseUrl: database.url });
      await world.platform.listen();
      await using listening = await Listening.as(world.bob);
      await using foreign = await connect(where === "the same database" ? database.url : other.url);
      await foreign.client.query("begin; create table foreign_rows (id int); insert into foreign_rows values (1)");

      await world.alice.does("chat.postMessage", { channel: world.general, text: "heard" });

      await listening.until("the message", (frame) => frame["text"] === "heard");
      await foreign.client.query("rollback");
    });
  }

  test("arrive while another server is paused inside a transaction that has locked a channel", async () => {
    await using database = await createDatabase();
    using folder = quickFolder("held");
    const setting = { dataFolder: folder.path, databaseUrl: database.url, flags };
    await using running = await startServer(setting);
    await using paused = await startServer(setting);
    const heard = await hear(running);

    // Until the signal hits it in the middle of one. The events of a post are sent with its commit, so that a server can
    // be paused only before it has written them.
    let waitMs = 0;
    await eventually("it is paused inside a transaction", async () => {
      paused.signal("SIGCONT");
      const posts = Array.from({ length: 10 }, async () => {
        for (let at = 0; at < 5; at++) await post(paused, "random", "held").catch(() => {});
      });
      await Promise.race([...posts, sleep((waitMs = (waitMs + 7) % 40))]);
      paused.signal("SIGSTOP");
      return isHeld(database.url, "channel");
    });
    await post(running, "general", "heard");

    await eventually("the message", async () => heard().includes("heard"), 15_000);
    paused.signal("SIGCONT");
    await post(paused, "general", "recovered");
    await eventually("the message of the other server", async () => heard().includes("recovered"));
  });

  test("arrive again soon after the network cut another server off inside a transaction that wrote events", async () => {
    await using database = await createDatabase();
    await using proxy = await startPostgresProxy(database.url);
    using folder = quickFolder("cut");
    const setting = { dataFolder: folder.path, flags };
    await using running = await startServer({ ...setting, databaseUrl: database.url });
    await using lost = await startServer({ ...setting, databaseUrl: proxy.url });
    const heard = await hear(running);

    proxy.mode = "stall before commit";
    const refused = assert.rejects(post(lost, "random", "held"));
    await eventually("it is cut off inside a transaction", () => isHeld(database.url, "outbox"), 1_500);
    await post(running, "general", "heard");

    await eventually("the message", async () => heard().includes("heard"), 15_000);
    await refused;
    proxy.mode = "pass";
    await eventually("the server recovers", () =>
      post(lost, "random", "recovered").then(
        () => true,
        () => false,
      ),
    );
    await eventually("the message of the other server", async () => heard().includes("recovered"));
  });
});

/** Longer than a server takes between two statements. */
const idleMs = 100;

/** Kinds of advisory locks: of a channel, with one key; of a writer of events, with two. */
const keysOf = { channel: 1, outbox: 2 };

/** Whether a transaction that has locked a channel, or written events, waits for its server. */
async function isHeld(url: string, lock: keyof typeof keysOf): Promise<boolean> {
  await sleep(2 * idleMs);
  const rows = await query(
    url,
    `select 1 from pg_stat_activity a join pg_locks l on l.pid = a.pid
      where l.locktype = 'advisory' and l.objsubid = ${keysOf[lock]} and a.state = 'idle in transaction'
        and a.datname = current_database() and a.state_change < clock_timestamp() - interval '${idleMs} milliseconds'`,
  );
  return rows.length > 0;
}

/** The texts that a socket of the server has received so far. */
async function hear(server: ServerProcess): Promise<() => readonly string[]> {
  const { url } = (await callApi(server.url, aliceOf(server), "rtm.connect", {})) as unknown as { url: string };
  const socket = new WebSocket(url);
  const texts: string[] = [];
  socket.on("message", (data) => {
    const { text } = JSON.parse((data as Buffer).toString()) as { readonly text?: string };
    if (text !== undefined) texts.push(text);
  });
  await once(socket, "message");
  return () => texts;
}

async function post(server: ServerProcess, channel: string, text: string): Promise<void> {
  const message = { channel: server.dev.channels[channel], text };
  const posted = await callApi(server.url, aliceOf(server), "chat.postMessage", message);
  assert.ok(posted.ok, posted.error ?? "");
}

function aliceOf({ dev }: ServerProcess): string {
  return dev.users.find((user) => user.name === "alice")?.token ?? "";
}
