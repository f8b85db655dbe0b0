import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** What administrators set for a workspace: its description, discoverability, default channels and icon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const alter = () => db.schema.alterTable("teams");
  await alter()
    .addColumn("description", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await alter()
    .addColumn("discoverability", text, (c) => c.notNull().defaultTo("invite_only"))
    .execute();
  await alter()
    .addColumn("default_channels", text, (c) => c.notNull().defaultTo("[]"))
    .execute();
  await alter().addColumn("icon", text).execute();
  await db.schema
    .createTable("team_icons")
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("blob_key", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("team_icons_by_name", ["name", "size"])
    .execute();
  await db.schema.createIndex("team_icons_by_team").on("team_icons").column("team_id").execute();
  await db.schema.createIndex("team_icons_by_blob").on("team_icons").column("blob_key").execute();
}
