import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { createClient } from "@platform/sdk";
import { createPlatform, type Platform } from "@platform/server";
import { selectOutboxAfter } from "@platform/server/storage/queries/outbox.ts";
import { openStore } from "@platform/server/storage/store.ts";
import Sqlite from "better-sqlite3";
import { type Shell, shell } from "../../packages/cli/testkit/runCli.ts";
import { startServer } from "../faults/serverProcess.ts";
import { connect, createDatabase, createEmptyDatabase, postgresSkip, query } from "./testPostgres.ts";

/** A data folder in which people have written, made once; what its platform answered. */
let used: Shell;
let answered: unknown;
describe("platform move to PostgreSQL", { skip: postgresSkip }, () => {
  before(async () => {
    used = shell();
    await using platform = await createPlatform({ dataFolder: used.path("data"), seed: "dev", rates: "off" });
    for (let at = 0; at < 20; at++) await post(platform, `Message ${at}: ünïcödé 🎉`);
    answered = await answers(platform);
  });
  after(() => used[Symbol.dispose]());

  describe("brings it all over", () => {
    test("brings every row, and the platform there gives the same answers", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();

      const original = hashOf(here);
      const { code, out, err } = await here.run(["move", "--data", "data", "--to", target.url]);

      assert.deepEqual([code, err], [0, ""]);
      assert.match(out, /^ {2}messages +\d+$/m);
      assert.equal(hashOf(here), original);
      await using moved = await createPlatform({ dataFolder: here.path("data"), databaseUrl: target.url });
      assert.deepEqual(await answers(moved), answered);
    });

    test("reports every table and its rows as JSON, and no password", async () => {
      using here = shellInUse();
      await using target = await createDatabase();
      const url = new URL(target.url);
      url.password = "open-sesame";

      const { out } = await here.run(["move", "--data", "data", "--to", url.href, "--json"]);

      assert.equal(out.includes("open-sesame"), false);
      const answer = JSON.parse(out) as { ok: true; tables: { name: string; rows: number }[] };
      const source = new Sqlite(here.path("data", "platform.db"), { readonly: true });
      for (const { name, rows } of answer.tables) {
        assert.equal(source.prepare(`select count(*) from "${name}"`).pluck().get(), rows, name);
        assert.deepEqual(await query(target.url, `select count(*)::int as rows from "${name}"`), [{ rows }], name);
      }
      source.close();
      assert.ok(answer.tables.some(({ name, rows }) => name === "outbox" && rows > 0));
    });

    test("keeps the outbox in order: what was moved comes first, what happens now after it, and nothing is skipped", async () => {
      using here = shellInUse();
      await using target = await createDatabase();
      const source = await openStore({ kind: "file", path: here.path("data", "platform.db") }, { environment: {} });
      const events = await selectOutboxAfter(source.db, { txid: 0, id: 0 }, 10_000);
      await source.close();
      await here.run(["move", "--data", "data", "--to", target.url]);

      await using moved = await createPlatform({ dataFolder: here.path("data"), databaseUrl: target.url });
      assert.deepEqual(await selectOutboxAfter(moved.store.db, { txid: 0, id: 0 }, 10_000), events);
      await post(moved, "posted on PostgreSQL");

      const last = events.at(-1);
      assert.ok(last);
      const later = await selectOutboxAfter(moved.store.db, last, 10_000);
      assert.equal(later.length, 1);
      assert.match(later[0]?.payload ?? "", /posted on PostgreSQL/);
      assert.ok((later[0]?.id ?? 0) > last.id);
    });

    test("gives out keys past the highest ever given out, also past rows that are gone", async () => {
      using here = shellInUse();
      await using target = await createDatabase();
      const source = new Sqlite(here.path("data", "platform.db"));
      const highest = source.prepare("select seq from sqlite_sequence where name = 'outbox'").pluck().get() as number;
      source.prepare("delete from outbox").run();
      source.close();
      await here.run(["move", "--data", "data", "--to", target.url]);

      await using moved = await createPlatform({ dataFolder: here.path("data"), databaseUrl: target.url });
      await post(moved, "one more");

      assert.deepEqual(await query(target.url, "select id::int from outbox"), [{ id: highest + 1 }]);
    });

    test("carries texts and numbers over exactly", async () => {
      using here = shellInUse();
      await using target = await createDatabase();
      const texts = [
        "",
        "'; drop table users; --",
        '{"a":"\\u0000","b":[null]}',
        "NULL",
        'a\nb\tc\\d"e,{f}',
        "👩‍👩‍👧 e\u0301 \u200F",
      ];
      const source = new Sqlite(here.path("data", "platform.db"));
      const insert = source.prepare("insert into meta values (?, ?)");
      for (const [at, text] of texts.entries()) insert.run(`strange ${at}`, text);
      source
        .prepare("update memberships set deactivated_ms = ? where name = 'dora'")
        .run(BigInt(Number.MAX_SAFE_INTEGER));
      source.close();

      assert.equal((await here.run(["move", "--data", "data", "--to", target.url])).code, 0);

      const rows = await query(target.url, "select value from meta where key like 'strange%' order by key");
      assert.deepEqual(
        rows.map(({ value }) => value as unknown),
        texts,
      );
      assert.deepEqual(await query(target.url, "select deactivated_ms from memberships where name = 'dora'"), [
        { deactivated_ms: String(Number.MAX_SAFE_INTEGER) },
      ]);
    });

    test("takes a database that was migrated but never used", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();
      assert.equal((await here.run(["migrate", "--database-url", target.url])).code, 0);
      assert.equal((await here.run(["move", "--data", "data", "--to", target.url])).code, 0);
    });
  });

  describe("when it fails leaves the target as it was", () => {
    test("when it is not empty: a second move, or foreign tables", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();
      await query(target.url, "create table recipes (id int)");
      const foreign = await here.run(["move", "--data", "data", "--to", target.url]);
      assert.deepEqual(foreign, {
        code: 1,
        out: "",
        err: "The target is not empty: it has the table recipes. Name an empty database with --to.\n",
      });
      await query(target.url, "drop table recipes");

      assert.equal((await here.run(["move", "--data", "data", "--to", target.url])).code, 0);
      const second = await here.run(["move", "--data", "data", "--to", target.url]);
      assert.equal(second.code, 1);
      assert.match(second.err, /^The target is not empty: \w+ has rows\. Name an empty database with --to\.\n$/);
    });

    test("when PostgreSQL does not take a row", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();
      change(here, "update channels set topic = 'a' || char(0) || 'b' where name = 'random'");

      const { code, err } = await here.run(["move", "--data", "data", "--to", target.url]);

      assert.equal(code, 1);
      assert.match(err, /^PostgreSQL does not take the rows from channels \(key 1\) to channels \(key \d+\): /);
      assert.deepEqual(await tablesOf(target.url), []);
    });

    test("when the copy differs from the original", async () => {
      using here = shellInUse();
      await using target = await createDatabase();
      await query(
        target.url,
        "create function spoil() returns trigger language plpgsql as $$ begin new.title := 'Boss'; return new; end $$",
      );
      await query(
        target.url,
        "create trigger spoil before insert on memberships for each row when (new.name = 'bob') execute function spoil()",
      );

      const { code, err } = await here.run(["move", "--data", "data", "--to", target.url]);

      assert.equal(code, 1);
      assert.match(
        err,
        /^The copy is not the original: memberships \(team_id T\w+, user_id U\w+\) differs in title\. The target is left as it was\.\n$/,
      );
      assert.deepEqual(await query(target.url, "select count(*)::int as rows from teams"), [{ rows: 0 }]);
    });

    test("when a row is lost on the way", async () => {
      using here = shellInUse();
      await using target = await createDatabase();
      await query(target.url, "create rule lose as on insert to meta do instead nothing");

      const { err } = await here.run(["move", "--data", "data", "--to", target.url]);

      assert.match(err, /^The copy is not the original: meta \(key \w+\) is missing in the target\./);
      assert.deepEqual(await query(target.url, "select count(*)::int as rows from users"), [{ rows: 0 }]);
    });

    test("while a server runs on the original, even one that writes nothing, and names its process", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();
      const args = ["move", "--data", "data", "--to", target.url];
      {
        await using running = await createPlatform({ dataFolder: here.path("data"), rates: "off" });
        const { code, err } = await here.run(args);

        assert.equal(code, 1);
        assert.match(
          err,
          new RegExp(`platform\\.db is in use by process ${process.pid} \\(.+\\)\\. Stop .*, then run`),
        );
        assert.deepEqual(await tablesOf(target.url), []);
        await post(running, "accepted while the move was refused");
      }
      const moved = await here.run(args);
      assert.deepEqual([moved.code, moved.err], [0, ""]);
      await using platform = await createPlatform({ dataFolder: here.path("data"), databaseUrl: target.url });
      assert.match(JSON.stringify(await answers(platform)), /accepted while the move was refused/);
    });

    test("unless the server that held the original was killed", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();
      await using server = await startServer({ dataFolder: here.path("data") });
      const refused = await here.run(["move", "--data", "data", "--to", target.url]);
      assert.match(refused.err, new RegExp(`is in use by process ${server.pid} `));

      server.signal("SIGKILL");
      await server.ended;

      const { code, err } = await here.run(["move", "--data", "data", "--to", target.url]);
      assert.deepEqual([code, err], [0, ""]);
    });

    test("when it is stopped, or its connection breaks", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();
      const stopped = await here.run(["move", "--data", "data", "--to", target.url], {
        ending: AbortSignal.abort("SIGINT"),
      });
      assert.deepEqual([stopped.code, stopped.err], [1, "Stopped. The target is left as it was.\n"]);
      assert.deepEqual(await tablesOf(target.url), []);

      await using second = await connect(target.url);
      const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      let cutting: Promise<unknown> | undefined;
      const out = (): void => void (cutting ??= second.client.query(cut));
      const broken = await here.run(["move", "--data", "data", "--to", target.url], { isTerminal: true, out });
      await cutting;
      assert.equal(broken.code, 1);
      assert.match(broken.err, /Check --to\.\n$|PostgreSQL does not take the rows/);
      assert.deepEqual(await tablesOf(target.url), []);
    });

    test("when the original is of an older, a newer or a pre-release version, or is not there", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();
      const args = ["move", "--data", "data", "--to", target.url];
      change(here, "insert into kysely_migration values ('9999-future', '2099-01-01T00:00:00.000Z')");
      assert.match(
        (await here.run(args)).err,
        /platform\.db cannot be copied\. .*written by a newer version of Platform\./,
      );
      change(here, "delete from kysely_migration where name = '0001-baseline'");
      assert.match((await here.run(args)).err, /platform\.db cannot be copied\. .*before its first release/);
      change(here, "delete from kysely_migration");
      assert.match((await here.run(args)).err, /older version\. Run platform migrate first\.\n$/);
      assert.match((await here.run(["move", "--data", "none", "--to", target.url])).err, /Check --data\.\n$/);
      assert.deepEqual(await tablesOf(target.url), []);
    });

    test("when its user may not create tables", async () => {
      using here = shellInUse();
      await using target = await createEmptyDatabase();
      const name = `guest_${createHash("sha256").update(target.url).digest("hex").slice(0, 12)}`;
      await query(target.url, `create role ${name} login`);
      try {
        const url = new URL(target.url);
        url.username = name;
        const { code, err } = await here.run(["move", "--data", "data", "--to", url.href]);
        assert.equal(code, 1);
        assert.equal(err, "The user of --to may not create tables in public. Make it the owner of the database.\n");
      } finally {
        await query(target.url, `drop role ${name}`);
      }
    });
  });
});

