import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectCanvasTabs } from "../../storage/queries/canvases.ts";
import { selectUnread } from "../../storage/queries/members.ts";
import { selectHistory } from "../../storage/queries/messages.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { accessChannel, type AccessCode, type SeenChannelRow } from "../access/accessChannel.ts";
import { isDirect } from "../access/manageChannel.ts";
import type { ReadContext } from "../context.ts";

export interface ChannelDetails {
  readonly channel: SeenChannelRow;
  readonly locale: string | undefined;
  readonly unread: Unread | undefined;
  readonly tabs: readonly CanvasTab[];
}

/** A canvas that a conversation shows. */
export interface CanvasTab {
  readonly id: string;
  readonly fileId: string;
  readonly isChannelCanvas: boolean;
  readonly isEmpty: boolean;
}

/** What a member has not read yet: all of it, and without comings and goings. */
export interface Unread {
  readonly count: number;
  readonly shown: number;
  /** The newest message, as the JSON it goes out as; for direct conversations. */
  readonly latest: string | undefined;
}

/** One conversation with what was asked besides. */
export async function readChannel(
  ctx: ReadContext,
  asked: { readonly id: string; readonly withLocale: boolean },
): Promise<Outcome<{ details: ChannelDetails }, AccessCode>> {
  const seen = await accessChannel(ctx, asked.id, "read");
  if (!seen.ok) return seen;
  const { channel } = seen;
  const locale = asked.withLocale ? (await selectTeam(ctx.db, channel.team_id))?.locale : undefined;
  const unread = await readUnread(ctx, channel);
  return succeed({ details: { channel, locale, unread, tabs: await readTabs(ctx, channel) } });
}

async function readTabs({ db }: ReadContext, channel: SeenChannelRow): Promise<CanvasTab[]> {
  const rows = await selectCanvasTabs(db, channel.key);
  return rows.map((row) => ({
    id: row.tab_id ?? "",
    fileId: row.file_id,
    isChannelCanvas: row.is_channel_canvas === 1,
    isEmpty: row.content === "[]",
  }));
}

/** Nothing for callers who are not in it. */
export async function readUnread(ctx: ReadContext, channel: SeenChannelRow): Promise<Unread | undefined> {
  if (channel.last_read_ts === null) return undefined;
  const { db, caller } = ctx;
  const { unread, shown } = await selectUnread(db, channel.key, channel.last_read_ts, caller.userId, limits.unread_max);
  return { count: unread, shown, latest: isDirect(channel) ? await readLatest(ctx, channel) : undefined };
}

/** A message is only included for callers who may read the history: describing a conversation must not be a way around that. */
async function readLatest(ctx: ReadContext, channel: SeenChannelRow): Promise<string | undefined> {
  const seen = await accessChannel(ctx, channel.id, "history");
  if (!seen.ok) return undefined;
  const [newest] = await selectHistory(ctx.db, channel.key, -1, Number.MAX_SAFE_INTEGER, 1);
  return newest?.body;
}
