import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { rowsPerStatement, writeStatement } from "../statement.ts";
import type { FilesTable } from "../tables/files.ts";
import type { FileSharesTable } from "../tables/fileShares.ts";
import type { ImportedObjectsTable } from "../tables/importedObjects.ts";
import type { ImportEntryRow } from "../tables/importEntries.ts";
import type { ReactionsTable } from "../tables/reactions.ts";
import type { ThreadMembersTable } from "../tables/threadMembers.ts";

export function selectImportEntry(db: Db | Tx, teamId: string, path: string): Promise<ImportEntryRow | undefined> {
  return db
    .selectFrom("import_entries")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("path", "=", path)
    .executeTakeFirst();
}

export const upsertImportEntry = writeStatement<
  [teamId: string, path: string, digest: string, position: number, isDone: 0 | 1, lastTs: number]
>(`insert into import_entries (team_id, path, digest, position, is_done, last_ts) values ($1, $2, $3, $4, $5, $6)
  on conflict (team_id, path) do update set digest = excluded.digest, position = excluded.position,
    is_done = excluded.is_done, last_ts = excluded.last_ts`);

export async function upsertImportedObjects(tx: Tx, rows: readonly ImportedObjectsTable[]): Promise<void> {
  // One by one: a list may name an object twice, which one statement cannot write.
  for (const { team_id, kind, id, body } of rows) await upsertObject(tx, team_id, kind, id, body);
}

const upsertObject = writeStatement<[teamId: string, kind: string, id: string, body: string]>(
  `insert into imported_objects (team_id, kind, id, body) values ($1, $2, $3, $4)
  on conflict (team_id, kind, id) do update set body = excluded.body`,
);

/** Those of these messages that the channel has, and whether they are only the place of a deleted one. */
export async function selectKnownMessages(
  tx: Tx,
  channelKey: number,
  stamps: readonly number[],
): Promise<Map<number, string | null>> {
  const known = new Map<number, string | null>();
  for (let at = 0; at < stamps.length; at += rowsPerStatement) {
    const rows = await tx
      .selectFrom("messages")
      .select(["ts", "subtype"])
      .where("channel_key", "=", channelKey)
      .where("ts", "in", stamps.slice(at, at + rowsPerStatement))
      .orderBy("ts")
      .execute();
    for (const row of rows) known.set(row.ts, row.subtype);
  }
  return known;
}

/** Whether there is a message that a person wrote: joins and the like do not count. */
export async function selectHasPosts(db: Db | Tx, channelKey: number): Promise<boolean> {
  const row = await db
    .selectFrom("messages")
    .select("ts")
    .where("channel_key", "=", channelKey)
    .where("thread_ts", "=", 0)
    .where("subtype", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Many at once, of which some may be there. */
export async function insertReactions(tx: Tx, rows: readonly Insertable<ReactionsTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx
      .insertInto("reactions")
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) => conflict.columns(["channel_key", "ts", "name", "user_id"]).doNothing())
      .execute();
  }
}

export interface CountedReplier {
  readonly thread_ts: number;
  readonly user_id: string;
  readonly reply_count: number;
}

/** Counts the replies of many people in many threads, and returns how many each has now. Each pair may be there once. */
export async function countReplies(
  tx: Tx,
  rows: readonly Insertable<ThreadMembersTable>[],
): Promise<readonly CountedReplier[]> {
  const counted: CountedReplier[] = [];
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const part = await tx
      .insertInto("thread_members")
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) =>
        conflict.columns(["channel_key", "thread_ts", "user_id"]).doUpdateSet((row) => ({
          reply_count: row("thread_members.reply_count", "+", row.ref("excluded.reply_count")),
        })),
      )
      .returning(["thread_ts", "user_id", "reply_count"])
      .execute();
    counted.push(...part);
  }
  return counted;
}

