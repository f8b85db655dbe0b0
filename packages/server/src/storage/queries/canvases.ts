import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { CanvasAccessRow } from "../tables/canvasAccess.ts";
import type { CanvasesTable, CanvasRow } from "../tables/canvases.ts";

export function selectCanvas(db: Db, fileId: string): Promise<CanvasRow | undefined> {
  return db.selectFrom("canvases").selectAll().where("file_id", "=", fileId).executeTakeFirst();
}

export async function insertCanvas(tx: Tx, row: Insertable<CanvasesTable>): Promise<void> {
  await tx.insertInto("canvases").values(row).execute();
}

/** Holds the canvas until the commit, so that two edits of one moment both count. */
export function lockCanvas(tx: Tx, fileId: string): Promise<CanvasRow | undefined> {
  return tx
    .updateTable("canvases")
    .set((row) => ({ revision: row("revision", "+", 1) }))
    .where("file_id", "=", fileId)
    .returningAll()
    .executeTakeFirst();
}

export async function updateCanvas(tx: Tx, fileId: string, change: Updateable<CanvasesTable>): Promise<void> {
  await tx.updateTable("canvases").set(change).where("file_id", "=", fileId).execute();
}

/** Content and access of a canvas that is deleted. */
export async function deleteCanvasRows(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom("canvas_access").where("file_id", "=", fileId).execute();
  await tx.deleteFrom("canvases").where("file_id", "=", fileId).execute();
}

/** The canvases that a conversation shows, its own first, then in the order in which they were added. */
export function selectCanvasTabs(db: Db, channelKey: number) {
  return db
    .selectFrom("canvases")
    .innerJoin("files", "files.id", "canvases.file_id")
    .select(["file_id", "tab_id", "is_channel_canvas", "content"])
    .where("canvases.channel_key", "=", channelKey)
    .orderBy("is_channel_canvas", "desc")
    .orderBy("files.created_ms")
    .orderBy("file_id")
    .execute();
}

export async function selectChannelCanvas(db: Db, channelKey: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("canvases")
    .select("file_id")
    .where("channel_key", "=", channelKey)
    .where("is_channel_canvas", "=", 1)
    .executeTakeFirst();
  return row?.file_id;
}

/** Which of the files belong to a conversation, so that membership alone decides who may use them. */
export async function selectChannelCanvasesOf(db: Db, fileIds: readonly string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("canvases")
    .select("file_id")
    .where("file_id", "in", fileIds)
    .where("is_channel_canvas", "=", 1)
    .execute();
  return new Set(rows.map((row) => row.file_id));
}

export async function selectCanvasAccess(db: Db, fileIds: readonly string[]): Promise<CanvasAccessRow[]> {
  if (fileIds.length === 0) return [];
  return db
    .selectFrom("canvas_access")
    .selectAll()
    .where("file_id", "in", fileIds)
    .orderBy("kind")
    .orderBy("subject_id")
    .execute();
}

export async function upsertCanvasAccess(tx: Tx, row: CanvasAccessRow): Promise<void> {
  const { level } = row;
  await tx
    .insertInto("canvas_access")
    .values(row)
    .onConflict((conflict) => conflict.columns(["file_id", "kind", "subject_id"]).doUpdateSet({ level }))
    .execute();
}

export async function deleteCanvasAccess(
  tx: Tx,
  { file_id, kind, subject_id }: Omit<CanvasAccessRow, "level">,
): Promise<void> {
  await tx
    .deleteFrom("canvas_access")
    .where("file_id", "=", file_id)
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .execute();
}

/** The people that a canvas was shared with by name. */
export async function selectCanvasPeople(db: Db, fileId: string): Promise<string[]> {
  const grants = await selectCanvasAccess(db, [fileId]);
  return grants.filter((grant) => grant.kind === "user").map((grant) => grant.subject_id);
}
