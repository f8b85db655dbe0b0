import { type Outcome, refuse } from "@platform/protocol";
import { isNamed, type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { archive } from "./changeArchived.ts";

export type ArchiveCode =
  | ManageCode
  | "already_archived"
  | "cant_archive_general"
  | "method_not_supported_for_channel_type"
  | "not_in_channel"
  | "restricted_action";

/** Archives a channel: it can be read, and nothing is posted in it until it is unarchived. */
export const archiveChannel = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<object, ArchiveCode>> => {
    const seen = await manageChannel(ctx, input.channelId, "host");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("method_not_supported_for_channel_type");
    if (channel.is_general) return refuse("cant_archive_general");
    if (!channel.is_member) return refuse("not_in_channel");
    if (isGuest(ctx.caller)) return refuse("restricted_action");
    return archive(ctx, channel);
  },
);
