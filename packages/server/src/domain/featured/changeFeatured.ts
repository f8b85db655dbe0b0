import { isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { replaceFeatured, selectFeatured } from "../../storage/queries/featuredWorkflows.ts";
import { lockTrigger, selectTrigger } from "../../storage/queries/triggers.ts";
import { accessJoinedChannel } from "../access/accessChannel.ts";
import { mayRunTrigger } from "../access/mayRunTrigger.ts";
import { isGuest } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";

export interface FeaturedChange {
  readonly channelId: string;
  readonly triggerIds: readonly string[];
  /** `set` replaces the list, `add` appends to it. */
  readonly kind: "add" | "remove" | "set";
}

export type FeaturedCode =
  | "channel_not_found"
  | "no_permission"
  | "access_denied"
  | "ekm_access_denied"
  | "restricted_action"
  | "error_modifying_workflows";

/** Changes which workflows a channel features: all of the named triggers, or none of them. */
export const changeFeatured = defineOperation(
  import.meta,
  async (ctx, { channelId, triggerIds, kind }: FeaturedChange): Promise<Outcome<object, FeaturedCode>> => {
    const joined = await accessJoinedChannel(ctx, channelId);
    if (!joined.ok) {
      const { error } = joined;
      return refuse(error === "not_in_channel" || error === "is_archived" ? "restricted_action" : error);
    }
    if (isGuest(ctx.caller)) return refuse("restricted_action");
    const { channel } = joined;
    await lockChannel(ctx.db, channel.key);
    const before = (await selectFeatured(ctx.db, channel.key)).map(({ id }) => id);
    const named = [...new Set(triggerIds)];
    if (kind === "remove") {
      if (named.some((id) => !before.includes(id))) return refuse("error_modifying_workflows");
      await replaceFeatured(
        ctx.db,
        channel.key,
        before.filter((id) => !named.includes(id)),
      );
      return succeed({});
    }
    const after = kind === "set" ? named : [...before, ...named.filter((id) => !before.includes(id))];
    if (after.length > limits.featured_workflows_max) return refuse("error_modifying_workflows");
    for (const id of named) if (!(await mayFeature(ctx, id))) return refuse("error_modifying_workflows");
    await replaceFeatured(ctx.db, channel.key, after);
    return succeed({});
  },
);

/** People feature what they can run; an app also features its own links. The trigger stays locked until the commit. */
async function mayFeature(ctx: WriteContext, id: string): Promise<boolean> {
  if (!isIdShaped(id)) return false;
  await lockTrigger(ctx.db, id);
  const trigger = await selectTrigger(ctx.db, id);
  if (trigger?.type !== "shortcut") return false;
  const { caller } = ctx;
  const isOwn = caller.kind === "bot" && caller.appId === trigger.app_id && caller.teamId === trigger.team_id;
  return isOwn || mayRunTrigger(ctx, trigger);
}
