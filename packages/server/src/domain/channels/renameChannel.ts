import { type Outcome, refuse, succeed } from "@platform/protocol";
import { isNamed, type ManageCode, manageChannel, type SeenChannelRow } from "../access/manageChannel.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { changeName } from "./changeName.ts";
import { type NameCode, nameFault } from "./nameFault.ts";
import { seeAgain } from "./seeAgain.ts";

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
    const changed = await changeName(ctx, channel, name);
    if (!changed.ok) return changed;
    return succeed({ channel: await seeAgain(ctx, channel.id) });
  },
);
