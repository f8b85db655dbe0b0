import { limits, refuse } from "@platform/protocol";
import { Type } from "typebox";
import { channelRecord, channelRecordOf, printChannel } from "../layout/channels.ts";
import { cursorArg, limitArg, nextCursor, nextOf, pageText } from "../layout/pages.ts";
import { splitList } from "../splitList.ts";
import { channelReadScopes } from "../toolArgs.ts";
import { defineTool, reads } from "../tool.ts";
import type { ToolHost } from "../toolHost.ts";

const kinds = ["public_channel", "private_channel", "mpim", "im"] as const;
const listedMax = 200;

export const slackListUserChannels = defineTool({
  name: "slack_list_user_channels",
  title: "List own channels",
  description: "Lists the conversations that the person is in.",
  scopes: channelReadScopes,
  annotations: reads,
  args: Type.Object({
    types: Type.Optional(
      Type.String({
        description: `A comma-separated list of ${kinds.join(", ")}; public_channel,private_channel by default.`,
      }),
    ),
    name_prefix: Type.Optional(
      Type.String({ description: "Only those whose name begins with it. `cursor` then counts for nothing." }),
    ),
    exclude_archived: Type.Optional(Type.Boolean()),
    limit: limitArg(listedMax, 50),
    cursor: cursorArg,
    format: Type.Optional(Type.Enum(["full", "ids_only", "names_only"])),
    team_id: Type.Optional(Type.String({ description: "The workspace; that of the token by default." })),
  }),
  output: Type.Object({ channels: Type.Array(channelRecord), next_cursor: nextCursor }),
  async run(host, { types, name_prefix: prefix, limit = 50, cursor, format, team_id: teamId, exclude_archived }) {
    if (teamId !== undefined && teamId !== host.caller.teamId) return refuse("team_not_found");
    const asked = splitList(types ?? "public_channel,private_channel");
    const wanted = kinds.filter((kind) => asked.includes(kind));
    if (wanted.length !== asked.length) return refuse("invalid_types", `types are ${kinds.join(", ")}`);
    const shared = { types: wanted, exclude_archived: exclude_archived ?? false };
    const page =
      prefix === undefined
        ? await host.call("users.conversations", { ...shared, limit, ...(cursor !== undefined && { cursor }) })
        : await findByPrefix(host, shared, prefix.replace(/^#/, "").toLowerCase(), limit);
    if (!page.ok) return page;
    const lines = page.channels.map((channel) => {
      if (format === "ids_only") return channel.id;
      return format === "names_only"
        ? host.frame.inline(channel.name ?? channel.id)
        : printChannel(host, channel, false);
    });
    const next = page.response_metadata.next_cursor;
    const head = format === "ids_only" || format === "names_only" ? [] : [host.frame.notice];
    return {
      ok: true,
      text: { channels: [...head, ...lines].join("\n"), pagination_info: pageText(next) },
      data: { channels: page.channels.map(channelRecordOf), ...nextOf(next) },
    };
  },
});

interface Shared {
  readonly types: readonly (typeof kinds)[number][];
  readonly exclude_archived: boolean;
}

/** All of them are read, and the first that fit returned. */
async function findByPrefix(host: ToolHost, shared: Shared, prefix: string, limit: number) {
  const all = await host.call("users.conversations", { ...shared, limit: limits.page_max });
  if (!all.ok) return all;
  const channels = all.channels.filter(({ name }) => name?.startsWith(prefix)).slice(0, limit);
  return { ...all, channels, response_metadata: { next_cursor: "" } };
}
