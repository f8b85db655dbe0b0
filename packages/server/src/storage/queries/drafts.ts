import type { Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { DraftRow, DraftsTable } from "../tables/drafts.ts";

/** Whose drafts, in which workspace. */
export interface DraftOwner {
  readonly userId: string;
  readonly teamId: string;
}

export async function insertDraft(tx: Tx, row: DraftRow): Promise<void> {
  await tx.insertInto("drafts").values(row).execute();
}

export async function updateDraft(tx: Tx, id: string, change: Updateable<DraftsTable>): Promise<void> {
  await tx.updateTable("drafts").set(change).where("id", "=", id).execute();
}

export async function deleteDraftRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("drafts").where("id", "=", id).execute();
}

export function selectDraft(db: Db | Tx, id: string): Promise<DraftRow | undefined> {
  return db.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The draft in the composer of a place. */
export function selectDraftAt(
  tx: Tx,
  owner: DraftOwner,
  place: { readonly channelId: string; readonly threadTs: string },
): Promise<DraftRow | undefined> {
  return tx
    .selectFrom("drafts")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("team_id", "=", owner.teamId)
    .where("channel_id", "=", place.channelId)
    .where("thread_ts", "=", place.threadTs)
    .where("is_copy", "=", 0)
    .executeTakeFirst();
}

export async function selectDraftCount(tx: Tx, { userId, teamId }: DraftOwner): Promise<number> {
  const { count } = await tx
    .selectFrom("drafts")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("team_id", "=", teamId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface DraftPage extends DraftOwner {
  readonly channelId: string | undefined;
  readonly before: { readonly updatedMs: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** The latest first. */
export function selectDrafts(db: Db | Tx, page: DraftPage): Promise<DraftRow[]> {
  const { before, channelId } = page;
  let query = db
    .selectFrom("drafts")
    .selectAll()
    .where("user_id", "=", page.userId)
    .where("team_id", "=", page.teamId)
    .orderBy("updated_ms", "desc")
    .orderBy("id", "desc")
    .limit(page.limit);
  if (channelId !== undefined) query = query.where("channel_id", "=", channelId);
  if (!before) return query.execute();
  return query
    .where((where) =>
      where.or([
        where("updated_ms", "<", before.updatedMs),
        where.and([where("updated_ms", "=", before.updatedMs), where("id", "<", before.id)]),
      ]),
    )
    .execute();
}
