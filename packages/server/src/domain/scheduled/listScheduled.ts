import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { selectScheduledPage } from "../../storage/queries/scheduledMessages.ts";
import type { ScheduledMessageRow } from "../../storage/tables/scheduledMessages.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export type { ScheduledMessageRow } from "../../storage/tables/scheduledMessages.ts";

export interface ScheduledListing {
  readonly channelId?: string | undefined;
  readonly oldest?: string | undefined;
  readonly latest?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * What the caller has waiting, in the order in which it will come: for an app what it has scheduled itself, for a person in
 * the client what was scheduled there. Several apps may write for one person, and none of them shall read what others have.
 */
export async function listScheduled(
  ctx: ReadContext,
  asked: ScheduledListing,
): Promise<Outcome<{ rows: ScheduledMessageRow[]; next: string }, "invalid_channel" | "invalid_cursor">> {
  const { channelId, oldest = "0", latest = "9999999999" } = asked;
  if (channelId !== undefined && !(await findReadableChannel(ctx, channelId))) return refuse("invalid_channel");
  const listing = `scheduled ${channelId ?? ""} ${oldest} ${latest}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const found = await selectScheduledPage(ctx.db, {
    userId: ctx.caller.userId,
    teamId: ctx.caller.teamId,
    appId: ctx.caller.appId,
    channelId,
    oldestS: Math.ceil((parseTs(oldest) ?? 0) / 1_000_000),
    latestS: Math.floor((parseTs(latest) ?? 0) / 1_000_000),
    after: from.at === undefined ? undefined : positionOf(from.at),
    limit: asked.limit + 1,
  });
  const rows = found.slice(0, asked.limit);
  const last = rows.at(-1);
  const next = found.length > rows.length && last ? sealCursor(ctx, listing, `${last.post_at_s} ${last.id}`) : "";
  return succeed({ rows, next });
}

function positionOf(text: string): { postAtS: number; id: string } {
  const [postAtS = "", id = ""] = text.split(" ");
  return { postAtS: Number(postAtS), id };
}
