import { selectNamedChannels } from "../../storage/queries/namedObjects.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import { type Author, createAuthors } from "./authors.ts";
import { matchKeywords } from "./matchKeywords.ts";
import { pageOf } from "./pageOf.ts";
import type { Found, PreparedSearch } from "./searchForAgent.ts";

export interface FoundChannel {
  readonly channel: ChannelRow;
  readonly creator: Author;
}

/** Channels by name, topic and purpose. Direct conversations have none of them. */
export async function findChannels(search: PreparedSearch): Promise<Found<FoundChannel>> {
  const { acting, keywords, scope } = search;
  if (keywords.clauses.length === 0) return { matches: [], total: 0 };
  const rows = await selectNamedChannels(acting.ctx.db, {
    reader: acting.reader,
    scope,
    clauses: keywords.clauses,
  });
  const scored = rows.flatMap((channel) => {
    const texts = [
      { text: channel.name ?? "", weight: 4 },
      { text: channel.topic, weight: 2 },
      { text: channel.purpose, weight: 1 },
    ];
    const score = matchKeywords(texts, keywords);
    return score === undefined ? [] : [{ row: channel, score, createdMs: channel.created_ms }];
  });
  const { rows: shown, total } = pageOf(scored, search.page);
  const authors = createAuthors(acting.ctx);
  const matches = shown.map(async (channel) => ({ channel, creator: await authors.byId(channel.creator_id) }));
  return { matches: await Promise.all(matches), total };
}
