import { type Refusal, refuse } from "@platform/protocol";
import { type Static, type TObject, Type } from "typebox";
import { layOutResults, type searchOutput } from "./layout/searchResults.ts";
import { cursorArg, formatArg, limitArg, pageText } from "./layout/pages.ts";
import type { FoundMessage, MessageSearch, SearchedKind } from "./mcpServices.ts";
import { queryOf, searchTermArgs } from "./searchQuery.ts";
import { splitList } from "./splitList.ts";
import type { ToolAnswer } from "./tool.ts";
import type { ToolHost } from "./toolHost.ts";

const resultsMax = 20;
const contextCharsDefault = 500;

/** What both searches of messages take. */
export const messageSearchArgs = {
  ...searchTermArgs,
  filters: Type.Optional(
    Type.String({
      description:
        "Modifiers of the search language, such as `in:#general from:@bob has:link before:2026-01-15`. The same one twice means either, except for `with` and `has`.",
    }),
  ),
  content_types: Type.Optional(
    Type.String({ description: "A comma-separated list of messages and files; both by default." }),
  ),
  context_channel_id: Type.Optional(Type.String({ description: "Puts matches in this conversation first." })),
  only_my_channels: Type.Optional(Type.Boolean({ description: "Only where the person is a member." })),
  after: Type.Optional(Type.Integer({ description: "Only from this time on, in seconds since 1970." })),
  before: Type.Optional(Type.Integer({ description: "Only up to this time, in seconds since 1970." })),
  include_bots: Type.Optional(Type.Boolean({ description: "Whether to find messages of apps." })),
  sort: Type.Optional(Type.Enum(["score", "timestamp"])),
  sort_dir: Type.Optional(Type.Enum(["desc", "asc"])),
  response_format: formatArg,
  include_context: Type.Optional(
    Type.Boolean({ description: "Whether to show the messages before and after each. True by default." }),
  ),
  max_context_length: Type.Optional(
    Type.Integer({ minimum: 0, description: "The most characters of each message that is shown as context." }),
  ),
  cursor: cursorArg,
  limit: limitArg(resultsMax, resultsMax),
};

type SearchArgs = Static<TObject<typeof messageSearchArgs>>;

/** Searches in conversations of these kinds, whatever else the token may read. */
export async function runMessageSearch(
  host: ToolHost,
  args: SearchArgs,
  kinds: readonly SearchedKind[],
): Promise<ToolAnswer<Static<typeof searchOutput>> | Refusal<string>> {
  const built = queryOf(args, args.filters);
  if (!built.ok) return built;
  const types = splitList(args.content_types ?? "messages,files");
  if (types.some((type) => type !== "messages" && type !== "files")) {
    return refuse("invalid_arguments", "content_types are messages and files");
  }
  const asked = searchOf(args, built.query, kinds);
  const found = types.includes("messages")
    ? await host.searchMessages(asked)
    : { ok: true as const, matches: [], next: "" };
  if (!found.ok) return found;
  // Files are listed once, and not again on each page of messages.
  const hasFiles = types.includes("files") && args.cursor === undefined && mayFindFiles(host);
  const files = hasFiles ? await host.searchFiles(asked) : [];
  const { text, data } = await layOutResults(host, {
    query: built.query,
    messages: boost(found.matches, args.context_channel_id),
    files,
    next: found.next,
    hasContext: args.include_context ?? args.response_format !== "concise",
    contextCharsMax: args.max_context_length ?? contextCharsDefault,
    format: args.response_format,
  });
  return { ok: true, text: { results: text, pagination_info: pageText(found.next) }, data };
}

function searchOf(args: SearchArgs, query: string, kinds: readonly SearchedKind[]): MessageSearch {
  return {
    query,
    kinds,
    afterS: args.after,
    beforeS: args.before,
    hasBots: args.include_bots ?? false,
    isOnlyMine: args.only_my_channels ?? false,
    order: args.sort ?? "score",
    direction: args.sort_dir ?? "desc",
    limit: args.limit ?? resultsMax,
    cursor: args.cursor,
  };
}

function mayFindFiles({ caller }: ToolHost): boolean {
  return ["search:read", "search:read.files"].some((scope) => caller.scopes.includes(scope));
}

function boost(matches: readonly FoundMessage[], channelId: string | undefined): readonly FoundMessage[] {
  if (channelId === undefined) return matches;
  const isThere = ({ channel }: FoundMessage) => channel.id === channelId;
  return [...matches.filter(isThere), ...matches.filter((match) => !isThere(match))];
}
