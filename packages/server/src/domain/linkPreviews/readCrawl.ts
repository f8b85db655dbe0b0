import type { Db } from "../../storage/db.ts";
import { selectChannelByKey } from "../../storage/queries/channels.ts";
import { selectSubscribers } from "../../storage/queries/subscribers.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { LinkCrawlRow } from "../../storage/tables/linkCrawls.ts";
import { linksTo } from "../deliveries/sharedLinks.ts";
import { subscriptionsIn } from "../deliveries/subscriptions.ts";

/**
 * The links of a message that this server fetches: none where the workspace has turned previews off, and none of those that
 * an installed app shows.
 */
export async function readCrawl(db: Db, crawl: LinkCrawlRow): Promise<readonly string[]> {
  const channel = await selectChannelByKey(db, crawl.channel_key);
  const team = channel && (await selectTeam(db, channel.team_id));
  if (!team || team.link_previews_off === 1) return [];
  const links = (JSON.parse(crawl.urls) as string[]).map((url) => ({ url, domain: new URL(url).hostname }));
  const subscribers = await selectSubscribers(db, team.id);
  const claimed = new Set(
    subscribers.flatMap(({ manifest, kind }) => {
      const { botEvents, userEvents, linkDomains } = subscriptionsIn(manifest);
      const hears = (kind === "bot" ? botEvents : userEvents).has("link_shared");
      return hears ? linksTo(links, linkDomains).map((link) => link.url) : [];
    }),
  );
  return links.map((link) => link.url).filter((url) => !claimed.has(url));
}
