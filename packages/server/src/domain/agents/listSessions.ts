import { limits, type Outcome, succeed } from "@platform/protocol";
import { fitOf, foldText } from "@platform/protocol/menus/matchText.ts";
import {
  type ListedSessionRow,
  selectSessionsOf,
  type SessionListing as RowListing,
  type SessionPosition,
} from "../../storage/queries/agentSessions.ts";
import { readerOf } from "../access/reader.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { type AgentSession, showSession, titleOf } from "./agentSession.ts";
import { channelRoot } from "./sessionRoot.ts";

export interface SessionListing {
  readonly query: string;
  readonly appId: string | undefined;
  readonly isArchived: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export type ListedSession = AgentSession & {
  readonly is_pinned: boolean;
  readonly is_archived: boolean;
  readonly updated: number;
};

/**
 * The caller's sessions, pinned ones first, then the latest. Titles are searched here, because one that nobody gave is only in
 * the first message. A page of a search may be short or empty while there is another.
 */
export async function listSessions(
  ctx: ReadContext,
  asked: SessionListing,
): Promise<Outcome<{ sessions: ListedSession[]; next: string }, "invalid_cursor">> {
  const { query, appId, isArchived, limit } = asked;
  const listing = `agent sessions ${appId ?? ""} ${isArchived ? "archived" : ""} ${query}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const reader = await readerOf(ctx);
  const after = from.at === undefined ? undefined : positionOf(from.at);
  const scanned = query === "" ? limit : limits.agent_sessions_scanned;
  const rowListing: RowListing = { ...reader, isArchived, appId, after, limit: scanned + 1 };
  const rows = await selectSessionsOf(ctx.db, rowListing);
  const typed = foldText(query.trim());
  const taken: ListedSessionRow[] = [];
  let last: ListedSessionRow | undefined;
  for (const row of rows.slice(0, scanned)) {
    if (taken.length === limit) break;
    last = row;
    if (fitOf(foldText(titleOf(row, bodyOf(row))), typed) !== undefined) taken.push(row);
  }
  const isEnd = last === undefined || last === rows.at(-1);
  const sessions = await Promise.all(taken.map((row) => show(ctx, row)));
  return succeed({ sessions, next: isEnd || !last ? "" : sealCursor(ctx, listing, printPosition(last)) });
}

async function show(ctx: ReadContext, row: ListedSessionRow): Promise<ListedSession> {
  return {
    ...(await showSession(ctx, row.channel_id, row, bodyOf(row))),
    is_pinned: row.is_pinned === 1,
    is_archived: row.is_archived === 1,
    updated: Math.floor(row.active_ms / 1000),
  };
}

function bodyOf({ root_body: body, channel_name: name }: ListedSessionRow): string {
  return body ?? channelRoot({ name }).body;
}

function printPosition(row: ListedSessionRow): string {
  return [row.is_pinned, row.active_ms, row.channel_key, row.thread_ts].join(" ");
}

function positionOf(text: string): SessionPosition {
  const [isPinned = 0, activeMs = 0, channelKey = 0, threadTs = 0] = text.split(" ").map(Number);
  return { isPinned, activeMs, channelKey, threadTs };
}
