import { isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectBookmarks } from "../../storage/queries/bookmarks.ts";
import { selectFeatured } from "../../storage/queries/featuredWorkflows.ts";
import { selectLinkTriggers, selectTrigger } from "../../storage/queries/triggers.ts";
import { seeChannel } from "../access/accessChannel.ts";
import { accessRunner } from "../access/accessRunner.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { mayRunTrigger } from "../access/mayRunTrigger.ts";
import type { ReadContext } from "../context.ts";
import { describeRunnable, type RunnableTrigger } from "./readRunnable.ts";
import { triggerIdIn } from "./triggerPath.ts";

/** A link that a person can run in a channel. */
export interface OfferedTrigger extends RunnableTrigger {
  /** The first bookmark of the channel that leads to it. */
  readonly bookmarkId: string | undefined;
  readonly isFeatured: boolean;
}

/**
 * The links that the caller can run in a channel: first those that the channel features, then those that it has
 * bookmarked, then the others of the workspace by name. What would fail at once is left out: the app is gone, or has the workflow no longer.
 */
export async function listRunnable(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ offered: OfferedTrigger[] }, "channel_not_found">> {
  const channel = await seeChannel(ctx, channelId);
  if (!channel) return refuse("channel_not_found");
  const bookmarkOf = new Map<string, string>();
  for (const { id, link } of await selectBookmarks(ctx.db, channel.key)) {
    const triggerId = triggerIdIn(link);
    if (triggerId !== undefined && !bookmarkOf.has(triggerId)) bookmarkOf.set(triggerId, id);
  }
  const featuredIds = (await selectFeatured(ctx.db, channel.key)).map(({ id }) => id);
  const offered: OfferedTrigger[] = [];
  for (const trigger of await candidates(ctx, [...new Set([...featuredIds, ...bookmarkOf.keys()])])) {
    const runnable = (await isRunnable(ctx, trigger)) ? await describeRunnable(ctx, trigger) : undefined;
    const isFeatured = featuredIds.includes(trigger.id);
    if (runnable?.seen.workflow) offered.push({ ...runnable, isFeatured, bookmarkId: bookmarkOf.get(trigger.id) });
  }
  return succeed({ offered });
}

async function candidates({ db, caller }: ReadContext, firstIds: readonly string[]): Promise<TriggerRow[]> {
  const most = limits.offered_triggers_max;
  const ids = firstIds.filter(isIdShaped).slice(0, most);
  const first = await Promise.all(ids.map((id) => selectTrigger(db, id)));
  const links = first.filter((trigger) => trigger?.type === "shortcut").filter((trigger) => trigger !== undefined);
  const others = await selectLinkTriggers(db, caller.teamId, most);
  return [...links, ...others.filter(({ id }) => !ids.includes(id))].slice(0, most);
}

async function isRunnable(ctx: ReadContext, trigger: TriggerRow): Promise<boolean> {
  if (!(await mayRunTrigger(ctx, trigger))) return false;
  return (await accessRunner(ctx.db, trigger.app_id, trigger.team_id)) !== undefined;
}
