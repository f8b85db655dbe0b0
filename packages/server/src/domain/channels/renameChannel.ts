import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel, selectChannelNameTaken, updateChannel } from "../../storage/queries/channels.ts";
import { isNamed, type ManageCode, manageChannel, type SeenChannelRow } from "../access/manageChannel.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { type NameCode, nameFault } from "./nameFault.ts";
import { seeAgain } from "./seeAgain.ts";
import { eventTs, emitToViewers } from "./channelEvents.ts";

export type RenameCode =
  | ManageCode
  | NameCode
  | "is_archived"
  | "method_not_supported_for_channel_type"
  | "name_taken"
  | "not_authorized"
  | "not_in_channel";

/** Gives a channel another name; its old one is remembered. For its creator and the admins of the workspace. */
export const renameChannel = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, name }: { readonly channelId: string; readonly name: string },
  ): Promise<Outcome<{ channel: SeenChannelRow }, RenameCode>> => {
    const fault = nameFault(name);
    if (fault) return refuse(fault);
    const seen = await manageChannel(ctx, channelId, "host");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("method_not_supported_for_channel_type");
    if (!channel.is_member) return refuse("not_in_channel");
    if (channel.is_archived) return refuse("is_archived");
    if (channel.creator_id !== ctx.caller.userId && !runsOwnWorkspace(ctx.caller)) return refuse("not_authorized");
    if (channel.name === name) return succeed({ channel });
    await lockChannel(ctx.db, channel.key);
    if (await selectChannelNameTaken(ctx.db, channel.team_id, name)) return refuse("name_taken");

    const previous = JSON.parse(channel.previous_names) as string[];
    const names = JSON.stringify([...previous.filter((old) => old !== name), channel.name]);
    await updateChannel(ctx.db, channel.id, { name, previous_names: names, updated_ms: ctx.nowMs });
    const { name: oldName } = channel;
    const text = `has renamed the channel from "${oldName}" to "${name}"`;
    await announceChange(ctx, channel, "name", { user: ctx.caller.userId, text, old_name: oldName, name });
    const type = channel.kind === "public" ? "channel_rename" : "group_rename";
    await emitToViewers(ctx, channel, type, {
      channel: {
        id: channel.id,
        is_channel: channel.kind === "public",
        is_mpim: false,
        name,
        name_normalized: name,
        created: Math.floor(channel.created_ms / 1000),
      },
      event_ts: eventTs(ctx),
    });
    return succeed({ channel: await seeAgain(ctx, channel.id) });
  },
);
