import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** As much of the table as the older apps are described from. */
interface Older {
  apps: { id: string; name: string; rotation: number; manifest: string };
}

/** Apps as code: a manifest, an owner, how they are distributed, and that they can be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const apps = db.schema.alterTable("apps");
  await apps.addColumn("manifest", text, (c) => c.notNull().defaultTo("{}")).execute();
  await apps.addColumn("distribution", text, (c) => c.notNull().defaultTo("internal")).execute();
  await apps.addColumn("owner_id", text, (c) => c.references("users.id")).execute();
  await apps.addColumn("deleted_ms", integer).execute();
  await describeOlder(db);
}

/** Apps from before have no manifest; without one they could be neither exported nor updated. */
async function describeOlder(db: Kysely<Older>): Promise<void> {
  for (const { id, name, rotation } of await db.selectFrom("apps").select(["id", "name", "rotation"]).execute()) {
    const settings = { token_rotation_enabled: rotation === 1 };
    const manifest = JSON.stringify({ display_information: { name }, settings });
    await db.updateTable("apps").set({ manifest }).where("id", "=", id).execute();
  }
}
