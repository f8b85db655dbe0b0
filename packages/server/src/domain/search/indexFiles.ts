import { putFileDocs, removeFileDocs, selectFilesAfter, selectFilesByIds } from "../../storage/queries/indexedFiles.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import type { WriteContext } from "../context.ts";
import { fileDoc } from "./fileDocs.ts";

/** So little that concurrent posts are not delayed. */
const filesMax = 50;

/** Indexes the files that the events are about, as they are now. */
export async function followFiles({ db }: WriteContext, news: readonly OutboxRow[]): Promise<void> {
  const ids = new Set(news.flatMap(({ type, payload }) => (type.startsWith("file_") ? fileIn(payload) : [])));
  const files = (await selectFilesByIds(db, [...ids])).filter((file) => file.deleted_ms === null);
  await putFileDocs(db, files.map(fileDoc));
  const there = new Set(files.map((file) => file.id));
  await removeFileDocs(
    db,
    [...ids].filter((id) => !there.has(id)),
  );
}

/** Every event about a file names it in one of these two places. */
function fileIn(payload: string): string[] {
  const event = JSON.parse(payload) as { readonly file_id?: string; readonly file?: { readonly id?: string } };
  const id = event.file_id ?? event.file?.id;
  return id === undefined ? [] : [id];
}

/** Indexes the next files from before the index; null once there are none left. */
export async function walkFiles({ db }: WriteContext, after: string | null | undefined): Promise<string | null> {
  if (after === null) return null;
  const rows = await selectFilesAfter(db, after ?? "", filesMax);
  await putFileDocs(db, rows.filter((file) => file.deleted_ms === null).map(fileDoc));
  return rows.length === filesMax ? (rows.at(-1)?.id ?? null) : null;
}
