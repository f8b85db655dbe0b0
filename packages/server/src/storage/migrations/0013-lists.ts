import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Columns, subtasks, channel access and exports of lists. Lists from before get the one column that they had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLists(db);
  await extendItems(db);
  await convertItems(db);
  await db.schema
    .createIndex("list_items_by_number")
    .unique()
    .on("list_items")
    .columns(["list_id", "number"])
    .execute();
  await db.schema.createIndex("list_items_by_parent").on("list_items").column("parent_id").execute();
  await createExports(db);
}

async function createLists(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("lists")
    .addColumn("id", text, (c) => c.primaryKey().notNull().references("files.id"))
    .addColumn("columns", text, (c) => c.notNull())
    .addColumn("description_blocks", text, (c) => c.notNull())
    .addColumn("is_todo", integer, (c) => c.notNull())
    .addColumn("editor_id", text, (c) => c.notNull())
    .addColumn("last_number", integer, (c) => c.notNull())
    .execute();
  const columns = [{ id: "Col00000001", key: "name", name: "Name", type: "text", is_primary_column: true }];
  await sql`insert into lists (id, columns, description_blocks, is_todo, editor_id, last_number)
    select id, ${JSON.stringify(columns)}, '[]', 0, user_id, 0 from files where kind = 'list'`.execute(db);
  await sql`update files set name = 'list' where kind = 'list'`.execute(db);
  await db.schema
    .createTable("list_channel_access")
    .addColumn("list_id", text, (c) => c.notNull())
    .addColumn("channel_id", text, (c) => c.notNull())
    .addColumn("level", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("list_channel_access_key", ["list_id", "channel_id"])
    .execute();
  await db.schema.createIndex("list_access_by_user").on("list_access").columns(["user_id", "list_id"]).execute();
}

async function extendItems(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const alter = () => db.schema.alterTable("list_items");
  await alter().addColumn("parent_id", text).execute();
  await alter()
    .addColumn("updater_id", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await alter()
    .addColumn("number", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await alter().addColumn("archived_ms", integer).execute();
  await alter().addColumn("deleted_ms", integer).execute();
}

interface OldItem {
  readonly id: string;
  readonly list_id: string;
  readonly fields: string;
}

/** Fields were an array of what callers sent. Now they are an object of checked values by column. */
async function convertItems(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldItem>`select id, list_id, fields from list_items
    order by list_id, created_ms, id`.execute(db);
  const numbers = new Map<string, number>();
  for (const { id, list_id: listId, fields } of rows) {
    const number = (numbers.get(listId) ?? 0) + 1;
    numbers.set(listId, number);
    await sql`update list_items set updater_id = creator_id, number = ${number}, fields = ${convertFields(fields)}
      where id = ${id}`.execute(db);
  }
  for (const [listId, number] of numbers) {
    await sql`update lists set last_number = ${number} where id = ${listId}`.execute(db);
  }
}

function convertFields(json: string): string {
  const fields = JSON.parse(json) as readonly Readonly<Record<string, unknown>>[];
  const cells: Record<string, unknown> = {};
  for (const { column_id: columnId, rich_text: blocks, text } of fields) {
    if (typeof columnId !== "string") continue;
    if (typeof text === "string" && text !== "") cells[columnId] = [blockOf(text)];
    else if (Array.isArray(blocks) && blocks.length > 0) cells[columnId] = blocks;
  }
  return JSON.stringify(cells);
}

function blockOf(text: string) {
  return { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }] };
}

async function createExports(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("list_exports")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("list_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("has_archived", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("list_exports_by_expiry").on("list_exports").column("expires_ms").execute();
}
