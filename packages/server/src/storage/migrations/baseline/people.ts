import { type Kysely, sql } from "kysely";
import { columnsOf } from "../columns.ts";

/** People, and how they sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createPreferences(db);
  await createPasswords(db);
  await createSecondFactors(db);
  await createRecoveryCodes(db);
  await createSessions(db);
  await createSignInAttempts(db);
  await createInviteLinks(db);
  await createCliLogins(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("users")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("real_name", text, (c) => c.notNull())
    .addColumn("display_name", text, (c) => c.notNull())
    .addColumn("email", text)
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("tz", text, (c) => c.notNull())
    .addColumn("locale", text, (c) => c.notNull())
    .addColumn("color", text, (c) => c.notNull())
    .addColumn("bot_id", text)
    .addColumn("app_id", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addColumn("deactivated_ms", integer)
    .addColumn("two_factor_ms", integer)
    .addColumn("org_role", text)
    .addColumn("phone", text, (c) => c.notNull().defaultTo(""))
    .addColumn("pronouns", text, (c) => c.notNull().defaultTo(""))
    .addColumn("status_text", text, (c) => c.notNull().defaultTo(""))
    .addColumn("status_emoji", text, (c) => c.notNull().defaultTo(""))
    .addColumn("status_until_ms", integer)
    .addColumn("is_away", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("department", text, (c) => c.notNull().defaultTo(""))
    .addColumn("sort_name", text, (c) => c.notNull().defaultTo(""))
    .addUniqueConstraint("users_team_name", ["team_id", "name"])
    .execute();
  await db.schema
    .createIndex("users_by_email")
    .on("users")
    .expression(sql`lower(email)`)
    .execute();
  await db.schema.createIndex("users_by_name").on("users").columns(["team_id", "sort_name", "id"]).execute();
  await db.schema.createIndex("users_by_team").on("users").columns(["team_id", "id"]).execute();
}

async function createPreferences(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("preferences")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("notify", text, (c) => c.notNull())
    .addColumn("enter_sends", integer, (c) => c.notNull())
    .execute();
}

async function createPasswords(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("passwords")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("hash", text, (c) => c.notNull())
    .addColumn("changed_ms", integer, (c) => c.notNull())
    .execute();
}

async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("second_factors")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("secret", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("confirmed_ms", integer)
    .addColumn("last_step", integer, (c) => c.notNull())
    .execute();
}

async function createRecoveryCodes(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("recovery_codes")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("used_ms", integer)
    .execute();
  await db.schema.createIndex("recovery_codes_by_user").on("recovery_codes").column("user_id").execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
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
  await db.schema.createIndex("sessions_by_expiry").on("sessions").column("expires_ms").execute();
  await db.schema.createIndex("sessions_by_user").on("sessions").columns(["user_id", "expires_ms"]).execute();
}

async function createSignInAttempts(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("sign_in_attempts")
    .addColumn("key", text, (c) => c.primaryKey().notNull())
    .addColumn("since_ms", integer, (c) => c.notNull())
    .addColumn("count", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sign_in_attempts_by_time").on("sign_in_attempts").column("since_ms").execute();
}

async function createInviteLinks(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("invite_links")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("inviter_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addColumn("uses_left", integer, (c) => c.notNull())
    .addColumn("revoked_ms", integer)
    .execute();
  await db.schema.createIndex("invite_links_by_expiry").on("invite_links").column("expires_ms").execute();
  await db.schema.createIndex("invite_links_by_team").on("invite_links").columns(["team_id", "id"]).execute();
}

async function createCliLogins(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("cli_logins")
    .addColumn("ticket_hash", text, (c) => c.primaryKey().notNull())
    .addColumn("challenge_hash", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("cli_logins_by_expiry").on("cli_logins").column("expires_ms").execute();
}
