import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** What groups at a sign-in provider mean here, and the logout tokens of providers that were used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .alterTable("sign_in_providers")
    .addColumn("groups_claim", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("identities")
    .addColumn("groups_withheld", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("group_mappings")
    .addColumn("provider_id", text, (c) => c.notNull().references("sign_in_providers.id"))
    .addColumn("value", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("usergroup_id", text, (c) => c.notNull())
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("group_mappings_key", ["provider_id", "value", "team_id", "usergroup_id"])
    .execute();
  await db.schema
    .createTable("mapped_roles")
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("provider_id", text, (c) => c.notNull().references("sign_in_providers.id"))
    .addColumn("given_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("mapped_roles_key", ["team_id", "user_id", "provider_id"])
    .execute();
  await db.schema
    .createTable("used_logout_tokens")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("used_logout_tokens_by_time").on("used_logout_tokens").column("expires_ms").execute();
}
