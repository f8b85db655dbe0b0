import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import {
  contentTypes,
  searchedKinds,
  searchForAgent,
  type SearchedKind,
} from "../../domain/agentSearch/searchForAgent.ts";
import {
  agentChannelSchema,
  agentFileSchema,
  agentMessageSchema,
  agentUserSchema,
  presentAgentChannel,
  presentAgentFile,
  presentAgentMessage,
  presentAgentUser,
} from "../../present/agentSearch.ts";
import { pageSchema } from "../../present/page.ts";
import { termClauses } from "../agentSearchParams.ts";
import { defineMethod } from "../define.ts";
import { choice, choices, count, defaulted, flag, id, optional, text } from "../params.ts";

const pageMax = limits.assistant_search_page_max;
const second = { min: 0, max: 9_999_999_999 };

export const assistantSearchContext = defineMethod({
  name: "assistant.search.context",
  summary: "Searches by keywords for an agent, on behalf of the person who asks it.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [
    "search:read.public",
    "search:read.private",
    "search:read.mpim",
    "search:read.im",
    "search:read.files",
    "search:read.users",
  ],
  rate: { perMinute: 10 },
  params: {
    query: text({ describe: "Words, filters, or a question.", otherwise: "missing_query" }),
    action_token: optional(
      text({
        describe: "Required of bot tokens: `assistant_thread.action_token` of the event that the person caused.",
      }),
    ),
    content_types: defaulted(choices({ describe: "What to look for.", of: contentTypes }), ["messages"]),
    channel_types: defaulted(
      choices({
        describe: "Where to look for messages, files and channels.",
        of: Object.keys(searchedKinds) as SearchedKind[],
      }),
      ["public_channel"],
    ),
    context_channel_id: optional(
      id({
        object: "channel",
        describe: "A conversation whose messages are ranked higher.",
        otherwise: "context_channel_not_found",
      }),
    ),
    term_clauses: defaulted(
      termClauses({ describe: "Instead of the words of `query`: of each clause one word has to be there." }),
      [],
    ),
    modifiers: defaulted(text({ describe: "Filters for `term_clauses`, such as `from:<@U0123456789>`." }), ""),
    after: optional(count({ describe: "Nothing older, in Unix seconds.", ...second })),
    before: optional(count({ describe: "Nothing newer, in Unix seconds.", ...second })),
    sort: defaulted(choice({ describe: "The best first, or the latest.", of: ["score", "timestamp"] }), "score"),
    sort_dir: defaulted(choice({ describe: "Which way round.", of: ["desc", "asc"] }), "desc"),
    limit: defaulted(count({ describe: "How many results of each type on a page.", min: 1, max: pageMax }), pageMax),
    cursor: optional(text({ describe: "`next_cursor` of the previous page.", otherwise: "invalid_cursor" })),
    highlight: defaulted(
      flag({ describe: "Whether to put U+E000 and U+E001 around the words that were found." }),
      false,
    ),
    include_bots: defaulted(flag({ describe: "Whether to find messages of apps." }), false),
    include_archived_channels: defaulted(flag({ describe: "Whether to search archived channels, too." }), false),
    include_deleted_users: defaulted(flag({ describe: "Whether to find deactivated people." }), false),
    include_context_messages: defaulted(flag({ describe: "Whether to return the messages around each match." }), false),
    include_message_blocks: defaulted(flag({ describe: "Whether to return the blocks of messages." }), false),
    disable_semantic_search: defaulted(flag({ describe: "Whether to look for all words of a question, too." }), false),
  },
  result: {
    results: Type.Object({
      messages: Type.Optional(Type.Array(agentMessageSchema)),
      files: Type.Optional(Type.Array(agentFileSchema)),
      channels: Type.Optional(Type.Array(agentChannelSchema)),
      users: Type.Optional(Type.Array(agentUserSchema)),
    }),
    response_metadata: pageSchema,
  },
  errors: {
    missing_query: "`query` is missing, or there is nothing in it that could be looked for.",
    query_too_long: `The query, \`modifiers\` or \`term_clauses\` have more than ${limits.search_query_chars_max.toLocaleString("en")} characters.`,
    invalid_action_token:
      "A bot token came without `action_token`, or it is of another app or workspace, forged or expired, or the person or the app has left the conversation since.",
    context_channel_not_found: "`context_channel_id` is unknown, or not a conversation that this call may search.",
    invalid_cursor: "`cursor` is of another search or caller, forged, or too old.",
    feature_not_enabled: "The person is a guest.",
    assistant_search_context_disabled: "The app is distributed without being listed in the directory.",
  },
  notes: `A search by keywords with ranking; questions are not understood. The guide "Search for agents" describes the query, the ranking and who finds what. The arrays of \`results\` are those of \`content_types\`. Every call needs \`search:read.public\`, other \`channel_types\` the scope of their kind (\`search:read.private\`, \`.mpim\`, \`.im\`), files \`search:read.files\`, people \`search:read.users\`; for a bot, in a direct conversation, also what the person granted the app counts. The cursor advances all types of results together.`,
  examples: [
    {
      title: "For a person who mentioned the app",
      params: { query: "launch checklist from:<@U0123456789>", content_types: ["messages", "files"], limit: 5 },
    },
    { title: "Clauses", params: { query: "", term_clauses: ["budget costs", "2026"], modifiers: "in:<#C0123456789>" } },
  ],
  async handler(ctx, params) {
    const found = await searchForAgent(
      ctx,
      {
        query: params.query,
        termClauses: params.term_clauses,
        modifiers: params.modifiers,
        isStrict: params.disable_semantic_search,
        contentTypes: params.content_types,
        channelTypes: params.channel_types,
        contextChannelId: params.context_channel_id,
        after: params.after,
        before: params.before,
        order: params.sort,
        direction: params.sort_dir,
        limit: params.limit,
        withHighlight: params.highlight,
        withArchived: params.include_archived_channels,
        withBots: params.include_bots,
        withDeletedUsers: params.include_deleted_users,
        withContext: params.include_context_messages,
      },
      { actionToken: params.action_token, cursor: params.cursor },
    );
    if (!found.ok) return found;
    const { messages, files, channels, users, next } = found;
    const view = {
      baseUrl: ctx.baseUrl,
      domain: ctx.caller.teamDomain,
      withBlocks: params.include_message_blocks,
    };
    return succeed({
      results: {
        ...(messages && { messages: messages.map((match) => presentAgentMessage(match, view)) }),
        ...(files && { files: files.map(presentAgentFile) }),
        ...(channels && { channels: channels.map((match) => presentAgentChannel(match, view)) }),
        ...(users && { users: users.map((match) => presentAgentUser(match, view)) }),
      },
      response_metadata: { next_cursor: next },
    });
  },
});
