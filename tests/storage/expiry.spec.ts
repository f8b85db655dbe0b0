import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { blobTables } from "@platform/server/storage/queries/blobKeys.ts";
import { expiringTables, type ExpiringTable } from "@platform/server/storage/queries/expired.ts";
import type { Db } from "@platform/server/storage/db.ts";
import { sql } from "kysely";
import { sendBytes } from "../../packages/server/testkit/files.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, inMemory, inPostgres } from "./storeKinds.ts";

/** Columns that hold the end of something, and why their rows are not swept when it has come. */
const exceptions: Readonly<Record<string, string>> = {
  "tokens.expires_ms": "An expired token answers token_expired for good, which tells its app to refresh.",
  "one_time_links.guest_expires_ms":
    "When the guest whom the link invites will be removed. The link ends with its own time.",
  "session_settings.ends_with_browser": "Whether sessions end when the browser is closed: no time.",
  "memberships.expires_ms": "The guest is removed then, as by an admin. The membership stays, so that they can return.",
  "users.status_until_ms": "The end of a status. The person stays, and readers leave the status out.",
  "deliveries.lease_until_ms": "A lease. Another server takes the delivery over when it ends.",
  "function_executions.lease_until_ms": "A lease. Another server takes the execution over when it ends.",
  "function_executions.deadline_ms": "The execution fails then, and is swept with its run.",
  "servers.lease_until_ms": "A lease of a server. Servers remove the rows of others that ended long ago.",
};

const endShape = /expire|expiry|_until_|^until_|deadline|valid_to|ends_/;

interface Column {
  readonly table: string;
  readonly name: string;
}

type Tables = Awaited<ReturnType<Db["introspection"]["getTables"]>>;

const tablesOfWorld = new WeakMap<Db, Promise<Tables>>();

/** Read once per database: the schema does not change, and reading it takes longer than a sweep. */
function tablesOf(db: Db): Promise<Tables> {
  const tables = tablesOfWorld.get(db) ?? db.introspection.getTables();
  tablesOfWorld.set(db, tables);
  return tables;
}

async function columnsOf(db: Db): Promise<Column[]> {
  const tables = await tablesOf(db);
  return tables.flatMap(({ name: table, columns }) => columns.map(({ name }) => ({ table, name })));
}

for (const kind of [inMemory, inPostgres]) {
  describe(`rows that expire, on ${kind.name}`, { skip: kind.skip }, () => {
    // One server for all of them: each test adds rows of its own, and the sweep takes only what is over.
    let place: FreshPlace;
    let world: Workspace;
    before(async () => {
      place = await kind.fresh();
      world = await workspace(platformOptions(place.location));
    });
    after(async () => {
      await world?.platform.stop();
      await place?.[Symbol.asyncDispose]();
    });

    test("are in the list of the sweep, or in the list of exceptions with a reason", async () => {
      const columns = await columnsOf(world.platform.store.db);
      const ends = columns.filter(({ name }) => endShape.test(name)).map(({ table, name }) => `${table}.${name}`);
      const listed = new Set([
        ...expiringTables.map(({ table, column }) => `${table}.${column}`),
        ...Object.keys(exceptions),
      ]);

      assert.deepEqual(
        ends.filter((end) => !listed.has(end)),
        [],
      );
      const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
      assert.deepEqual(
        [...listed].filter((end) => !known.has(end)),
        [],
      );
    });

    test("that name bytes are in the list of tables that the sweep of files asks", async () => {
      const columns = await columnsOf(world.platform.store.db);
      const named = columns.filter(({ name }) => /blob/.test(name)).map(({ table }) => table);
      assert.deepEqual(named.toSorted(), [...blobTables].toSorted());
    });

    for (const entry of expiringTables) {
      test(`of ${entry.table} are gone when their time is over, and no others`, async () => {
        const { db } = world.platform.store;
        const nowMs = world.clock.nowMs();
        const before = await idsOf(db, entry);
        const lastMs = nowMs - entry.keptS * 1000;
        await insertRows(world, entry, ["over1", "over2"], lastMs - 1);
        await insertRows(world, entry, ["live"], nowMs + 60 * 60 * 1000);

        await sweep(world);

        const after = (await idsOf(db, entry)).filter((id) => !before.includes(id));
        assert.deepEqual(after, ["live"]);
      });
    }

    test("go in bounded steps, however many they are", async () => {
      const entry = expiringTables.find(({ table }) => table === "sessions");
      assert.ok(entry);
      const { db } = world.platform.store;
      const ids = Array.from({ length: limits.sweep_rows_max * 2 + 1 }, (_, at) => `over${at}`);
      await insertRows(world, entry, ids, world.clock.nowMs() - 1);

      await sweep(world);

      assert.deepEqual(
        (await idsOf(db, entry)).filter((id) => id.startsWith("over")),
        [],
      );
    });

    test("take the bytes of an abandoned upload with them", async () => {
      await using ownPlace = await kind.fresh();
      await using ownWorld = await workspace({ ...platformOptions(ownPlace.location), dev: false });
      await sendBytes(ownWorld, ownWorld.bob, { bytes: "abandoned" });
      const keys = async () => {
        const found: string[] = [];
        for await (const { key } of ownWorld.platform.files.blobs.list()) found.push(key);
        return found;
      };
      assert.equal((await keys()).length, 1);

      ownWorld.clock.advance({ seconds: limits.upload_url_life_s + limits.orphan_file_s });
      await ownWorld.platform.settle();

      assert.deepEqual(await keys(), []);
      await ownWorld.platform.stop();
    });
  });
}

/** The sweep runs once a minute, and may have run by itself a moment ago. */
async function sweep(world: Workspace): Promise<void> {
  world.clock.advance({ seconds: 61 });
  await world.platform.settle();
}

async function idsOf(db: Db, { table, key: [key] }: ExpiringTable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(key)} as id from ${sql.table(table)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows of any of these tables: references point at the dev workspace, and what else is needed is empty. */
async function insertRows(
  world: Workspace,
  entry: ExpiringTable,
  ids: readonly string[],
  endMs: number,
): Promise<void> {
  const { db } = world.platform.store;
  const tables = await tablesOf(db);
  const columns = tables.find(({ name }) => name === entry.table)?.columns ?? [];
  const app = await db.selectFrom("apps").select("id").executeTakeFirstOrThrow();
  const channel = await db.selectFrom("channels").select(["id", "key", "team_id"]).executeTakeFirstOrThrow();
  const values: Record<string, unknown> = {
    team_id: channel.team_id,
    user_id: world.alice.id,
    inviter_id: world.alice.id,
    app_id: app.id,
    channel_id: channel.id,
    channel_key: channel.key,
    ...entry.example,
  };
  const needed = columns.filter(
    ({ name, isNullable, isAutoIncrementing }) => (!isNullable && !isAutoIncrementing) || name === entry.column,
  );
  const rows = ids.map((id) => {
    const row = needed.map(({ name, dataType }) => {
      const isNumber = /int/i.test(dataType);
      return [name, name in values ? values[name] : isNumber ? 0 : id] as const;
    });
    return { ...Object.fromEntries(row), [entry.key[0]]: id, [entry.column]: endMs };
  });
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const tuples = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  await sql`insert into ${sql.table(entry.table)} (${names}) values ${tuples}`.execute(db);
}
