import { type Kysely, sql } from "kysely";
import { columnsOf, isPostgres } from "./columns.ts";

/** The columns of `users` that stay: those of the account. */
const accountColumns = [
  "id",
  "real_name",
  "email",
  "tz",
  "locale",
  "color",
  "bot_id",
  "app_id",
  "created_ms",
  "updated_ms",
  "two_factor_ms",
  "org_role",
  "phone",
  "pronouns",
  "status_text",
  "status_emoji",
  "status_until_ms",
  "is_away",
  "department",
] as const;

/** The columns that become those of a membership. */
const membershipColumns = ["name", "display_name", "title", "role", "deactivated_ms", "sort_name"] as const;

/** Moves the workspace of a user, and what may differ per workspace, into a table of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMemberships(db);
  await sql`insert into memberships (team_id, user_id, joined_ms, ${sql.join(membershipColumns.map((name) => sql.ref(name)))})
    select team_id, id, created_ms, ${sql.join(membershipColumns.map((name) => sql.ref(name)))} from users`.execute(db);
  await markPrimaryOwners(db);
  await addSessionTeam(db);
  if (isPostgres(db)) await dropColumns(db);
  else await rebuildUsers(db);
}

async function createMemberships(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("memberships")
      .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
      .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("display_name", text, (c) => c.notNull())
      .addColumn("title", text, (c) => c.notNull())
      .addColumn("role", text, (c) => c.notNull())
      .addColumn("joined_ms", integer, (c) => c.notNull())
      .addColumn("deactivated_ms", integer)
      .addColumn("expires_ms", integer)
      .addColumn("sort_name", text, (c) => c.notNull().defaultTo(""))
      .addPrimaryKeyConstraint("memberships_pk", ["team_id", "user_id"])
      .addUniqueConstraint("memberships_team_name", ["team_id", "name"]),
  ).execute();
  await db.schema.createIndex("memberships_by_user").on("memberships").columns(["user_id", "team_id"]).execute();
  await db.schema
    .createIndex("memberships_by_name")
    .on("memberships")
    .columns(["team_id", "sort_name", "user_id"])
    .execute();
  await sql`create index memberships_by_expiry on memberships (expires_ms) where expires_ms is not null`.execute(db);
}

/** The oldest owner of each org becomes its primary owner. */
async function markPrimaryOwners(db: Kysely<unknown>): Promise<void> {
  await sql`update users set org_role = 'primary_owner' where id in (
    select (
      select owner.id from users owner join teams home on home.id = owner.team_id
      where home.org_id = orgs.id and owner.org_role = 'owner' and owner.deactivated_ms is null
      order by owner.created_ms, owner.id limit 1)
    from orgs)`.execute(db);
}

/** The workspace of pages that name none. */
async function addSessionTeam(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .alterTable("sessions")
    .addColumn("team_id", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`update sessions set team_id = (select team_id from users where users.id = sessions.user_id)`.execute(db);
}

async function dropColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_team_name`.execute(db);
  await sql`drop index users_by_name`.execute(db);
  await sql`drop index users_by_team`.execute(db);
  for (const name of ["team_id", ...membershipColumns]) await db.schema.alterTable("users").dropColumn(name).execute();
}

/**
 * SQLite cannot drop a column of a unique constraint. The rows leave and return within the transaction, and foreign keys
 * are checked at its end.
 */
async function rebuildUsers(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const columns = sql.join(accountColumns.map((name) => sql.ref(name)));
  await sql`pragma defer_foreign_keys = on`.execute(db);
  await sql`create temporary table kept_users as select ${columns} from users`.execute(db);
  await db.schema.dropTable("users").execute();
  await db.schema
    .createTable("users")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("real_name", text, (c) => c.notNull())
    .addColumn("email", text)
    .addColumn("tz", text, (c) => c.notNull())
    .addColumn("locale", text, (c) => c.notNull())
    .addColumn("color", text, (c) => c.notNull())
    .addColumn("bot_id", text)
    .addColumn("app_id", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addColumn("two_factor_ms", integer)
    .addColumn("org_role", text)
    .addColumn("phone", text, (c) => c.notNull().defaultTo(""))
    .addColumn("pronouns", text, (c) => c.notNull().defaultTo(""))
    .addColumn("status_text", text, (c) => c.notNull().defaultTo(""))
    .addColumn("status_emoji", text, (c) => c.notNull().defaultTo(""))
    .addColumn("status_until_ms", integer)
    .addColumn("is_away", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("department", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`insert into users (${columns}) select ${columns} from kept_users`.execute(db);
  await sql`drop table kept_users`.execute(db);
  await db.schema
    .createIndex("users_by_email")
    .on("users")
    .expression(sql`lower(email)`)
    .execute();
}
