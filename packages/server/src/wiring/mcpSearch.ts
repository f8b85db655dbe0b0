import { limits, refuse, succeed } from "@platform/protocol";
import type { Context } from "../domain/context.ts";
import { searchFiles } from "../domain/search/searchFiles.ts";
import { type Match, searchMessages } from "../domain/search/searchMessages.ts";
import type { Search } from "../domain/search/searchQuery.ts";
import type { FoundFile, McpServices, MessageSearch, SearchedKind } from "../http/mcp/mcpServices.ts";
import { presentMatch } from "../present/match.ts";
import type { SearchContext } from "./mcpServices.ts";

/** How many pages of the search one call reads to find those matches that the tool may show. */
const pagesReadMax = 5;

/**
 * The one place that knows how tools search. The search language has no filter for kinds of conversation, times of day and
 * apps, so what is found is looked through; cursors count what was looked at.
 */
export async function findForTool(ctx: SearchContext, asked: MessageSearch): ReturnType<McpServices["searchMessages"]> {
  const begin = Number(asked.cursor ?? 0);
  const farthest = limits.search_pages_max * limits.search_page_max;
  if (!Number.isSafeInteger(begin) || begin < 0 || begin >= farthest) return refuse("invalid_cursor");
  const shown: Match[] = [];
  let at = begin;
  for (let read = 0; read < pagesReadMax && at < farthest; read++) {
    const page = Math.floor(at / limits.search_page_max) + 1;
    const found = await searchMessages(ctx, pageOf(asked, page));
    if (!found.ok) return found;
    const rest = found.matches.slice(at % limits.search_page_max);
    for (const match of rest) {
      at++;
      if (fits(match, asked)) shown.push(match);
      if (shown.length === asked.limit) break;
    }
    const isEnd = found.matches.length < limits.search_page_max && at % limits.search_page_max >= found.matches.length;
    if (isEnd || at >= found.total) return succeed({ matches: shown.map((match) => present(ctx, match)), next: "" });
    if (shown.length === asked.limit) break;
  }
  return succeed({ matches: shown.map((match) => present(ctx, match)), next: at < farthest ? String(at) : "" });
}

export async function findFilesForTool(ctx: SearchContext, asked: MessageSearch): Promise<readonly FoundFile[]> {
  const found = await searchFiles(ctx, { ...pageOf(asked, 1), count: asked.limit });
  if (!found.ok) return [];
  const { kinds, afterS = 0, beforeS = Number.POSITIVE_INFINITY } = asked;
  return found.matches
    .filter(({ shares, body }) => {
      const isThere = shares.some(({ channel }) => kinds.includes(channel.kind as SearchedKind));
      // A file that was shared nowhere is the person's own, which a search of public channels does not show.
      const isOwn = shares.length === 0 && kinds.includes("private");
      return (isThere || isOwn) && body.created >= afterS && body.created <= beforeS;
    })
    .map(({ body: { id, title, mimetype, user, created, permalink } }) => ({
      id,
      title,
      mimetype,
      user,
      created,
      permalink,
    }));
}

function pageOf({ query, order, direction }: MessageSearch, page: number): Search {
  return { query, order, direction, page, count: limits.search_page_max, withHighlight: false };
}

function fits({ channel, body }: Match, asked: MessageSearch): boolean {
  const { kinds, afterS = 0, beforeS = Number.POSITIVE_INFINITY, hasBots, isOnlyMine } = asked;
  const seconds = Number(body.ts);
  if (!kinds.includes(channel.kind as SearchedKind) || seconds < afterS || seconds > beforeS) return false;
  return (hasBots || body.bot_id === undefined) && (!isOnlyMine || channel.is_member === 1);
}

function present(ctx: Context & { readonly baseUrl: string }, match: Match) {
  return presentMatch(match, { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain });
}
