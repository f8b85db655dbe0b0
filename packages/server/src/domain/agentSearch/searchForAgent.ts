import { isLongerThan, limits, type Outcome, refuse, refuseScope, succeed } from "@platform/protocol";
import { selectMemberKeys } from "../../storage/queries/foundMessages.ts";
import type { SearchPage } from "../../storage/queries/searchPage.ts";
import type { SearchScope } from "../../storage/queries/searchScope.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { resolveFilters } from "../search/resolveFilters.ts";
import { type Acting, type ActingCode, resolveActing } from "./actingPerson.ts";
import { type AgentFileMatch, findFiles } from "./findFiles.ts";
import { type AgentMessageMatch, findMessages } from "./findMessages.ts";
import { findChannels, type FoundChannel } from "./findChannels.ts";
import { findUsers, type FoundUser } from "./findUsers.ts";
import { type Keywords, readKeywords } from "./readKeywords.ts";
import { weighting } from "./weighting.ts";

export const searchedKinds = { public_channel: "public", private_channel: "private", mpim: "mpim", im: "im" } as const;
export type SearchedKind = keyof typeof searchedKinds;

/** The scope that each kind of conversation asks for. */
const kindScopes: Readonly<Record<(typeof searchedKinds)[SearchedKind], string>> = {
  public: "search:read.public",
  private: "search:read.private",
  mpim: "search:read.mpim",
  im: "search:read.im",
};

export const contentTypes = ["messages", "files", "channels", "users"] as const;
export type ContentType = (typeof contentTypes)[number];

export interface AgentSearch {
  readonly query: string;
  readonly termClauses: readonly string[];
  readonly modifiers: string;
  readonly isStrict: boolean;
  readonly contentTypes: readonly ContentType[];
  readonly channelTypes: readonly SearchedKind[];
  readonly contextChannelId: string | undefined;
  /** Seconds, both inclusive. */
  readonly after: number | undefined;
  readonly before: number | undefined;
  readonly order: "score" | "timestamp";
  readonly direction: "asc" | "desc";
  readonly limit: number;
  readonly withHighlight: boolean;
  readonly withArchived: boolean;
  readonly withBots: boolean;
  readonly withDeletedUsers: boolean;
  readonly withContext: boolean;
}

/** A page of what was found; a kind of result is absent unless it was asked for. */
export interface AgentResults {
  readonly messages?: readonly AgentMessageMatch[];
  readonly files?: readonly AgentFileMatch[];
  readonly channels?: readonly FoundChannel[];
  readonly users?: readonly FoundUser[];
  readonly next: string;
}

export type AgentSearchCode =
  | ActingCode
  | "context_channel_not_found"
  | "invalid_cursor"
  | "missing_query"
  | "missing_scope"
  | "query_too_long";

export interface Found<Match> {
  readonly matches: readonly Match[];
  readonly total: number;
}

/** All that the searches for the kinds of results share. */
export interface PreparedSearch {
  readonly acting: Acting;
  readonly keywords: Keywords;
  readonly scope: SearchScope;
  readonly page: SearchPage;
  readonly asked: AgentSearch;
  readonly baseUrl: string;
}

/** Searches for an agent by keywords: only what the person on whose behalf it acts can read, and the app was granted. */
export async function searchForAgent(
  ctx: ReadContext & { readonly baseUrl: string },
  asked: AgentSearch,
  { actionToken, cursor }: { readonly actionToken: string | undefined; readonly cursor: string | undefined },
): Promise<Outcome<AgentResults, AgentSearchCode>> {
  const keywords = readKeywords(asked);
  if (keywords.clauses.length + keywords.without.length + keywords.filters.length === 0) return refuse("missing_query");
  if ([asked.query, asked.modifiers, asked.termClauses.join(" ")].some(isTooLong)) return refuse("query_too_long");
  const resolved = await resolveActing(ctx, actionToken);
  if (!resolved.ok) return resolved;
  const { acting } = resolved;
  const needed = scopesFor(asked);
  if (!needed.every((scope) => acting.scopes.includes(scope))) return refuseScope(needed, acting.scopes);
  const context = await findContextChannel(acting, asked.contextChannelId);
  if (asked.contextChannelId !== undefined && !context) return refuse("context_channel_not_found");

  const listing = `agent search ${acting.place} ${JSON.stringify(asked)}`;
  const from = openCursor(acting.ctx, listing, cursor);
  if (!from.ok) return from;
  const number = Number(from.at ?? 1);
  const prepared = await prepare(ctx, { acting, keywords, asked, number, context });
  const { totals, ...results } = await findAll(prepared);
  const hasMore = number < limits.search_pages_max && totals.some((total) => number * asked.limit < total);
  const next = hasMore ? sealCursor(acting.ctx, listing, String(number + 1)) : "";
  return succeed({ ...results, next });
}