/** A shell with a copy of that folder. */
function shellInUse(): Shell {
  const here = shell();
  cpSync(used.path("data"), here.path("data"), { recursive: true });
  return here;
}

async function alice(platform: Platform) {
  const baseUrl = platform.baseUrl === "http://localhost" ? await platform.listen() : platform.baseUrl;
  const dev = await platform.describeDev();
  const token = dev.users.find((user) => user.name === "alice")?.token ?? "";
  return { dev, client: createClient({ baseUrl, token }) };
}

async function post(platform: Platform, text: string): Promise<void> {
  const { dev, client } = await alice(platform);
  const posted = await client.call("chat.postMessage", { channel: dev.channels["general"] ?? "", text });
  assert.ok(posted.ok, JSON.stringify(posted));
}

/** Without what changes with every start: the port. */
async function answers(platform: Platform): Promise<unknown> {
  const text = JSON.stringify(await ask(platform));
  return JSON.parse(text.replaceAll(platform.baseUrl, "http://localhost"));
}

async function ask(platform: Platform): Promise<unknown[]> {
  const { dev, client } = await alice(platform);
  const found: unknown[] = [
    dev,
    await client.call("auth.test", {}),
    await client.call("team.info", {}),
    await client.call("conversations.list", { types: ["public_channel", "private_channel"] }),
    { ...(await client.call("users.list", {})), cache_ts: 0 },
  ];
  for (const channel of Object.values(dev.channels)) {
    found.push(await client.call("conversations.info", { channel, include_num_members: true }));
    for await (const page of client.pages("conversations.history", { channel, limit: 7 })) {
      found.push({ ...page, response_metadata: undefined });
    }
  }
  return found;
}

function change(here: Shell, sql: string): void {
  const database = new Sqlite(here.path("data", "platform.db"));
  database.exec(sql);
  database.close();
}

function hashOf(here: Shell): string {
  return createHash("sha256")
    .update(readFileSync(here.path("data", "platform.db")))
    .digest("hex");
}

async function tablesOf(url: string): Promise<unknown[]> {
  return query(url, "select table_name from information_schema.tables where table_schema = 'public'");
}
