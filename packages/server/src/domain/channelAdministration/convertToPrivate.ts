import { type Outcome, refuse } from "@platform/protocol";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { defineOperation } from "../context.ts";
import { convertKind } from "./convertKind.ts";

/** An administrator makes a public channel private: from then on only its members see it. */
export const convertToPrivate = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string },
  ): Promise<Outcome<object, AdministerCode | "could_not_convert_channel">> => {
    const governed = await administerChannel(ctx, input.channelId);
    if (!governed.ok) return governed;
    if (governed.channel.is_general) return refuse("channel_type_not_supported");
    return convertKind(ctx, governed.channel, "private");
  },
);