/** Followers who had read the whole thread have read what was imported into it, too. */
export const updateFollowersRead = writeStatement<[channelKey: number, threadTs: number, upToTs: number]>(`
  update thread_members set last_read_ts = $3, active_ts = $3
  where channel_key = $1 and thread_ts = $2 and has_unread = 0 and last_read_ts < $3`);

/** Members who had read the whole channel have read what was imported into it, too. */
export const updateMembersRead = writeStatement<[channelKey: number, beforeTs: number, upToTs: number]>(`
  update channel_members set last_read_ts = $3
  where channel_key = $1 and last_read_ts >= $2 and last_read_ts < $3`);

/** Later messages get timestamps above all imported ones. */
export const updateLastTs = writeStatement<[channelKey: number, ts: number]>(
  "update channels set last_ts = $2 where key = $1 and last_ts < $2",
);

/** Emptied places of deleted messages become the messages. */
export const replaceTombstone = writeStatement<
  [channelKey: number, ts: number, userId: string, subtype: string | null, metadata: string | null, body: string]
>(`update messages set user_id = $3, subtype = $4, metadata = $5, body = $6
  where channel_key = $1 and thread_ts = 0 and ts = $2`);

/** Ids of people who are users in no workspace but this, or in none at all, are free to import. */
export async function selectMembershipsOf(
  db: Db | Tx,
  userIds: readonly string[],
): Promise<readonly { readonly user_id: string; readonly team_id: string; readonly org_id: string | null }[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("memberships")
    .innerJoin("teams", "teams.id", "memberships.team_id")
    .select(["memberships.user_id", "memberships.team_id", "teams.org_id"])
    .where("memberships.user_id", "in", userIds)
    .execute();
}

/** All users of a workspace, by id only. */
export async function selectUserIds(db: Db, teamId: string): Promise<string[]> {
  const rows = await db.selectFrom("memberships").select("user_id").where("team_id", "=", teamId).execute();
  return rows.map((row) => row.user_id);
}

/** Whether an active person has the address, in any workspace. */
export async function selectEmailTaken(db: Db | Tx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select("users.id")
    .where(({ fn, val, eb }) => eb(fn<string>("lower", ["users.email"]), "=", fn<string>("lower", [val(email)])))
    .where("users.bot_id", "is", null)
    .where("memberships.deactivated_ms", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these objects were imported into the workspace. */
export async function selectImportedIds(
  db: Db | Tx,
  teamId: string,
  kind: ImportedObjectsTable["kind"],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("imported_objects")
    .select("id")
    .where("team_id", "=", teamId)
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .execute();
  return rows.map((row) => row.id);
}

/** Which of these people were imported into the workspace and have no password yet. */
export async function selectUnclaimedIds(db: Db | Tx, teamId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("imported_objects")
    .select("id")
    .where("team_id", "=", teamId)
    .where("kind", "=", "user")
    .where("id", "in", ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("passwords").select("user_id").whereRef("passwords.user_id", "=", "imported_objects.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("identities").select("user_id").whereRef("identities.user_id", "=", "imported_objects.id")),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}

export async function selectMemberIds(db: Db | Tx, channelKey: number): Promise<string[]> {
  const rows = await db.selectFrom("channel_members").select("user_id").where("channel_key", "=", channelKey).execute();
  return rows.map((row) => row.user_id);
}

/** Files that are there already stay as they are. */
export async function insertFilesOnce(tx: Tx, rows: readonly Insertable<FilesTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx
      .insertInto("files")
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
}

export async function insertFileShares(tx: Tx, rows: readonly Insertable<FileSharesTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx
      .insertInto("file_shares")
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) => conflict.columns(["file_id", "channel_key", "ts"]).doNothing())
      .execute();
  }
}

/** Whether a server runs on the store. */
export async function selectHasServer(db: Db, nowMs: number): Promise<boolean> {
  const row = await db
    .selectFrom("servers")
    .select("id")
    .where("lease_until_ms", ">", nowMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
