import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** What the redemption of a code issued, so that a second redemption can take back that and nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("oauth_codes").addColumn("issued", columnsOf(db).text).execute();
}
