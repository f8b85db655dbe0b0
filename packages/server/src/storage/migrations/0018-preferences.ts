import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Earlier servers read and write the two columns that are removed. */
export const serversFrom = "0018-preferences";

/** One column for all preferences of a person: a new preference then needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  const alter = () => db.schema.alterTable("preferences");
  await alter()
    .addColumn("chosen", text, (c) => c.notNull().defaultTo("{}"))
    .execute();
  await sql`
    update preferences set chosen = '{"notify":"' || notify || '","enter_sends":' ||
      case enter_sends when 0 then 'false' else 'true' end || '}'`.execute(db);
  await alter().dropColumn("notify").execute();
  await alter().dropColumn("enter_sends").execute();
}
