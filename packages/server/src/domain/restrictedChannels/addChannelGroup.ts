import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import {
  insertChannelGroup,
  selectChannelsOfGroup,
  selectGroupsOfChannel,
} from "../../storage/queries/channelGroups.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectGroupMembers } from "../../storage/queries/usergroups.ts";
import { readSharing } from "../connections/sharing.ts";
import { defineOperation } from "../context.ts";
import {
  accessChannelGroup,
  accessRestrictable,
  type RestrictableChannel,
  type RestrictCode,
} from "./accessRestrictable.ts";
import { removeOutsiders } from "./removeOutsiders.ts";

export type AddChannelGroupCode =
  | RestrictCode
  | "group_not_found"
  | "channel_is_not_private"
  | "invalid_channel_type"
  | "group_must_not_be_empty"
  | "group_already_linked_to_channel"
  | "no_channel_memberships"
  | "cannot_add_more_groups_to_channel"
  | "cannot_add_more_channels_to_group";

/** Restricts a private channel to the people of a group, besides those of groups that were added before. Others leave it. */
export const addChannelGroup = defineOperation(
  import.meta,
  async (
    ctx,
    input: RestrictableChannel & { readonly groupId: string },
  ): Promise<Outcome<object, AddChannelGroupCode>> => {
    const found = await accessRestrictable(ctx, input);
    if (!found.ok) return found;
    const { channel } = found;
    if (channel.kind !== "private") return refuse("channel_is_not_private");
    if (readSharing(channel)?.isExternal) return refuse("invalid_channel_type");
    const known = await accessChannelGroup(ctx, channel, input.groupId);
    if (!known.ok) return known;
    const { group } = known;
    await lockChannel(ctx.db, channel.key);
    if (((await selectGroupMembers(ctx.db, [group.id])).get(group.id) ?? []).length === 0)
      return refuse("group_must_not_be_empty");
    const groups = await selectGroupsOfChannel(ctx.db, channel.key);
    if (groups.includes(group.id)) return refuse("group_already_linked_to_channel");
    if (channel.member_count === 0) return refuse("no_channel_memberships");
    if (groups.length >= limits.channel_groups_max) return refuse("cannot_add_more_groups_to_channel");
    const channels = await selectChannelsOfGroup(ctx.db, group.id);
    if (channels.length >= limits.group_channels_max) return refuse("cannot_add_more_channels_to_group");
    await insertChannelGroup(ctx.db, channel.key, group.id, ctx.nowMs);
    await removeOutsiders(ctx, channel);
    return succeed({});
  },
);
