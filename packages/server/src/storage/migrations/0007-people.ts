import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** How people prove who they are: sessions, passwords, second factors, and how often somebody tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("sessions")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("user_agent", text, (c) => c.notNull())
    .addColumn("code_due", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("last_seen_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addColumn("revoked_ms", integer)
    .execute();
  await db.schema.createIndex("sessions_by_user").on("sessions").columns(["user_id", "expires_ms"]).execute();
  await db.schema
    .createTable("passwords")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("hash", text, (c) => c.notNull())
    .addColumn("changed_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("second_factors")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("secret", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("confirmed_ms", integer)
    .addColumn("last_step", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("used_ms", integer)
    .execute();
  await db.schema.createIndex("recovery_codes_by_user").on("recovery_codes").column("user_id").execute();
  await db.schema
    .createTable("sign_in_attempts")
    .addColumn("key", text, (c) => c.primaryKey().notNull())
    .addColumn("since_ms", integer, (c) => c.notNull())
    .addColumn("count", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sign_in_attempts_by_time").on("sign_in_attempts").column("since_ms").execute();
  await db.schema
    .createIndex("users_by_email")
    .on("users")
    .expression(sql`lower(email)`)
    .execute();
}
