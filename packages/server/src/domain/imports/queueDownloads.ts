import { selectLinkedFileIds, upsertDownloads } from "../../storage/queries/importDownloads.ts";
import type { WriteContext } from "../context.ts";
import type { ImportedFile, ImportedMessage } from "./importedMessage.ts";

/** What a file becomes when its bytes are here. */
export type DownloadedFile = Pick<ImportedFile, "id" | "kind" | "name" | "mimetype" | "size" | "details">;

/** Queues the files of messages whose bytes can be fetched, unless they are here or were deleted. */
export async function queueDownloads(
  ctx: WriteContext,
  teamId: string,
  messages: readonly ImportedMessage[],
): Promise<void> {
  const wanted = new Map(
    messages
      .flatMap(({ files }) => files.filter((file) => file.encryptedUrl !== undefined))
      .map((file) => [file.id, file]),
  );
  const linked = await selectLinkedFileIds(ctx.db, teamId, [...wanted.keys()]);
  const rows = linked.flatMap((id) => {
    const file = wanted.get(id);
    return file?.encryptedUrl === undefined ? [] : [rowOf(teamId, file, file.encryptedUrl)];
  });
  await upsertDownloads(ctx.db, rows);
}

function rowOf(teamId: string, { id, kind, name, mimetype, size, details }: ImportedFile, encryptedUrl: string) {
  const file: DownloadedFile = { id, kind, name, mimetype, size, details };
  return { team_id: teamId, file_id: id, encrypted_url: encryptedUrl, file: JSON.stringify(file), error: null };
}
