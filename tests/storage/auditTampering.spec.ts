import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openAuditMaintenance, type AuditMaintenance } from "@platform/server/auditMaintenance.ts";
import { databaseFile } from "@platform/server/ports/dataFolder.ts";
import { openSqlite } from "@platform/server/storage/dialects/sqlite/open.ts";
import type { AuditEntryRow } from "@platform/server/storage/tables/auditEntries.ts";
import type { Tables } from "@platform/server/storage/tables/tables.ts";
import { Kysely, SqliteDialect } from "kysely";
import { roundsOf } from "../../scripts/testing/rounds.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { Random } from "../faults/random.ts";
import { sharedStoreKinds, type StoreKind } from "./storeKinds.ts";

const rounds = roundsOf("PLATFORM_AUDIT_CHANGES");
const entries = 12;
const seed = Number(process.env["PLATFORM_SEED"] ?? Date.now() % 1_000_000);

type Db = Kysely<Tables>;
type Sealed = AuditEntryRow & { readonly sequence: number };

interface Chained extends AsyncDisposable {
  readonly db: Db;
  readonly audit: AuditMaintenance;
}

/** A chain of some entries with all kinds of texts, of which a person who can change the database is sure. */
async function openChained(kind: StoreKind): Promise<Chained> {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.fresh());
  const folder = stack.use(quickFolder("tampering"));
  const database = place.location.kind === "postgres" ? { databaseUrl: place.location.url } : {};
  const world = stack.use(await workspace({ dataFolder: folder.path, ...database }));
  const { acme: team_id } = teamsOf(world);
  for (let at = 0; at < entries; at++) {
    const department = `Zürich "${at}" \\ 😀`;
    await world.alice.does("admin.users.setDepartment", { team_id, user_id: world.bob.id, department });
  }
  await world.platform.settle();
  const audit = stack.use(await openAuditMaintenance({ dataFolder: folder.path, operator: "olga", ...database }));
  const db = stack.use(writerOf(place.location.kind === "postgres" ? world.platform.store.db : undefined, folder.path));
  const all = stack.move();
  return { db: db.db, audit, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** The server's own reader of a file cannot write. */
function writerOf(db: Db | undefined, folder: string): { db: Db } & AsyncDisposable {
  if (db) return { db, async [Symbol.asyncDispose]() {} };
  const database = openSqlite(databaseFile(folder), "write");
  const opened = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { db: opened, [Symbol.asyncDispose]: () => opened.destroy() };
}

async function sealed(db: Db): Promise<Sealed[]> {
  const rows = await db.selectFrom("audit_entries").selectAll().orderBy("sequence").execute();
  return rows.filter((row): row is Sealed => row.sequence !== null);
}

async function faultOf({ audit }: Chained): Promise<string | undefined> {
  for await (const { fault } of audit.verify()) if (fault) return `${fault.sequence}: ${fault.reason}`;
  return undefined;
}

/** All rows as they were. */
async function restore(db: Db, rows: readonly Sealed[]): Promise<void> {
  await db.deleteFrom("audit_entries").execute();
  await db.insertInto("audit_entries").values(rows).execute();
}

/** Another value that differs in one character, or in one bit of a number. */
function changed(random: Random, value: string | number | null): string | number {
  if (typeof value === "number") return value ^ (1 << random.below(8));
  const text = value ?? "";
  const at = random.below(text.length + 1);
  const shift = 1 + random.below(20);
  const other = String.fromCharCode(32 + (((text.charCodeAt(at) || 32) - 32 + shift) % 90));
  const how = text === "" ? 0 : random.below(3);
  if (how === 0) return text.slice(0, at) + other + text.slice(at);
  if (how === 1) return text.slice(0, Math.max(at - 1, 0)) + text.slice(Math.max(at, 1));
  return at === text.length ? `${text.slice(0, -1)}\u0001` : text.slice(0, at) + other + text.slice(at + 1);
}

type Tampering = (db: Db, rows: readonly Sealed[], random: Random) => Promise<string>;

const change: Tampering = async (db, rows, random) => {
  const row = random.pick(rows);
  const columns = Object.keys(row).filter((column) => column !== "id") as (keyof Sealed)[];
  const column = random.pick(columns);
  const before = row[column];
  const value = typeof before === "number" ? changed(random, Math.trunc(before % 2 ** 30)) : changed(random, before);
  const after = typeof before === "number" ? Number(value) + (before - Math.trunc(before % 2 ** 30)) : value;
  assert.notEqual(after, before);
  await db
    .updateTable("audit_entries")
    .set({ [column]: after })
    .where("id", "=", row.id)
    .execute();
  return `${column} of ${row.sequence}: ${JSON.stringify(before)} is ${JSON.stringify(after)}`;
};

const remove: Tampering = async (db, rows, random) => {
  const { id, sequence } = random.pick(rows);
  await db.deleteFrom("audit_entries").where("id", "=", id).execute();
  return `${sequence} is removed`;
};

/** A copy of an entry, at any place: between others, after the end, before the beginning, or in a chain of its own. */
const insert: Tampering = async (db, rows, random) => {
  const { id, ...row } = random.pick(rows);
  const sequence = random.below(rows.length + 6) - 2;
  const chain = random.below(8) === 0 ? "E0000FORGED" : row.chain_id;
  await db
    .insertInto("audit_entries")
    .values({ ...row, uid: `forged-${id}`, sequence, chain_id: chain })
    .execute();
  return `a copy is inserted at ${sequence} of ${chain}`;
};

/** Two entries change places, with their hashes or without. */
const reorder: Tampering = async (db, rows, random) => {
  const one = random.pick(rows);
  const other = random.pick(rows.filter(({ id }) => id !== one.id));
  const withHash = random.below(2) === 0;
  for (const [row, { sequence, hash }] of [
    [one, other],
    [other, one],
  ] as const) {
    const moved = withHash ? { sequence } : { sequence, hash };
    await db.updateTable("audit_entries").set(moved).where("id", "=", row.id).execute();
  }
  return `${one.sequence} and ${other.sequence} change places ${withHash ? "with their hashes" : ""}`;
};

for (const kind of sharedStoreKinds) {
  describe(`the audit log on ${kind.name}, seed ${seed}`, { skip: kind.skip }, () => {
    test("shows every changed character, removal, insertion and change of places", async () => {
      await using chained = await openChained(kind);
      const { db } = chained;
      const rows = await sealed(db);
      assert.ok(rows.length >= entries);
      assert.equal(await faultOf(chained), undefined);
      const random = new Random(seed);
      for (let round = 0; round < rounds; round++) {
        const tamper = random.pick([change, change, change, remove, insert, reorder]);
        const what = await tamper(db, rows, random);
        assert.notEqual(await faultOf(chained), undefined, what);
        await restore(db, rows);
      }
      assert.equal(await faultOf(chained), undefined);
    });
  });
}
