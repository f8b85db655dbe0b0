import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the next version could bring: a column, filled from the rows that exist. */
export const secondMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("users")
      .addColumn("nickname", "text", (c) => c.notNull().defaultTo(""))
      .execute();
    await sql`update users set nickname = 'nick ' || real_name`.execute(db);
  },
};

/** The number leaves room for real ones. */
export const nextMigration = "9001-nicknames";

/** The migrations of that version. */
export const nextMigrations = { ...migrations, [nextMigration]: secondMigration };
