import { sql } from "kysely";
import type { Workspace } from "./workspace.ts";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** Every column of every table, as the database describes them; without the search index, which has its own. */
async function columnsOf({ platform }: Workspace): Promise<Column[]> {
  const { rows } = await sql<{ table_name: string; name: string; type: string; notnull: number; pk: number }>`
    select m.name as table_name, c.name, c.type, c."notnull", c.pk
    from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like 'search_%'
    order by m.name, c.cid`.execute(platform.store.db);
  return rows.map((row) => ({
    table: row.table_name,
    name: row.name,
    type: row.type.toLowerCase(),
    isRequired: row.notnull === 1,
  }));
}

const isReference = ({ name }: Column): boolean => /(^|_)channel_(key|id)$/.test(name);

/** Tables that record what happened, and record conversations, which no administrator can delete. */
const exempt = new Set(["outbox", "audit_entries", "list_items", "retention_reports"]);

/** Plants a row in every table that refers to a channel and has none for this one. Tells the names of all such tables. */
export async function plantChannelRows(world: Workspace, channel: { key: number; id: string }): Promise<string[]> {
  const { db } = world.platform.store;
  const columns = (await columnsOf(world)).filter(({ table }) => !exempt.has(table));
  const tables = [...new Set(columns.filter(isReference).map(({ table }) => table))];
  await sql`pragma foreign_keys = off`.execute(db);
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    if ((await countReferences(world, own.filter(isReference), channel)) > 0) continue;
    const given = own.filter((column) => isReference(column) || column.isRequired);
    const values = given.map((column) => {
      if (isReference(column)) return column.name.endsWith("_key") ? channel.key : channel.id;
      return column.type === "text" ? "planted" : 1;
    });
    await sql`insert into ${sql.table(table)} (${sql.join(given.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(db);
  }
  await sql`pragma foreign_keys = on`.execute(db);
  return tables;
}

async function countReferences(world: Workspace, columns: readonly Column[], channel: { key: number; id: string }) {
  let found = 0;
  for (const { table, name } of columns) {
    const value = name.endsWith("_key") ? channel.key : channel.id;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(name)} = ${value}`.execute(
      world.platform.store.db,
    );
    found += rows[0]?.count ?? 0;
  }
  return found;
}

/** The columns that still refer to a channel, or whose text mentions its id. */
export async function channelMentions(world: Workspace, channel: { key: number; id: string }): Promise<string[]> {
  const found: string[] = [];
  for (const column of await columnsOf(world)) {
    const { table, name, type } = column;
    if (exempt.has(table)) continue;
    if (isReference(column) && (await countReferences(world, [column], channel)) > 0) found.push(`${table}.${name}`);
    else if (type === "text") {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
        where ${sql.ref(name)} like ${`%${channel.id}%`}`.execute(world.platform.store.db);
      if ((rows[0]?.count ?? 0) > 0) found.push(`${table}.${name}`);
    }
  }
  return found;
}
