import { limits, refuse } from "@platform/protocol";
import { foldText } from "@platform/protocol/menus/matchText.ts";
import { Type } from "typebox";
import { channelRecord, channelRecordOf, type ListedChannel, printChannel } from "../layout/channels.ts";
import { cursorArg, formatArg, limitArg, nextCursor, nextOf, offsetOf, pageAt, pageText } from "../layout/pages.ts";
import { splitList } from "../splitList.ts";
import { queryOf, searchTermArgs } from "../searchQuery.ts";
import { defineTool, reads } from "../tool.ts";

const kinds = ["public_channel", "private_channel"] as const;
const resultsMax = 20;

export const slackSearchChannels = defineTool({
  name: "slack_search_channels",
  title: "Search channels",
  description: "Finds channels by words in their name, topic or purpose.",
  scopes: ["channels:read", "search:read.public", "search:read"],
  countsAs: "conversations.list",
  annotations: reads,
  args: Type.Object({
    ...searchTermArgs,
    channel_types: Type.Optional(
      Type.String({ description: `A comma-separated list of ${kinds.join(", ")}; public_channel by default.` }),
    ),
    include_archived: Type.Optional(Type.Boolean()),
    cursor: cursorArg,
    limit: limitArg(resultsMax, resultsMax),
    response_format: formatArg,
  }),
  output: Type.Object({ channels: Type.Array(channelRecord), next_cursor: nextCursor }),
  async run(host, { channel_types: types, include_archived: hasArchived = false, limit = resultsMax, ...args }) {
    const built = queryOf(args);
    if (!built.ok) return built;
    const asked = splitList(types ?? "public_channel");
    const wanted = kinds.filter((kind) => asked.includes(kind));
    if (wanted.length !== asked.length) return refuse("invalid_arguments", `channel_types are ${kinds.join(", ")}`);
    const words = termsOf(built.query);
    const shared = { types: wanted, exclude_archived: !hasArchived, limit: limits.page_max };
    const offset = offsetOf(args.cursor);
    const found: ListedChannel[] = [];
    let cursor = "";
    do {
      const asked = { ...shared, ...(cursor !== "" && { cursor }) };
      // The scope of a search of public channels stands for reading their names; private ones need their own.
      const page = await host.asClient("conversations.list", asked, ["channels:read"]);
      if (!page.ok) return page;
      found.push(...page.channels.filter((channel) => fits(channel, words)));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "" && found.length <= offset + limit);
    const { shown, next } = pageAt(found, offset, limit);
    const lines = shown.map((channel) => printChannel(host, channel, args.response_format === "concise"));
    return {
      ok: true,
      text: { results: [host.frame.notice, ...lines].join("\n"), pagination_info: pageText(next) },
      data: { channels: shown.map(channelRecordOf), ...nextOf(next) },
    };
  },
});

/** Words, and what is in double quotes as a whole. */
function termsOf(query: string): string[] {
  return (query.match(/"[^"]+"|\S+/g) ?? []).map((term) => foldText(term.replaceAll('"', "").replace(/^#/, "")));
}

function fits({ name = "", topic, purpose }: ListedChannel, words: readonly string[]): boolean {
  const text = foldText([name, topic.value, purpose.value].join("\n"));
  return words.every((word) => text.includes(word));
}
