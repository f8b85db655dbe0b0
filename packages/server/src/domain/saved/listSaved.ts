import { limits, type Outcome, printTs, succeed } from "@platform/protocol";
import { type SavedRow, selectPlainReminders, selectSaved } from "../../storage/queries/saved.ts";
import type { SavedState } from "../../storage/tables/stars.ts";
import type { ReminderRow } from "../access/accessReminder.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { findStarred, type Starred } from "../stars/starred.ts";

export interface SavedItem {
  /** Undefined for what is gone, or out of the caller's sight, while its reminder is still open. */
  readonly item: Starred | undefined;
  readonly savedMs: number;
  readonly reminder: { readonly id: string; readonly dueMs: number } | undefined;
}

export interface SavedPage {
  readonly items: readonly SavedItem[];
  /** Reminders about nothing that is saved. Only with the first page. */
  readonly reminders: readonly ReminderRow[];
  readonly next: string;
}

export interface SavedListing {
  readonly state: SavedState;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** What the caller saved and did not do yet, archived, or completed; the last changed first. */
export async function listSaved(ctx: ReadContext, asked: SavedListing): Promise<Outcome<SavedPage, "invalid_cursor">> {
  const { state, limit } = asked;
  const listing = `saved ${state}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const [movedMs, id] = (from.at ?? "").split(".").map(Number);
  const after = movedMs === undefined || id === undefined ? undefined : { movedMs, id };
  const rows = await selectSaved(ctx.db, { ...ctx.caller, state }, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const items: SavedItem[] = [];
  for (const row of shown) {
    const found = await readSaved(ctx, row);
    if (found.item !== undefined || isOpen(row)) items.push(found);
  }
  const last = shown.at(-1);
  const hasMore = last !== undefined && rows.length > limit;
  return succeed({
    items,
    reminders: after === undefined ? await plainReminders(ctx, state) : [],
    next: hasMore ? sealCursor(ctx, listing, `${last.moved_ms}.${last.id}`) : "",
  });
}

const isOpen = (row: SavedRow): boolean => row.reminder_ms !== null && row.completed_ms === null;

async function readSaved(ctx: ReadContext, row: SavedRow): Promise<SavedItem> {
  const { kind, object_id: objectId, ts, at_ms: savedMs, reminder_id: id, reminder_ms: dueMs } = row;
  const name = kind === "file" ? { fileId: objectId } : { channelId: objectId, ts: printTs(ts) };
  const found = await findStarred(ctx, name);
  const reminder = id === null || dueMs === null || row.completed_ms !== null ? undefined : { id, dueMs };
  return { item: found.ok ? found.item : undefined, savedMs, reminder };
}

/** Reminders are open or completed; nobody archives one. */
function plainReminders({ db, caller }: ReadContext, state: SavedState): Promise<ReminderRow[]> {
  if (state === "archived") return Promise.resolve([]);
  return selectPlainReminders(db, caller, { isCompleted: state === "completed", limit: limits.page_max });
}
