import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { selectCodeChannel } from "../../storage/queries/codeChannels.ts";
import { accessJoinedChannel } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { itemsOf } from "./readCodeChannel.ts";

export type ClickItemCode = "channel_not_found" | "is_archived" | "item_not_found";

/** Notifies the agent of a code channel that the caller clicked a button of the context bar. */
export const clickContextItem = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, key }: { readonly channelId: string; readonly key: string },
  ): Promise<Outcome<object, ClickItemCode>> => {
    const joined = await accessJoinedChannel(ctx, channelId);
    if (!joined.ok) return refuse(joined.error === "is_archived" ? "is_archived" : "channel_not_found");
    const { channel } = joined;
    const code = await selectCodeChannel(ctx.db, channel.key);
    const item = code && itemsOf(code).find((one) => one.key === key && one.item_type === "action");
    if (!item) return refuse("item_not_found");
    await emit(ctx, {
      type: "code_channel_action",
      teamId: channel.team_id,
      appId: code.app_id,
      audience: "app",
      payload: {
        channel: channel.id,
        user: ctx.caller.userId,
        action: { key: item.key, label: item.label, ...(item.url !== undefined && { value: item.url }) },
        event_ts: printTs(ctx.nowMs * 1000),
      },
    });
    return succeed({});
  },
);
