import { type Outcome, succeed } from "@platform/protocol";
import { type ReactedRow, selectReacted, selectReactedCount } from "../../storage/queries/reactions.ts";
import { accessUser } from "../access/accessUser.ts";
import { readerOf } from "../access/reader.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface ReactionListing {
  /** Whose reactions; the caller's own without it. */
  readonly userId?: string | undefined;
  readonly cursor?: string | undefined;
  /** Counted from 1; only without a cursor. */
  readonly page: number;
  readonly limit: number;
}

export interface ReactionPage {
  readonly items: readonly ReactedRow[];
  readonly total: number;
  readonly next: string;
}

/** The messages that a person reacted to, as far as the caller can read them, the latest reaction first. */
export async function listReactions(
  ctx: ReadContext,
  asked: ReactionListing,
): Promise<Outcome<ReactionPage, "user_not_found" | "access_denied" | "invalid_cursor">> {
  const found = await accessUser(ctx, asked.userId ?? ctx.caller.userId);
  if (!found.ok) return found;
  const userId = found.user.id;
  const listing = `reactions ${userId}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const [at_ms = 0, channel_key = 0, ts = 0] = from.at?.split(" ").map(Number) ?? [];
  const reader = await readerOf(ctx);
  const rows = await selectReacted(ctx.db, {
    userId,
    reader,
    after: from.at === undefined ? undefined : { at_ms, channel_key, ts },
    offset: from.at === undefined ? (asked.page - 1) * asked.limit : 0,
    limit: asked.limit + 1,
  });
  const items = rows.slice(0, asked.limit);
  const last = items.at(-1);
  const next =
    rows.length > items.length && last ? sealCursor(ctx, listing, `${last.at_ms} ${last.channel_key} ${last.ts}`) : "";
  return succeed({ items, total: await selectReactedCount(ctx.db, { userId, reader }), next });
}
