import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { Listening } from "../storage/listening.ts";
import { createDatabase, postgresSkip, query } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { startPostgresProxy } from "./postgresProxy.ts";
import { Random } from "./random.ts";

/** A server and a socket of another one on the same database, which has its notifications through a proxy. */
async function twoServers() {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createDatabase());
  const proxy = stack.use(await startPostgresProxy(database.url));
  const folder = stack.use(quickFolder("notices"));
  const options = { dataFolder: folder.path, databaseUrl: database.url };
  const posting = stack.use(await workspace(options));
  const hearing = stack.use(await workspace({ ...options, database: { listenUrl: proxy.url } }));
  await hearing.platform.listen();
  const isListening = async () => hearing.platform.store.commits?.isListening() ?? false;
  await eventually("it listens", isListening);
  const listening = stack.use(await Listening.as(hearing.bob));
  const all = stack.move();
  return {
    database,
    proxy,
    isListening,
    post: (text: string) => posting.alice.does("chat.postMessage", { channel: posting.general, text }),
    until: (text: string) => listening.until(text, (frame) => frame["text"] === text),
    texts: () => listening.frames.flatMap(({ text }) => (typeof text === "string" ? [text] : [])),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

describe("events of another server", { skip: postgresSkip }, () => {
  test("arrive by notification, not by the poll that makes up for a lost one", async () => {
    await using servers = await twoServers();
    const startedMs = performance.now();

    for (let at = 0; at < 10; at++) {
      await servers.post(`${at}`);
      await servers.until(`${at}`);
    }

    // The poll alone would take half a minute.
    assert.ok(performance.now() - startedMs < 10_000, `${performance.now() - startedMs} ms`);
  });

  test("arrive once and in order while the connection of the notifications is cut again and again", async () => {
    await using servers = await twoServers();
    const sent: string[] = [];
    let cuts = 0;

    for (let at = 0; at < 40; at++) {
      if (at % 4 === 3) {
        const cut =
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'platform listener'";
        const cutting = query(servers.database.url, `${cut} and datname = current_database()`);
        // Before a post, or while it is under way.
        if (at % 8 === 3) await cutting;
        cutting.then(
          (rows) => (cuts += rows.length),
          () => {},
        );
      }
      sent.push(`${at}`);
      await servers.post(`${at}`);
      if (at % 10 === 9) await eventually("it listens again", servers.isListening);
    }
    await servers.until("39");

    assert.ok(cuts >= 4, `${cuts} cuts`);
    assert.deepEqual(servers.texts(), sent);
    await eventually("it listens again", servers.isListening);
  });

  test("arrive once while the server is busy and the connection of the notifications is cut at any moment", async () => {
    await using servers = await twoServers();
    const sent: string[] = [];
    const random = new Random(Date.now() % 1_000_000);
    const posters = Array.from({ length: 6 }, async (_, poster) => {
      for (let at = 0; at < 40; at++) {
        const text = `${poster} ${at}`;
        await servers.post(text);
        sent.push(text);
      }
    });
    const posting = Promise.all(posters);
    let isOver = false;
    void posting.finally(() => (isOver = true));

    let cuts = 0;
    // Also while it connects: the next cut comes within milliseconds or later.
    for (; !isOver; cuts++) {
      await pause(random.below(300));
      servers.proxy.mode = "refuse";
      servers.proxy.mode = "pass";
    }
    await posting;

    await eventually("all of them", async () => servers.texts().length >= sent.length);
    assert.ok(cuts >= 3, `${cuts} cuts`);
    assert.deepEqual(servers.texts().toSorted(), sent.toSorted());
    await eventually("it listens again", servers.isListening);
  });

  test("arrive when the connection of the notifications falls silent, and when it cannot be opened", async () => {
    await using servers = await twoServers();

    servers.proxy.mode = "stall";
    await servers.post("silent");
    await servers.until("silent");
    servers.proxy.mode = "refuse";
    await eventually("it does not listen", async () => !(await servers.isListening()));
    await servers.post("refused");
    await servers.until("refused");
    servers.proxy.mode = "pass";
    await eventually("it listens again", servers.isListening);
    await servers.post("heard");
    await servers.until("heard");

    assert.deepEqual(servers.texts(), ["silent", "refused", "heard"]);
    // A server with a silent connection stops all the same.
    servers.proxy.mode = "stall";
  });
});
