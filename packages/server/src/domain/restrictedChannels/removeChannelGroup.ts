import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteChannelGroup, selectGroupsOfChannel } from "../../storage/queries/channelGroups.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import { defineOperation } from "../context.ts";
import {
  accessChannelGroup,
  accessRestrictable,
  type RestrictableChannel,
  type RestrictCode,
} from "./accessRestrictable.ts";
import { removeOutsiders } from "./removeOutsiders.ts";

/** Takes a group from a channel, and the people who were admitted by it alone. Without the last one the restriction ends. */
export const removeChannelGroup = defineOperation(
  import.meta,
  async (
    ctx,
    input: RestrictableChannel & { readonly groupId: string },
  ): Promise<Outcome<object, RestrictCode | "group_not_found" | "link_not_found">> => {
    const found = await accessRestrictable(ctx, input);
    if (!found.ok) return found;
    const { channel } = found;
    const known = await accessChannelGroup(ctx, channel, input.groupId);
    if (!known.ok) return known;
    await lockChannel(ctx.db, channel.key);
    const groups = await selectGroupsOfChannel(ctx.db, channel.key);
    if (!groups.includes(input.groupId)) return refuse("link_not_found");
    await deleteChannelGroup(ctx.db, channel.key, input.groupId);
    if (groups.length > 1) await removeOutsiders(ctx, channel);
    return succeed({});
  },
);
