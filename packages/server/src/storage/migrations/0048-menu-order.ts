import { sortName } from "@platform/protocol/menus/sortName.ts";
import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";
import { rowsPerStatement } from "../statement.ts";

/** What menus are sorted by, so that a page of ten thousand people costs what a page of ten does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  for (const table of ["users", "channels"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("sort_name", text, (c) => c.notNull().defaultTo(""))
      .execute();
  }
  await fill(db, "users", "coalesce(nullif(display_name, ''), nullif(real_name, ''), name)");
  await fill(db, "channels", "coalesce(name, '')");
  await db.schema.createIndex("users_by_name").on("users").columns(["team_id", "sort_name", "id"]).execute();
  await db.schema
    .createIndex("channels_by_name")
    .on("channels")
    .columns(["team_id", "kind", "sort_name", "id"])
    .execute();
}

/** Many rows at once: one statement for each would take minutes where the database is another machine. */
async function fill(db: Kysely<unknown>, table: "users" | "channels", name: string): Promise<void> {
  const into = sql.table(table);
  for (let after = ""; ;) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, ${sql.raw(name)} as name from ${into} where id > ${after} order by id limit ${rowsPerStatement}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    const values = sql.join(rows.map((row) => sql`(${row.id}, ${sortName(row.name)})`));
    await sql`with found(id, sort_name) as (values ${values})
      update ${into} set sort_name = (select found.sort_name from found where found.id = ${into}.id)
      where id in (select found.id from found)`.execute(db);
    after = last.id;
  }
}
