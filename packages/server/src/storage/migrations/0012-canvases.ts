import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

interface Before {
  files: { id: string; kind: string; details: string };
  canvases: { file_id: string; format: string; content: string };
}

/** The content of canvases, where they are shown, and who may read and change them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("canvases")
    .addColumn("file_id", text, (c) => c.primaryKey().notNull().references("files.id"))
    .addColumn("channel_key", integer, (c) => c.references("channels.key"))
    .addColumn("tab_id", text)
    .addColumn("is_channel_canvas", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("next_section", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("revision", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("format", text, (c) => c.notNull().defaultTo("blocks"))
    .addColumn("content", text, (c) => c.notNull())
    .execute();
  await sql`create index canvases_by_channel on canvases (channel_key) where channel_key is not null`.execute(db);
  await sql`create unique index channel_canvases on canvases (channel_key) where is_channel_canvas = 1`.execute(db);
  await db.schema
    .createTable("canvas_access")
    .addColumn("file_id", text, (c) => c.notNull().references("files.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("subject_id", text, (c) => c.notNull())
    .addColumn("level", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("canvas_access_key", ["file_id", "kind", "subject_id"])
    .execute();
  await db.schema
    .createIndex("canvas_access_by_subject")
    .on("canvas_access")
    .columns(["subject_id", "file_id"])
    .execute();
  await takeOver(db);
}

/** Canvases had their Markdown among the details of the file; the server parses it when it is first needed. */
async function takeOver(db: Kysely<Before>): Promise<void> {
  const files = await db.selectFrom("files").select(["id", "details"]).where("kind", "=", "canvas").execute();
  for (const { id, details } of files) {
    const { preview = "" } = JSON.parse(details) as { preview?: string };
    await db.insertInto("canvases").values({ file_id: id, format: "markdown", content: preview }).execute();
  }
}
