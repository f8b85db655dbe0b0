import { type Outcome, succeed } from "@platform/protocol";
import { deleteRule } from "../../storage/queries/retentionRules.ts";
import { type GovernChannelCode, governChannel } from "../access/governChannel.ts";
import { defineOperation } from "../context.ts";

/** Makes a channel follow the rule of its workspace or org again. */
export const removeCustomRetention = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<object, GovernChannelCode>> => {
    const governed = await governChannel(ctx, input.channelId);
    if (!governed.ok) return governed;
    await deleteRule(ctx.db, governed.channel.id, "channel");
    return succeed({});
  },
);
