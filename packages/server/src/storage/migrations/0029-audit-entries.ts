import { type Kysely, sql } from "kysely";
import { columnsOf, isPostgres } from "./columns.ts";

/** Entries of the audit log with names as they were, their hash chains, and what anomalies are found with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await widenEntries(db);
  await fillEntries(db);
  await createChains(db);
}

async function widenEntries(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const required = ["uid", "method", "team_name", "team_domain", "client", "session_id", "chain_id"];
  for (const name of required) {
    await db.schema
      .alterTable("audit_entries")
      .addColumn(name, text, (c) => c.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .alterTable("audit_entries")
    .addColumn("entity", text, (c) => c.notNull().defaultTo("{}"))
    .execute();
  for (const name of ["actor_name", "actor_email", "app_name", "hash"]) {
    await db.schema.alterTable("audit_entries").addColumn(name, text).execute();
  }
  await db.schema.alterTable("audit_entries").addColumn("sequence", integer).execute();
  await sql`create index audit_entries_unsealed on audit_entries (id) where sequence is null`.execute(db);
  await db.schema
    .createIndex("audit_entries_by_sequence")
    .on("audit_entries")
    .columns(["chain_id", "sequence"])
    .execute();
}

/** Earlier entries have the names of today: those of their time were not stored. */
async function fillEntries(db: Kysely<unknown>): Promise<void> {
  const digits = isPostgres(db) ? sql`lpad(id::text, 12, '0')` : sql`substr('000000000000' || id, -12)`;
  await sql`update audit_entries set
    uid = '00000000-0000-4000-8000-' || ${digits},
    method = action,
    chain_id = coalesce(org_id, team_id),
    team_name = coalesce((select name from teams t where t.id = audit_entries.team_id), ''),
    team_domain = coalesce((select domain from teams t where t.id = audit_entries.team_id), ''),
    actor_email = (select email from users u where u.id = audit_entries.actor_id),
    actor_name = (select name from memberships m
      where m.user_id = audit_entries.actor_id and m.team_id = audit_entries.team_id),
    app_name = (select name from apps a where a.id = audit_entries.app_id)`.execute(db);
}

async function createChains(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await db.schema
    .createTable("audit_chains")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("sequence", integer, (c) => c.notNull())
    .addColumn("hash", text, (c) => c.notNull())
    .addColumn("pruned_sequence", integer, (c) => c.notNull())
    .addColumn("pruned_hash", text, (c) => c.notNull())
    .addColumn("checkpoint_ms", integer, (c) => c.notNull())
    .execute();
  await addKey(db.schema.createTable("audit_checkpoints"), "id")
    .addColumn("chain_id", text, (c) => c.notNull().references("audit_chains.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("sequence", integer, (c) => c.notNull())
    .addColumn("hash", text, (c) => c.notNull())
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addColumn("public_key", text, (c) => c.notNull())
    .addColumn("signature", text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("audit_checkpoints_by_chain")
    .on("audit_checkpoints")
    .columns(["chain_id", "sequence"])
    .execute();
}
