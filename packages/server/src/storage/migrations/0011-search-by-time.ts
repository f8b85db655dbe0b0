import { type Kysely, sql } from "kysely";
import { isPostgres } from "./columns.ts";

/**
 * A search walks its matches from the newest on (decision 45). The ids of SQLite's documents therefore follow the time, and
 * a document has terms for its workspace, channel and author. The index has to be rebuilt: the server does so in the
 * background when it finds no state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search_state`.execute(db);
  await (isPostgres(db) ? changeOnPostgres(db) : recreateOnSqlite(db));
}

async function recreateOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`drop table search_words`.execute(db);
  await sql`drop table search_docs`.execute(db);
  await sql`create table search_docs (id integer primary key not null, channel_key bigint not null,
    ts bigint not null, user_id text not null, has_link bigint not null)`.execute(db);
  await sql`create unique index search_docs_message on search_docs (channel_key, ts)`.execute(db);
  // No word has an underscore in it, so terms that begin with one are never mistaken for words.
  await sql`create virtual table search_words
    using fts5(words, tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`.execute(db);
  await sql`insert into search_words (search_words, rank) values ('secure-delete', 1)`.execute(db);
}

async function changeOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`truncate table search_docs`.execute(db);
  await sql`create index search_docs_time on search_docs (ts)`.execute(db);
}
