import { type Kysely, sql } from "kysely";
import { isPostgres } from "./columns.ts";

/**
 * Orders new events of PostgreSQL by id, and lets readers wait only for open transactions that have written events
 * (decision 39). SQLite has one writer, and its ids are that order already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  // Waits for every transaction that has written an event with the id of the transaction: they come before all others.
  await sql`lock table outbox in access exclusive mode`.execute(db);
  await sql`alter table outbox alter column txid set default 9007199254740991`.execute(db);
  await sql.raw(registerWriter).execute(db);
  await sql`create trigger outbox_register before insert on outbox
    for each statement execute function outbox_register()`.execute(db);
  await sql.raw(settledId).execute(db);
  await sql.raw(readAfter).execute(db);
}

/**
 * Before a transaction takes its first id, it takes a shared advisory lock whose key is the highest id so far: all its
 * ids will be higher. Once per transaction, because the table of locks is small; the setting ends with the transaction
 * or the savepoint, and so does the lock. 1886353519 is the class of these locks.
 */
const registerWriter = `
create function outbox_register() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('platform.outbox_writer', true), '') = '' then
    perform pg_advisory_xact_lock_shared(1886353519,
      ((case when is_called then last_value else last_value - 1 end) % 2147483648)::int) from outbox_id_seq;
    perform set_config('platform.outbox_writer', 'on', true);
  end if;
  return null;
end $$`;

/**
 * The id up to which no open transaction can add an event. The sequence is read before the locks: a transaction with an
 * id up to the one read has taken its lock by then, and lost it only if its rows are visible. Keys have 31 bits; one that
 * seems to be ahead was taken after the sequence was read.
 */
const settledId = `
create function outbox_settled(known bigint) returns bigint language plpgsql volatile as $$
declare
  last bigint;
  behind bigint;
begin
  select case when is_called then last_value else last_value - 1 end into last from outbox_id_seq;
  if last <= known then return last; end if;
  select max(distance) into behind from (
    select ((last % 2147483648) - objid::bigint + 2147483648) % 2147483648 as distance from pg_locks
    where locktype = 'advisory' and classid = 1886353519 and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
  ) held where distance < 1073741824;
  return last - coalesce(behind, 0);
end $$`;

/** Each statement of a volatile function sees what was committed before it began: the rows are read after the locks. */
const readAfter = `
create function outbox_after(after_txid bigint, after_id bigint, page bigint)
returns setof outbox language plpgsql volatile as $$
declare
  settled bigint := outbox_settled(case when after_txid = 9007199254740991 then after_id else 0 end);
begin
  return query select o.* from outbox o
    where (o.txid, o.id) > (after_txid, after_id) and (o.txid < 9007199254740991 or o.id <= settled)
    order by o.txid, o.id limit page;
end $$`;
