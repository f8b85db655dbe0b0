import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectDrafts } from "../../storage/queries/drafts.ts";
import type { DraftRow } from "../../storage/tables/drafts.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export type { DraftRow } from "../../storage/tables/drafts.ts";

export interface DraftListing {
  readonly channelId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The caller's drafts, the latest first. They are the caller's own words, also for conversations that were left since. */
export async function listDrafts(
  ctx: ReadContext,
  asked: DraftListing,
): Promise<Outcome<{ rows: DraftRow[]; next: string }, "channel_not_found" | "invalid_cursor">> {
  const { channelId } = asked;
  if (channelId !== undefined && !(await findReadableChannel(ctx, channelId))) return refuse("channel_not_found");
  const listing = `drafts ${channelId ?? ""}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const { userId, teamId } = ctx.caller;
  const before = from.at === undefined ? undefined : positionOf(from.at);
  const found = await selectDrafts(ctx.db, { userId, teamId, channelId, before, limit: asked.limit + 1 });
  const rows = found.slice(0, asked.limit);
  const last = rows.at(-1);
  const next = found.length > rows.length && last ? sealCursor(ctx, listing, `${last.updated_ms} ${last.id}`) : "";
  return succeed({ rows, next });
}

function positionOf(text: string): { updatedMs: number; id: string } {
  const [updatedMs = "", id = ""] = text.split(" ");
  return { updatedMs: Number(updatedMs), id };
}
