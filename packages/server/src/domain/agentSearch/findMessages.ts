import { selectSeenChannel } from "../../storage/queries/channels.ts";
import { selectFound } from "../../storage/queries/foundMessages.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import { type MessageBody, parseBody } from "../messages/message.ts";
import { highlight } from "../search/highlight.ts";
import { type Author, createAuthors } from "./authors.ts";
import { readSurrounding, type Surrounding } from "./readSurrounding.ts";
import type { Found, PreparedSearch } from "./searchForAgent.ts";

export interface AgentMessageMatch {
  readonly channel: SeenChannelRow;
  readonly body: MessageBody;
  readonly author: Author;
  /** The text, marked where that was asked for. */
  readonly content: string;
  readonly surrounding?: Surrounding | undefined;
}

export async function findMessages({
  acting,
  asked,
  page,
  keywords,
}: PreparedSearch): Promise<Found<AgentMessageMatch>> {
  const { ctx } = acting;
  const { rows, total } = await selectFound(ctx.db, page);
  const authors = createAuthors(ctx);
  const channels = new Map<string, SeenChannelRow | undefined>();
  const phrases = keywords.groups.flat();
  const matches: AgentMessageMatch[] = [];
  for (const row of rows) {
    const body = parseBody(row.body);
    if (!channels.has(row.channel_id)) {
      channels.set(row.channel_id, await selectSeenChannel(ctx.db, row.channel_id, ctx.caller.userId));
    }
    const channel = channels.get(row.channel_id);
    if (!channel) continue;
    matches.push({
      channel,
      body,
      author: await authors.of(body),
      content: asked.withHighlight ? highlight(body.text, phrases) : body.text,
      surrounding: asked.withContext
        ? await readSurrounding(ctx, { channelKey: channel.key, body }, authors)
        : undefined,
    });
  }
  return { matches, total };
}
