import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import { databaseFile } from "@platform/server/ports/dataFolder.ts";
import { openSqlite } from "@platform/server/storage/dialects/sqlite/open.ts";
import type { StoreLocation } from "@platform/server/storage/store.ts";
import type { Tables } from "@platform/server/storage/tables/tables.ts";
import { Kysely, SqliteDialect } from "kysely";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import type { PlatformOptions } from "../../packages/server/src/platform.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { sharedStoreKinds, type StoreKind } from "./storeKinds.ts";

/** Two servers on one store, and the commands of an operator. */
async function openAudited(kind: StoreKind, options: PlatformOptions = {}) {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.fresh());
  const folder = stack.use(quickFolder("audit"));
  const database = place.location.kind === "postgres" ? { databaseUrl: place.location.url } : {};
  const open = async () => stack.use(await workspace({ dataFolder: folder.path, ...database, ...options }));
  const first = await open();
  const second = await open();
  const here = stack.use(shell());
  const store = place.location.kind === "postgres" ? ["--database-url", place.location.url] : [];
  const env = { HOME: here.folder, SUDO_USER: "olga" };
  const audit = (...args: string[]) => here.run(["audit", ...args, "--data", folder.path, ...store], { env });
  const db = stack.use(attackerOf(first, place.location, folder.path));
  const all = stack.move();
  return { first, second, audit, here, db: db.db, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** A person who can change the database; the server's own reader of a file cannot. */
function attackerOf(world: Workspace, location: StoreLocation, folder: string): { db: Db } & AsyncDisposable {
  if (location.kind === "postgres") return { db: world.platform.store.db, async [Symbol.asyncDispose]() {} };
  const database = openSqlite(databaseFile(folder), "write");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
}

function change(world: Workspace, department: string) {
  const { acme } = teamsOf(world);
  return world.alice.does("admin.users.setDepartment", { team_id: acme, user_id: world.bob.id, department });
}

type Db = Kysely<Tables>;

function sealed(db: Db) {
  return db.selectFrom("audit_entries").selectAll().where("sequence", "is not", null).orderBy("sequence").execute();
}

for (const kind of sharedStoreKinds) {
  describe(`the chain of the audit log on ${kind.name}`, { skip: kind.skip }, () => {
    test("is one without gaps although two servers write and seal at once", async () => {
      await using audited = await openAudited(kind);
      const { first, second, audit, db } = audited;
      for (let round = 0; round < 4; round++) {
        await Promise.all([first, second, first, second].map((world, at) => change(world, `${round} ${at}`)));
        await Promise.all([first.platform.settle(), second.platform.settle()]);
      }

      const rows = await sealed(db);
      assert.deepEqual(
        rows.map(({ sequence }) => sequence),
        rows.map((_, at) => at + 1),
      );
      assert.equal(rows.length, 16);
      const verified = await audit("verify");
      assert.equal(verified.code, 0, verified.err);
      assert.match(verified.out, /16 entries are unchanged, up to sequence 16/);
    });

    test("shows a changed byte in any column, a removed entry and a removed end", async () => {
      await using audited = await openAudited(kind);
      const { first, audit, db } = audited;
      for (let at = 0; at < 6; at++) await change(first, `d${at}`);
      await first.platform.settle();
      const rows = await sealed(db);
      const third = rows[2];
      assert.ok(third);
      const broken = async (text: RegExp) => {
        const { code, out } = await audit("verify");
        assert.equal(code, 1);
        assert.match(out, text);
      };
      const row = () => db.updateTable("audit_entries").where("id", "=", third.id);

      for (const [column, value] of Object.entries(third)) {
        if (column === "id" || column === "sequence" || column === "chain_id") continue;
        const changed = typeof value === "number" ? value + 1 : `${value ?? ""}x`;
        await row()
          .set({ [column]: changed })
          .execute();
        await broken(/BROKEN at sequence 3: the entry was changed/);
        await row()
          .set({ [column]: value })
          .execute();
      }
      assert.equal((await audit("verify")).code, 0);
      await db.deleteFrom("audit_entries").where("id", "=", third.id).execute();
      await broken(/BROKEN at sequence 3: the entry is missing/);
      await db.insertInto("audit_entries").values(third).execute();
      await db.deleteFrom("audit_entries").where("sequence", ">", 4).execute();
      await broken(/BROKEN at sequence 5: the entries up to 6 are missing/);
    });

    test("shows a removed end by its signed checkpoint, too, and a forged checkpoint", async () => {
      await using audited = await openAudited(kind);
      const { first, audit, db } = audited;
      for (let at = 0; at < 3; at++) await change(first, `d${at}`);
      await first.platform.settle();
      const before = await db.selectFrom("audit_chains").selectAll().executeTakeFirstOrThrow();
      first.clock.advance({ hours: 1 });
      await change(first, "late");
      await first.platform.settle();
      const [, hourly] = await db.selectFrom("audit_checkpoints").selectAll().orderBy("id").execute();
      assert.deepEqual([hourly?.kind, hourly?.sequence], ["hour", 4]);

      await db.deleteFrom("audit_entries").where("sequence", "=", 4).execute();
      await db.updateTable("audit_chains").set({ sequence: before.sequence, hash: before.hash }).execute();
      assert.match((await audit("verify")).out, /BROKEN at sequence 4: the entries up to 4 are missing/);
      await db
        .updateTable("audit_checkpoints")
        .set({ sequence: 3, hash: before.hash })
        .where("sequence", "=", 4)
        .execute();
      assert.match((await audit("verify")).out, /BROKEN at sequence 3: a checkpoint has no valid signature/);
    });

    test("can be verified after old entries were pruned", async () => {
      await using audited = await openAudited(kind, { auditDays: 30 });
      const { first, audit, db } = audited;
      for (let at = 0; at < 3; at++) await change(first, `d${at}`);
      await first.platform.settle();
      first.clock.advance({ hours: 31 * 24 });
      await change(first, "kept");
      await first.platform.settle();
      await first.platform.settle();

      assert.deepEqual(
        (await sealed(db)).map(({ sequence, action }) => [sequence, action]),
        [
          [4, "user_profile_updated"],
          [5, "audit_log_pruned"],
        ],
      );
      const verified = await audit("verify");
      assert.equal(verified.code, 0, verified.out);
      await db.updateTable("audit_chains").set({ pruned_sequence: 4 }).execute();
      assert.equal((await audit("verify")).code, 1);
    });

    test("can be verified from an export, and shows what was changed in the file", async () => {
      await using audited = await openAudited(kind);
      const { first, audit, here } = audited;
      for (let at = 0; at < 5; at++) await change(first, `=d${at}`);
      const exported = await audit("export", "--to", "audit.jsonl");
      assert.equal(exported.code, 0, exported.err);
      const verify = () => here.run(["audit", "verify", "--from", "audit.jsonl"]);
      const text = readFileSync(here.path("audit.jsonl"), "utf8");
      const lines = text.trimEnd().split("\n");
      assert.equal(lines.length, 7);
      assert.match(lines[6] ?? "", /audit_logs_export_json_started.*olga/);
      assert.match((await verify()).out, /6 entries are unchanged/);

      const shows = async (changed: readonly string[], expected: RegExp) => {
        writeFileSync(here.path("audit.jsonl"), `${changed.join("\n")}\n`);
        const { code, out } = await verify();
        assert.equal(code, 1);
        assert.match(out, expected);
      };
      await shows(
        lines.map((line) => line.replace("=d2", "=d9")),
        /BROKEN at sequence 3: the entry was changed/,
      );
      await shows(lines.toSpliced(4, 1), /BROKEN at sequence 4: the entry is missing/);
      await shows(lines.slice(0, -2), /BROKEN at sequence 5: the entries up to 6 are missing/);
      await shows([...lines.slice(0, 2), "{", ...lines.slice(3)], /BROKEN at sequence 2/);

      const csv = await audit("export", "--to", "audit.csv", "--format", "csv");
      assert.equal(csv.code, 0, csv.err);
      const [head, entry] = readFileSync(here.path("audit.csv"), "utf8").split("\r\n");
      assert.match(head ?? "", /^sequence,id,date,action,method,actor_id/);
      assert.match(
        entry ?? "",
        /^1,[0-9a-f-]{36},2026-01-15T09:00:00.000Z,user_profile_updated,admin.users.setDepartment/,
      );
      assert.equal((await audit("export", "--to", "audit.csv")).code, 1);
    });
  });
}
