import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { CodeChannelViewRow, CodeChannelViewsTable } from "../tables/codeChannelViews.ts";

/** A view without its content, which may be a megabyte. */
export type ListedCodeViewRow = Omit<CodeChannelViewRow, "content">;

const listed = [
  "channel_key",
  "upsert_key",
  "id",
  "app_id",
  "type",
  "view_key",
  "label",
  "file_id",
  "details",
  "content_version",
  "created_ms",
] as const;

/** In the order in which they were added. */
export function selectCodeViews(db: Db, channelKey: number): Promise<ListedCodeViewRow[]> {
  return db
    .selectFrom("code_channel_views")
    .select(listed)
    .where("channel_key", "=", channelKey)
    .orderBy("created_ms")
    .orderBy("id")
    .execute();
}

export function selectCodeView(db: Db, channelKey: number, id: string): Promise<CodeChannelViewRow | undefined> {
  return db
    .selectFrom("code_channel_views")
    .selectAll()
    .where("channel_key", "=", channelKey)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Writes a view, or the next version of the one with the same key, which keeps its id. */
export async function upsertCodeView(
  tx: Tx,
  row: Insertable<CodeChannelViewsTable>,
): Promise<Pick<CodeChannelViewRow, "id" | "content_version">> {
  const { channel_key: _channel, upsert_key: _key, id: _id, created_ms: _created, ...change } = row;
  return tx
    .insertInto("code_channel_views")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["channel_key", "upsert_key"]).doUpdateSet((view) => ({
        ...change,
        content_version: view("code_channel_views.content_version", "+", 1),
      })),
    )
    .returning(["id", "content_version"])
    .executeTakeFirstOrThrow();
}

export async function deleteCodeView(tx: Tx, channelKey: number, id: string): Promise<void> {
  await tx.deleteFrom("code_channel_views").where("channel_key", "=", channelKey).where("id", "=", id).execute();
}
