import type { DialectName } from "@platform/server/storage/db.ts";
import { type Kysely, sql } from "kysely";

/** Every column, constraint and index of a database, one per line, sorted. The order of columns is not part of it. */
export async function dumpSchema<T>(db: Kysely<T>, dialect: DialectName): Promise<string[]> {
  const lines: string[] = [];
  for (const query of queries[dialect]) {
    const { rows } = await sql<{ line: string }>`${sql.raw(query)}`.execute(db);
    lines.push(...rows.map((row) => row.line.replaceAll(/\s+/g, " ")));
  }
  return lines.toSorted();
}

const ours = "not like 'kysely%' and t.name not like 'sqlite%' and t.name not like 'search\\_words\\_%' escape '\\'";

const sqlite = [
  `select 'column ' || t.name || '.' || c.name || ' ' || lower(c.type) || case when c."notnull" then ' not null' else '' end
      || coalesce(' default ' || c.dflt_value, '') || case when c.pk > 0 then ' key ' || c.pk else '' end as line
    from sqlite_schema t join pragma_table_xinfo(t.name) c where t.type = 'table' and t.name ${ours}`,
  `select 'index ' || t.name || ' ' || case when i.origin = 'c' then i.name else i.origin end
      || case when i."unique" then ' unique' else '' end
      || ' (' || (select group_concat(coalesce(x.name, 'expression'), ', ')
        from (select name from pragma_index_xinfo(i.name) where key = 1 order by seqno) x) || ')' as line
    from sqlite_schema t join pragma_index_list(t.name) i where t.type = 'table' and t.name ${ours}`,
  `select 'definition ' || sql as line from sqlite_schema t
    where t.sql is not null and (t.type <> 'table' or t.sql like '%virtual%') and t.name ${ours}`,
  `select 'table ' || t.name || case when t.wr then ' without rowid' else '' end
      || case when s.sql like '%autoincrement%' then ' autoincrement' else '' end as line
    from pragma_table_list t join sqlite_schema s on s.name = t.name where t.type = 'table' and t.name ${ours}`,
  `select 'reference ' || t.name || '.' || f."from" || ' -> ' || f."table" || '.' || f."to" || ' ' || f.on_delete as line
    from sqlite_schema t join pragma_foreign_key_list(t.name) f where t.type = 'table'`,
];

const postgres = [
  `select 'column ' || table_name || '.' || column_name || ' ' || data_type
      || case when is_nullable = 'NO' then ' not null' else '' end || coalesce(' default ' || column_default, '')
      || coalesce(' collate ' || collation_name, '') || coalesce(' identity ' || identity_generation, '') as line
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`,
  `select 'constraint ' || conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
      and contype <> 'n'`,
  `select 'index ' || indexdef as line from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'`,
  `select 'trigger ' || tgrelid::regclass::text || ' ' || tgname as line from pg_trigger where not tgisinternal`,
  `select 'function ' || proname as line from pg_proc where pronamespace = 'public'::regnamespace`,
];

const queries: Record<DialectName, readonly string[]> = { sqlite, postgres };
