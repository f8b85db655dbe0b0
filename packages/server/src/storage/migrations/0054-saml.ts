import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** SAML as a second kind of sign-in provider, the answers that wait for their browser, and the assertions that were used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  for (const column of ["sso_url", "certificates", "email_attribute", "name_attribute"]) {
    await db.schema
      .alterTable("sign_in_providers")
      .addColumn(column, text, (c) => c.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .alterTable("sign_in_providers")
    .addColumn("verifies_email", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("provider_sign_ins")
    .addColumn("sealed_claims", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createTable("used_assertions")
    .addColumn("provider_id", text, (c) => c.notNull())
    .addColumn("assertion_hash", text, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("used_assertions_key", ["assertion_hash", "provider_id"])
    .execute();
  await db.schema.createIndex("used_assertions_by_time").on("used_assertions").column("expires_ms").execute();
}
