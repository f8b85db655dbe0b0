import { limits, type Outcome, printTs, succeed } from "@platform/protocol";
import { selectStars } from "../../storage/queries/stars.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { findStarred, type Starred } from "./starred.ts";

export interface StarListing {
  readonly cursor: string | undefined;
  /** Counted from 1; only without a cursor. */
  readonly page: number;
  readonly limit: number;
}

export interface StarPage {
  readonly items: readonly { readonly item: Starred; readonly atMs: number }[];
  readonly total: number;
  readonly next: string;
}

/** What the caller starred, the latest first. What was deleted, or is out of the caller's sight, is left out. */
export async function listStars(ctx: ReadContext, asked: StarListing): Promise<Outcome<StarPage, "invalid_cursor">> {
  const from = openCursor(ctx, "stars", asked.cursor);
  if (!from.ok) return from;
  const rows = await selectStars(ctx.db, ctx.caller, limits.stars_max);
  const start =
    from.at === undefined ? (asked.page - 1) * asked.limit : rows.findIndex(({ id }) => id < Number(from.at));
  const shown = start < 0 ? [] : rows.slice(start, start + asked.limit);
  const items: StarPage["items"][number][] = [];
  for (const { kind, object_id: id, ts, at_ms: atMs } of shown) {
    const name = kind === "file" ? { fileId: id } : { channelId: id, ts: kind === "message" ? printTs(ts) : undefined };
    const found = await findStarred(ctx, name);
    if (found.ok) items.push({ item: found.item, atMs });
  }
  const last = shown.at(-1);
  const hasMore = last !== undefined && last !== rows.at(-1);
  return succeed({ items, total: rows.length, next: hasMore ? sealCursor(ctx, "stars", String(last.id)) : "" });
}
