import type { Db, Tx } from "../db.ts";
import { searchIndexOf } from "../dialects/searchIndex.ts";
import { searchTerms } from "../dialects/searchTerms.ts";
import type { FileRow } from "../tables/files.ts";
import { withIndex } from "./search.ts";

/** The channel of files in the index: no channel has this key. */
const channelKey = 0;

/** A file as the index stores it. */
export interface FileDoc {
  readonly file: FileRow;
  readonly words: readonly string[];
  /** Its type, and the groups of types that it belongs to. */
  readonly types: readonly string[];
}

export async function selectFilesByIds(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  return ids.length === 0 ? [] : db.selectFrom("files").selectAll().where("id", "in", ids).execute();
}

/** All files in the order of their ids, from one on. */
export function selectFilesAfter(db: Db, afterId: string, limit: number): Promise<FileRow[]> {
  return db.selectFrom("files").selectAll().where("id", ">", afterId).orderBy("id").limit(limit).execute();
}

export async function putFileDocs(tx: Tx, docs: readonly FileDoc[]): Promise<void> {
  const { files, user, fileType } = searchTerms;
  for (const { file, words, types } of docs) {
    const ts = (await selectDocTs(tx, file.id)) ?? (await insertDocTs(tx, file));
    const terms = [files(file.team_id), user(file.user_id), ...types.map(fileType)];
    await searchIndexOf(tx).put(tx, [{ channelKey, ts, userId: file.user_id, hasLink: 0, words, terms }]);
  }
}

export async function removeFileDocs(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const ts = await selectDocTs(tx, id);
    if (ts === undefined) continue;
    await searchIndexOf(tx).remove(tx, [{ channelKey, ts }]);
    await withIndex(tx).deleteFrom("search_files").where("ts", "=", ts).execute();
  }
}

async function selectDocTs(tx: Tx, fileId: string): Promise<number | undefined> {
  const row = await withIndex(tx)
    .selectFrom("search_files")
    .select("ts")
    .where("file_id", "=", fileId)
    .executeTakeFirst();
  return row?.ts;
}

/** Files have milliseconds and documents microseconds, so a thousand files of one moment have timestamps of their own. */
async function insertDocTs(tx: Tx, file: FileRow): Promise<number> {
  for (let fromTs = file.created_ms * 1000; ; fromTs += 1000) {
    const last = await withIndex(tx)
      .selectFrom("search_files")
      .select("ts")
      .where("ts", ">=", fromTs)
      .where("ts", "<", fromTs + 1000)
      .orderBy("ts", "desc")
      .limit(1)
      .executeTakeFirst();
    const ts = last ? last.ts + 1 : fromTs;
    if (ts === fromTs + 1000) continue;
    await withIndex(tx).insertInto("search_files").values({ ts, file_id: file.id }).execute();
    return ts;
  }
}
