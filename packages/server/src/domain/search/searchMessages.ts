import { type Outcome, slackbotId, slackbotName, succeed } from "@platform/protocol";
import { selectSeenChannel } from "../../storage/queries/channels.ts";
import { type FoundRow, selectFound } from "../../storage/queries/foundMessages.ts";
import type { Phrase } from "../../storage/queries/search.ts";
import { selectUser, selectUserAtHome } from "../../storage/queries/users.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { type MessageBody, parseBody } from "../messages/message.ts";
import { highlight } from "./highlight.ts";
import { readSearch, type Search } from "./searchQuery.ts";

export interface MessageSearch extends Search {
  /** `*` for the first page of a walk by cursors. */
  readonly cursor?: string | undefined;
}

export interface Match {
  readonly channel: SeenChannelRow;
  readonly body: MessageBody;
  readonly score: number;
  /** The author's handle. */
  readonly userName: string;
}

export interface Found {
  readonly matches: readonly Match[];
  /** Exact up to `limits.search_ranked_max` and the end of the page; one more than that when there are more. */
  readonly total: number;
  readonly page: number;
  readonly next: string;
}

/** Searches the messages that the caller can read: a page by its number. */
export async function searchMessages(
  ctx: ReadContext,
  asked: Search,
): Promise<Outcome<Pick<Found, "matches" | "total">, "no_query">> {
  const read = await readSearch(ctx, asked);
  if (!read.ok) return read;
  const { rows, total } = await selectFound(ctx.db, read.search);
  const matches = await readMatches(ctx, rows);
  const marked = asked.withHighlight ? matches.map((match) => mark(match, read.search.phrases)) : matches;
  return succeed({ matches: marked, total });
}

/** The same, by a cursor where one is given. */
export async function walkMessages(
  ctx: ReadContext,
  asked: MessageSearch,
): Promise<Outcome<Found, "no_query" | "invalid_cursor">> {
  const listing = `search ${asked.order} ${asked.direction} ${asked.count} ${asked.query}`;
  const from = openCursor(ctx, listing, asked.cursor === "*" ? undefined : asked.cursor);
  if (!from.ok) return from;
  const page = from.at === undefined ? asked.page : Number(from.at);
  const found = await searchMessages(ctx, { ...asked, page });
  if (!found.ok) return found;
  const hasMore = page * asked.count < found.total;
  const next = asked.cursor !== undefined && hasMore ? sealCursor(ctx, listing, String(page + 1)) : "";
  return succeed({ matches: found.matches, total: found.total, page, next });
}

function mark(match: Match, phrases: readonly Phrase[]): Match {
  return { ...match, body: { ...match.body, text: highlight(match.body.text, phrases) } };
}

/** The handle in the caller's workspace; of a person who does not belong to it, in their own. */
async function nameOf({ db, caller }: ReadContext, author: string): Promise<string> {
  if (author === slackbotId) return slackbotName;
  const user = (await selectUser(db, caller.teamId, author)) ?? (await selectUserAtHome(db, author));
  return user?.name ?? "";
}

async function readMatches(ctx: ReadContext, rows: readonly FoundRow[]): Promise<Match[]> {
  const { db, caller } = ctx;
  const channels = new Map<string, SeenChannelRow | undefined>();
  const names = new Map<string, string>();
  const matches: Match[] = [];
  for (const row of rows) {
    const body = parseBody(row.body);
    const author = body.user ?? "";
    if (!channels.has(row.channel_id)) {
      channels.set(row.channel_id, await selectSeenChannel(db, row.channel_id, caller.userId));
    }
    if (!names.has(author)) names.set(author, await nameOf(ctx, author));
    const channel = channels.get(row.channel_id);
    if (channel) matches.push({ channel, body, score: row.score, userName: names.get(author) ?? "" });
  }
  return matches;
}