function isTooLong(text: string): boolean {
  return isLongerThan(text, limits.search_query_chars_max);
}

/** Public channels are the least that an app can search, so that their scope is needed for everything. */
function scopesFor({ channelTypes, contentTypes: types }: AgentSearch): string[] {
  return [
    ...new Set([
      kindScopes.public,
      ...channelTypes.map((type) => kindScopes[searchedKinds[type]]),
      ...(types.includes("files") ? ["search:read.files"] : []),
      ...(types.includes("users") ? ["search:read.users"] : []),
    ]),
  ];
}

/** The channel that results near it are preferred for; the app learns of none that it could not search. */
async function findContextChannel(acting: Acting, id: string | undefined): Promise<ChannelRow | undefined> {
  const channel = id === undefined ? undefined : await findReadableChannel(acting.ctx, id);
  if (!channel || channel.kind === "record" || !acting.scopes.includes(kindScopes[channel.kind])) return undefined;
  if (acting.onlyKey !== undefined) return channel.key === acting.onlyKey ? channel : undefined;
  if (channel.kind === "public") return channel;
  const isHere = acting.besidesPublicKey === undefined || acting.besidesPublicKey === channel.key;
  return isHere && !acting.isPublicOnly ? channel : undefined;
}

interface Preparing {
  readonly acting: Acting;
  readonly keywords: Keywords;
  readonly asked: AgentSearch;
  readonly number: number;
  readonly context: ChannelRow | undefined;
}

async function prepare(
  { baseUrl, nowMs }: ReadContext & { readonly baseUrl: string },
  { acting, keywords, asked, number, context }: Preparing,
): Promise<PreparedSearch> {
  const kinds = asked.channelTypes.map((type) => searchedKinds[type]);
  const scope: SearchScope = {
    kinds: acting.isPublicOnly ? kinds.filter((kind) => kind === "public") : kinds,
    besidesPublicKey: acting.besidesPublicKey,
    onlyKey: acting.onlyKey,
    withArchived: asked.withArchived,
    withBots: asked.withBots,
  };
  const narrowing = await resolveFilters(acting.ctx, keywords.filters);
  const ownKeys = new Set(await selectMemberKeys(acting.ctx.db, acting.reader));
  const page: SearchPage = {
    ...narrowing,
    reader: acting.reader,
    phrases: [],
    clauses: keywords.clauses,
    scored: keywords.groups,
    without: keywords.without,
    weigh: weighting({ nowMs, ownKeys, contextKey: context?.key }),
    fromTs: latest(narrowing.fromTs, asked.after === undefined ? undefined : asked.after * 1e6),
    beforeTs: earliest(narrowing.beforeTs, asked.before === undefined ? undefined : (asked.before + 1) * 1e6),
    scope,
    order: asked.order,
    direction: asked.direction,
    offset: (number - 1) * asked.limit,
    limit: asked.limit,
  };
  return { acting, keywords, scope, page, asked, baseUrl };
}

function latest(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

function earliest(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

async function findAll(search: PreparedSearch) {
  const types = new Set(search.asked.contentTypes);
  const messages = types.has("messages") ? await findMessages(search) : undefined;
  const files = types.has("files") ? await findFiles(search) : undefined;
  const channels = types.has("channels") ? await findChannels(search) : undefined;
  const users = types.has("users") ? await findUsers(search) : undefined;
  return {
    ...(messages && { messages: messages.matches }),
    ...(files && { files: files.matches }),
    ...(channels && { channels: channels.matches }),
    ...(users && { users: users.matches }),
    totals: [messages, files, channels, users].map((found) => found?.total ?? 0),
  };
}
