import assert from "node:assert/strict";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { after, before, describe, test } from "node:test";
import { createPlatform, type Platform } from "@platform/server";
import { createClient } from "@platform/sdk";
import Sqlite from "better-sqlite3";
import { shell, type Shell } from "../../testkit/runCli.ts";

async function serve(here: Shell, folder: string): Promise<Platform & { url: string }> {
  const platform = await createPlatform({ dataFolder: here.path(folder), seed: "dev", dev: true });
  return Object.assign(platform, { url: await platform.listen() });
}

/** A member of #general of a running platform. */
async function alice(platform: Platform & { url: string }) {
  const dev = await platform.describeDev();
  const token = dev.users.find((user) => user.name === "alice")?.token ?? "";
  return { client: createClient({ baseUrl: platform.url, token }), general: dev.channels["general"] ?? "" };
}

describe("platform backup", () => {
  const seeded = shell();
  before(async () => (await createPlatform({ dataFolder: seeded.path("data"), seed: "dev" })).stop());
  after(() => seeded[Symbol.dispose]());

  /** A shell with a data folder that a server has used. */
  function shellWithData(): Shell {
    const here = shell();
    cpSync(seeded.path("data"), here.path("data"), { recursive: true });
    return here;
  }

  test("taken from a busy server holds what was answered before, and is served after a restore", async () => {
    using here = shell();
    const before: unknown[] = [];
    {
      await using platform = await serve(here, "data");
      const { client, general } = await alice(platform);
      const posting = new AbortController();
      const post = async (text: string): Promise<void> => {
        const posted = await client.call("chat.postMessage", { channel: general, text });
        assert.equal(posted.ok, true);
      };
      await post("answered before the backup");
      const busy = (async () => {
        for (let at = 0; !posting.signal.aborted; at++) await post(`meanwhile ${at}`);
      })();

      const { code, out, err } = await here.run(["backup", "--data", "data", "--to", "copy.db"]);
      posting.abort();
      await busy;

      assert.deepEqual([code, err], [0, ""]);
      assert.match(out, /copy\.db\.key\. Keep both/);
      for (const method of ["auth.test", "team.info"] as const) before.push(await client.call(method, {}));
      before.push(await client.call("conversations.info", { channel: general }));
    }
    mkdirSync(here.path("restored"));
    copyFileSync(here.path("copy.db"), here.path("restored", "platform.db"));
    copyFileSync(here.path("copy.db.key"), here.path("restored", "server.key"));

    await using restored = await serve(here, "restored");
    const { client, general } = await alice(restored);
    const after: unknown[] = [];
    for (const method of ["auth.test", "team.info"] as const) after.push(await client.call(method, {}));
    after.push(await client.call("conversations.info", { channel: general }));
    const withoutPort = (answers: unknown[]) => JSON.stringify(answers).replaceAll(/localhost:\d+/g, "localhost");
    assert.equal(withoutPort(after), withoutPort(before));
    const history = await client.call("conversations.history", { channel: general, limit: 999 });
    assert.ok(history.ok && history.messages.some(({ text }) => text === "answered before the backup"));
    assert.equal((await client.call("chat.postMessage", { channel: general, text: "life goes on" })).ok, true);
  });

  test("is for its owner's eyes, one file without companions, and reported as JSON", async () => {
    using here = shellWithData();
    mkdirSync(here.path("backups"));
    const { out } = await here.run(["backup", "--data", "data", "--to", "backups/copy.db", "--json"]);
    const file = here.path("backups", "copy.db");
    assert.deepEqual(JSON.parse(out), {
      ok: true,
      database_file: file,
      key_file: `${file}.key`,
      bytes: statSync(file).size,
    });
    assert.deepEqual(readdirSync(here.path("backups")).toSorted(), ["copy.db", "copy.db.key"]);
    for (const name of ["copy.db", "copy.db.key"])
      assert.equal(statSync(here.path("backups", name)).mode & 0o777, 0o600);
    const copy = new Sqlite(file, { readonly: true });
    assert.equal(copy.pragma("integrity_check", { simple: true }), "ok");
    copy.close();
  });

  test("holds the files too, and the next one copies only what is new", async () => {
    using here = shell();
    {
      await using platform = await serve(here, "data");
      const { client } = await alice(platform);
      const upload = async (text: string) => {
        const opened = await client.call("files.getUploadURLExternal", { filename: "a.txt", length: text.length });
        assert.ok(opened.ok);
        await fetch(opened.upload_url, { method: "POST", body: text });
        assert.equal((await client.call("files.completeUploadExternal", { files: [{ id: opened.file_id }] })).ok, true);
      };
      await upload("first");
      await here.run(["backup", "--data", "data", "--to", "copy.db"]);
      await upload("second");
      const { out } = await here.run(["backup", "--data", "data", "--to", "copy.db", "--force"]);
      assert.match(out, /The 2 uploaded files are in .*copy\.db\.files\./);
    }
    mkdirSync(here.path("restored"));
    copyFileSync(here.path("copy.db"), here.path("restored", "platform.db"));
    copyFileSync(here.path("copy.db.key"), here.path("restored", "server.key"));
    cpSync(here.path("copy.db.files"), here.path("restored", "files"), { recursive: true });

    await using restored = await serve(here, "restored");
    const dev = await restored.describeDev();
    const { client } = await alice(restored);
    const listed = await client.call("files.list", {});
    assert.ok(listed.ok);
    const headers = { authorization: `Bearer ${dev.users.find((user) => user.name === "alice")?.token}` };
    const texts = await Promise.all(
      listed.files.map(async (file) => (await fetch(file.url_private, { headers })).text()),
    );
    assert.deepEqual(texts.toSorted(), ["first", "second"]);
  });

  test("fails when the files that the database names are elsewhere, and says how many and which flag to use", async () => {
    using here = shell();
    const files = here.path("elsewhere");
    {
      const platform = await createPlatform({
        dataFolder: here.path("data"),
        filesFolder: files,
        seed: "dev",
        dev: true,
      });
      await using serving = Object.assign(platform, { url: await platform.listen() });
      const { client } = await alice(serving);
      for (const text of ["first", "second"]) {
        const opened = await client.call("files.getUploadURLExternal", { filename: "a.txt", length: text.length });
        assert.ok(opened.ok);
        await fetch(opened.upload_url, { method: "POST", body: text });
        assert.equal((await client.call("files.completeUploadExternal", { files: [{ id: opened.file_id }] })).ok, true);
      }
    }
    const args = ["backup", "--data", "data", "--to", "copy.db"];

    const { code, err } = await here.run(args);
    assert.equal(code, 1);
    assert.match(
      err,
      /2 of the 2 files that the database names are not in .*data\/files\..*--files.*--allow-missing-files/,
    );
    assert.deepEqual(readdirSync(here.folder).toSorted(), ["data", "elsewhere"]);

    const whole = await here.run([...args, "--files", "elsewhere"]);
    assert.deepEqual([whole.code, whole.err], [0, ""]);
    assert.match(whole.out, /The 2 uploaded files/);
    const partial = await here.run([...args, "--force", "--allow-missing-files"]);
    assert.equal(partial.code, 0);
    assert.match(partial.err, /2 of the 2 files that the database names are not in/);
  });

  test("does not replace a file unless it is asked to", async () => {
    using here = shellWithData();
    for (const name of ["copy.db", "copy.db.key"]) {
      using other = shell();
      writeFileSync(other.path(name), "precious");
      const args = ["backup", "--data", here.path("data"), "--to", "copy.db"];
      const refused = await other.run(args);
      assert.equal(refused.code, 1);
      assert.match(
        refused.err,
        new RegExp(`${name} exists\\. Name another file with --to, or replace it with --force\\.\n$`),
      );
      assert.equal(readFileSync(other.path(name), "utf8"), "precious");

      assert.equal((await other.run([...args, "--force"])).code, 0);
      assert.notEqual(readFileSync(other.path(name), "utf8"), "precious");
      assert.deepEqual(readdirSync(other.folder).toSorted(), ["copy.db", "copy.db.key"]);
    }
  });

  test("never replaces what the server itself uses, by whatever name", async () => {
    using here = shellWithData();
    symlinkSync(here.path("data"), here.path("link"));
    for (const to of ["data/platform.db", "link/platform.db"]) {
      const { code, err } = await here.run(["backup", "--data", "data", "--to", to, "--force"]);
      assert.equal(code, 1);
      assert.match(err, /is what the server itself uses\. Name another file with --to\.\n$/);
    }
    await (await createPlatform({ dataFolder: here.path("data") })).stop();
  });

  test("leaves nothing behind when it fails or is stopped, and keeps the older backup", async () => {
    using here = shellWithData();
    await here.run(["backup", "--data", "data", "--to", "copy.db"]);
    const older = readFileSync(here.path("copy.db"));

    const stopped = await here.run(["backup", "--data", "data", "--to", "copy.db", "--force"], {
      ending: AbortSignal.abort(),
    });
    const database = new Sqlite(here.path("data", "platform.db"));
    database.pragma("foreign_keys = off");
    database.exec("update tokens set team_id = 'TNOWHERE'");
    database.close();
    const damaged = await here.run(["backup", "--data", "data", "--to", "copy.db", "--force"]);

    assert.deepEqual([stopped.code, stopped.err], [1, "Stopped. No backup was written.\n"]);
    assert.equal(damaged.code, 1);
    assert.match(damaged.err, /rows of tokens refer to rows that are gone/);
    assert.deepEqual(readFileSync(here.path("copy.db")), older);
    assert.deepEqual(readdirSync(here.folder).toSorted(), ["copy.db", "copy.db.key", "data"]);
  });

  test("says which flag to change", async () => {
    using here = shell();
    const cases: readonly (readonly [args: string[], message: RegExp])[] = [
      [["--data", "none", "--to", "x.db"], /none\/server\.key cannot be read.*Check --data\./],
      [
        ["--data", "keyed", "--to", "x.db"],
        /There is no database .*keyed\/platform\.db\. Name its folder with --data\./,
      ],
      [["--data", "keyed", "--to", "nowhere/x.db"], /There is no folder .*nowhere\. Name another file with --to\./],
      [
        ["--data", "keyed", "--to", "x".repeat(300)],
        /x cannot be written: ENAMETOOLONG.* name another file with --to\./,
      ],
      [["--data", "keyed", "--to", "file/x.db"], /x\.db cannot be written: ENOTDIR.* name another file with --to\./],
      [["--data", "file", "--to", "x.db"], /file\/server\.key cannot be read.*Check --data\./],
      [["--data", "keyed", "--to", "keyed"], /keyed is a folder\. Name a file with --to\./],
      [["--data", "keyed", "--to", "x.db", "--database-url", "postgres://db/x"], /pg_dump.*Omit --database-url/],
    ];
    mkdirSync(here.path("keyed"));
    writeFileSync(here.path("keyed", "server.key"), "k".repeat(64));
    writeFileSync(here.path("file"), "");
    chmodSync(here.path("keyed"), 0o700);
    for (const [args, message] of cases) {
      const { code, err } = await here.run(["backup", ...args]);
      assert.equal(code, 1, args.join(" "));
      assert.match(err, message);
    }
    assert.equal(existsSync(here.path("x.db")), false);
  });
});
