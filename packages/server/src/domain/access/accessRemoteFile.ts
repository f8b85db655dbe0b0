import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectRemoteFile } from "../../storage/queries/remoteFiles.ts";
import type { ReadContext } from "../context.ts";
import { type FileRow, type SeenFile, seeFiles } from "./accessFile.ts";

/** One of the two names of a remote file. */
export interface RemoteName {
  readonly fileId: string | undefined;
  readonly externalId: string | undefined;
}

export type RemoteAccessCode = "file_not_found" | "invalid_args";

/** The only door to remote files for their app: its own in the same workspace, by one name. */
export async function accessRemoteFile(
  ctx: ReadContext,
  { fileId, externalId }: RemoteName,
): Promise<Outcome<SeenFile, RemoteAccessCode>> {
  if ((fileId === undefined) === (externalId === undefined)) {
    return refuse("invalid_args", "name the file by file or by external_id, and not by both");
  }
  const named = fileId === undefined ? { externalId: externalId ?? "" } : { fileId };
  const file = fileId === undefined || isIdShaped(fileId) ? await findOwn(ctx, named) : undefined;
  const [seen] = file ? await seeFiles(ctx, [file]) : [];
  return seen ? succeed(seen) : refuse("file_not_found");
}

function findOwn(
  { db, caller }: ReadContext,
  named: { readonly fileId: string } | { readonly externalId: string },
): Promise<FileRow | undefined> {
  const { appId = "", teamId } = caller;
  return selectRemoteFile(db, { appId, teamId }, named);
}
