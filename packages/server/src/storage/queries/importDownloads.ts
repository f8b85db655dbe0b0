import type { Db, Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";
import type { FileKind } from "../tables/files.ts";
import type { ImportDownloadRow } from "../tables/importDownloads.ts";

/** Those of these files that are links still. */
export async function selectLinkedFileIds(tx: Tx, teamId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("files")
    .select("id")
    .where("id", "in", ids)
    .where("team_id", "=", teamId)
    .where("kind", "=", "external")
    .where("blob_key", "is", null)
    .where("deleted_ms", "is", null)
    .execute();
  return rows.map((row) => row.id);
}

const upsertDownload = writeStatement<[teamId: string, fileId: string, encryptedUrl: string, file: string]>(
  `insert into import_downloads (team_id, file_id, encrypted_url, file) values ($1, $2, $3, $4)
  on conflict (team_id, file_id) do update set encrypted_url = excluded.encrypted_url, error = null`,
);

export async function upsertDownloads(tx: Tx, rows: readonly ImportDownloadRow[]): Promise<void> {
  for (const { team_id, file_id, encrypted_url, file } of rows)
    await upsertDownload(tx, team_id, file_id, encrypted_url, file);
}

/** Files of a workspace that are still to be fetched, by id. */
export function selectDownloads(
  db: Db,
  { teamId, afterId, limit }: { readonly teamId: string; readonly afterId: string; readonly limit: number },
): Promise<ImportDownloadRow[]> {
  return db
    .selectFrom("import_downloads")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("file_id", ">", afterId)
    .orderBy("file_id")
    .limit(limit)
    .execute();
}

export async function countDownloads(db: Db, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom("import_downloads")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("team_id", "=", teamId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const deleteDownload = writeStatement<[teamId: string, fileId: string]>(
  "delete from import_downloads where team_id = $1 and file_id = $2",
);

export const updateDownloadError = writeStatement<[teamId: string, fileId: string, error: string]>(
  "update import_downloads set error = $3 where team_id = $1 and file_id = $2",
);

export interface Downloaded {
  readonly kind: FileKind;
  readonly size: number;
  readonly details: string;
  readonly blobKey: string;
}

/** Whether the file is still there, and still a link. */
export async function updateDownloaded(tx: Tx, fileId: string, done: Downloaded): Promise<boolean> {
  const changed = await tx
    .updateTable("files")
    .set({ kind: done.kind, size: done.size, details: done.details, blob_key: done.blobKey })
    .where("id", "=", fileId)
    .where("kind", "=", "external")
    .where("blob_key", "is", null)
    .where("deleted_ms", "is", null)
    .returning("id")
    .execute();
  return changed.length > 0;
}
