import type { Db, Tx } from "../db.ts";
import type { FileRow } from "../tables/files.ts";
import type { RemoteFileRow } from "../tables/remoteFiles.ts";

/** Of one app in one workspace. */
export interface RemoteOwner {
  readonly appId: string;
  readonly teamId: string;
}

export function selectRemoteFile(
  db: Db | Tx,
  { appId, teamId }: RemoteOwner,
  named: { readonly fileId: string } | { readonly externalId: string },
): Promise<FileRow | undefined> {
  const found = db
    .selectFrom("remote_files")
    .innerJoin("files", "files.id", "remote_files.file_id")
    .selectAll("files")
    .where("remote_files.app_id", "=", appId)
    .where("remote_files.team_id", "=", teamId)
    .where("files.deleted_ms", "is", null);
  return "fileId" in named
    ? found.where("remote_files.file_id", "=", named.fileId).executeTakeFirst()
    : found.where("remote_files.external_id", "=", named.externalId).executeTakeFirst();
}

export async function insertRemoteFile(tx: Tx, row: RemoteFileRow): Promise<void> {
  await tx.insertInto("remote_files").values(row).execute();
}

export async function updateRemoteContents(tx: Tx, fileId: string, contents: string): Promise<void> {
  await tx.updateTable("remote_files").set({ contents }).where("file_id", "=", fileId).execute();
}

export async function deleteRemoteFile(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom("remote_files").where("file_id", "=", fileId).execute();
}

export interface RemoteListing extends RemoteOwner {
  readonly channelKey: number | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly after: { readonly createdMs: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** The newest first. */
export function selectRemoteFiles(db: Db, asked: RemoteListing): Promise<FileRow[]> {
  const { channelKey, fromMs, toMs, after } = asked;
  let found = db
    .selectFrom("remote_files")
    .innerJoin("files", "files.id", "remote_files.file_id")
    .selectAll("files")
    .where("remote_files.app_id", "=", asked.appId)
    .where("remote_files.team_id", "=", asked.teamId)
    .where("files.deleted_ms", "is", null);
  if (fromMs !== undefined) found = found.where("files.created_ms", ">=", fromMs);
  if (toMs !== undefined) found = found.where("files.created_ms", "<=", toMs);
  if (channelKey !== undefined) {
    found = found.where("files.id", "in", (select) =>
      select.selectFrom("file_shares").select("file_id").where("channel_key", "=", channelKey),
    );
  }
  if (after) {
    found = found.where((row) =>
      row.or([
        row("files.created_ms", "<", after.createdMs),
        row.and([row("files.created_ms", "=", after.createdMs), row("files.id", "<", after.id)]),
      ]),
    );
  }
  return found.orderBy("files.created_ms", "desc").orderBy("files.id", "desc").limit(asked.limit).execute();
}
