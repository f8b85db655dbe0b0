import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type KnownMigrations, migrate } from "@platform/server/storage/migrate.ts";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { type Kysely, sql } from "kysely";
import { type Columns, readColumns } from "./compareTables.ts";
import { findBreaks } from "./findBreaks.ts";
import { withBareDatabase } from "./migrateBare.ts";
import { nextMigration, nextMigrations } from "./secondMigration.ts";

/** Earlier schemas were released before servers asked which of them can continue. */
const firstChecked = "0018";

describe("a migration that older servers may continue after", () => {
  test("takes nothing away that they use, and asks for nothing that they do not write", async () => {
    const later = Object.keys(migrations).filter((name) => name >= firstChecked);
    assert.deepEqual(await findUnmarked(migrations, later), []);
  });

  test("is found out when it drops, renames or requires a column, unless it says so", async () => {
    const breaking: Record<string, (db: Kysely<unknown>) => Promise<unknown>> = {
      "bookmarks.link is gone": (db) => db.schema.alterTable("bookmarks").dropColumn("link").execute(),
      "users.tz is gone": (db) => db.schema.alterTable("users").renameColumn("tz", "zone").execute(),
      "pins is gone": (db) => db.schema.dropTable("pins").execute(),
      "reactions.since is required": async (db) => {
        await sql`drop table reactions`.execute(db);
        await sql`create table reactions (channel_key bigint not null, ts bigint not null, name text not null,
          user_id text not null, position bigint not null, since text not null)`.execute(db);
      },
    };
    for (const [sentence, change] of Object.entries(breaking)) {
      const up = async (db: Kysely<unknown>) => void (await change(db));
      const found = await findUnmarked({ ...migrations, "9002-breaking": { up } }, ["9002-breaking"]);
      assert.ok(found.includes(`9002-breaking: ${sentence}`), `${sentence}: ${found.join(", ")}`);
      const marked = { up, serversFrom: "9002-breaking" };
      assert.deepEqual(await findUnmarked({ ...migrations, "9002-breaking": marked }, ["9002-breaking"]), []);
    }
    assert.deepEqual(await findUnmarked(nextMigrations, [nextMigration]), []);
  });

  test("names no migration as required that is unknown or comes later", () => {
    const names = Object.keys(migrations);
    for (const [name, { serversFrom = name }] of Object.entries(migrations)) {
      assert.ok(names.includes(serversFrom) && serversFrom <= name, name);
    }
  });
});

/** Breaks of migrations that do not say with `serversFrom` which servers can continue. */
async function findUnmarked(known: KnownMigrations, checked: readonly string[]): Promise<string[]> {
  const unmarked = checked.filter((name) => known[name]?.serversFrom === undefined);
  const found: string[] = [];
  await withBareDatabase({ kind: "memory" }, async (db) => {
    for (const name of unmarked) {
      const earlier = Object.entries(known).filter(([other]) => other < name);
      await migrate(db, Object.fromEntries(earlier));
      const before = await columnsOf(db);
      await migrate(db, Object.fromEntries([...earlier, [name, known[name] ?? assert.fail(name)]]));
      found.push(...findBreaks(before, await columnsOf(db)).map((sentence) => `${name}: ${sentence}`));
    }
  });
  return found;
}

async function columnsOf(db: Kysely<unknown>): Promise<Columns> {
  return await readColumns(db);
}
