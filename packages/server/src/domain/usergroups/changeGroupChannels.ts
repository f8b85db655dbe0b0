import { isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelsByIds } from "../../storage/queries/defaultChannels.ts";
import { governUsergroup, type GovernUsergroupCode } from "../access/governUsergroup.ts";
import { defineOperation } from "../context.ts";
import { changeUsergroup } from "./changeUsergroup.ts";
import { defaultChannelsOf, joinDefaultChannels } from "./joinDefaultChannels.ts";

export type GroupChannelsCode =
  | GovernUsergroupCode
  | "channel_not_found"
  | "invalid_channels_limit"
  | "usergroup_team_not_provisioned";

export interface GroupChannelsChange {
  readonly groupId: string;
  readonly teamId?: string | undefined;
  readonly channelIds: readonly string[];
  readonly isAdded: boolean;
}

/**
 * Adds default channels to a group, or removes them. Present and future members are added to new ones; nobody is removed from
 * a channel.
 */
export const changeGroupChannels = defineOperation(
  import.meta,
  async (ctx, input: GroupChannelsChange): Promise<Outcome<object, GroupChannelsCode>> => {
    const governed = await governUsergroup(ctx, { id: input.groupId, teamId: input.teamId });
    if (!governed.ok) return governed;
    const { group, teamId } = governed;
    if (!governed.isProvisioned && input.isAdded) return refuse("usergroup_team_not_provisioned");
    const ids = [...new Set(input.channelIds)];
    if (ids.length === 0 || ids.length > limits.group_channels_max) return refuse("invalid_channels_limit");
    const before = defaultChannelsOf(group);
    if (!input.isAdded) {
      if (ids.some((id) => !before.includes(id))) return refuse("channel_not_found");
      const kept = before.filter((id) => !ids.includes(id));
      await changeUsergroup(ctx, group, { channel_ids: JSON.stringify(kept) });
      return succeed({});
    }
    const found = await selectChannelsByIds(ctx.db, teamId, ids.filter(isIdShaped));
    const open = found.filter(({ kind, is_archived }) => (kind === "public" || kind === "private") && !is_archived);
    if (open.length < ids.length) return refuse("channel_not_found");
    const added = ids.filter((id) => !before.includes(id));
    if (before.length + added.length > limits.group_channels_max) return refuse("invalid_channels_limit");
    const changed = await changeUsergroup(ctx, group, { channel_ids: JSON.stringify([...before, ...added]) });
    if (!changed.ok) return changed;
    const { listed } = changed;
    await joinDefaultChannels(ctx, listed.group, { channelIds: added, userIds: listed.userIds });
    return succeed({});
  },
);
