import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import { selectNotifyLevels, updateChannelLevel, upsertThreadLevel } from "../../storage/queries/notifyLevels.ts";
import { type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { findThread } from "../messages/findThread.ts";
import { emitNotifyLevels } from "./emitPreference.ts";
import { type Preferences, readPreferences } from "./readPreferences.ts";

export type NotifyLevelCode = ManageCode | "not_in_channel" | "thread_not_found" | "too_many_levels";

interface NotifyLevelChange {
  readonly channelId: string;
  readonly threadTs: string | undefined;
  readonly level: NotifyLevel;
}

/** Chooses which messages of a conversation or thread notify the caller. It ends with the membership. */
export const setNotifyLevel = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, threadTs, level }: NotifyLevelChange,
  ): Promise<Outcome<{ preferences: Preferences }, NotifyLevelCode>> => {
    const seen = await manageChannel(ctx, channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!channel.is_member) return refuse("not_in_channel");
    const { teamId, userId } = ctx.caller;
    const known = await selectNotifyLevels(ctx.db, teamId, userId);
    if (level !== "default" && known.length >= limits.notify_levels_max) return refuse("too_many_levels");
    if (threadTs === undefined) await updateChannelLevel(ctx.db, channel.key, userId, level);
    else {
      const root = await findThread(ctx.db, channel.key, threadTs);
      if (!root) return refuse("thread_not_found");
      const isFollowed = level === "all" ? 1 : 0;
      await upsertThreadLevel(ctx.db, channel.key, root.ts, userId, level, isFollowed, channel.last_ts);
    }
    const preferences = await readPreferences(ctx);
    await emitNotifyLevels(ctx, preferences.notifyLevels);
    return succeed({ preferences });
  },
);
