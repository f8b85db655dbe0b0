import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { Listening } from "../storage/listening.ts";
import { connect, createDatabase } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { pgbouncerSkip, startPgbouncer } from "./pgbouncer.ts";
import { startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

describe("servers behind PgBouncer that pools transactions", { skip: pgbouncerSkip }, () => {
  test("post, hear each other and refuse a revoked token", async () => {
    await using stack = new AsyncDisposableStack();
    const database = stack.use(await createDatabase());
    const pgbouncer = stack.use(await startPgbouncer(database.url));
    const folder = stack.use(quickFolder("pgbouncer"));
    const options = {
      dataFolder: folder.path,
      databaseUrl: pgbouncer.url,
      database: { isPrepared: false, listenUrl: database.url },
    };
    const first = stack.use(await workspace(options));
    const second = stack.use(await workspace(options));
    for (const { platform } of [first, second]) await platform.listen();
    const bob = stack.use(await Listening.as(second.bob));
    const texts = Array.from({ length: 100 }, (_, at) => `${at}`);

    for (let at = 0; at < texts.length; at += 10) {
      const posts = texts.slice(at, at + 10);
      const post = (text: string) => first.alice.does("chat.postMessage", { channel: first.general, text });
      await Promise.all(posts.map(post));
    }
    await bob.until("all of them", () => bob.frames.filter(({ text }) => texts.includes(String(text))).length === 100);
    const heard = bob.frames.flatMap(({ text }) => (texts.includes(String(text)) ? [String(text)] : []));
    assert.equal(new Set(heard).size, 100);

    assert.equal((await second.carol.asks("auth.test", {})).ok, true);
    await first.carol.does("auth.revoke", {});
    assert.equal(await second.carol.refused("auth.test", {}), "token_revoked");
  });

  test("leave no setting and no lock on the connections that they share", async () => {
    await using database = await createDatabase();
    await using pgbouncer = await startPgbouncer(database.url);
    using folder = quickFolder("pgbouncer");
    const flags = ["--database-prepare", "off", "--listen-database-url", database.url];
    await using server = await startServer({ dataFolder: folder.path, databaseUrl: pgbouncer.url, flags });
    const alice = server.dev.users.find(({ name }) => name === "alice")?.token ?? "";
    const posts = Array.from({ length: 20 }, (_, at) => `${at}`);
    const channel = server.dev.channels["general"];
    await Promise.all(posts.map((text) => callApi(server.url, alice, "chat.postMessage", { channel, text })));

    await using direct = await connect(database.url);
    await using shared = await connect(pgbouncer.url);
    const settings = "select name, setting from pg_settings where source = 'session' and name like '%timeout'";
    const { rows: changed } = await shared.client.query(settings);
    const { rows: locks } = await direct.client.query(
      `select l.pid from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and a.state = 'idle' and a.datname = current_database()`,
    );

    assert.deepEqual(changed, []);
    assert.deepEqual(locks, []);
  });
});
