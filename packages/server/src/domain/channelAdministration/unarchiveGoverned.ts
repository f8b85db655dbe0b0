import { type Outcome, refuse } from "@platform/protocol";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { unarchive } from "../channels/changeArchived.ts";
import { defineOperation } from "../context.ts";

/** An administrator takes a channel out of the archive, as a member of it or not. */
export const unarchiveGoverned = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string },
  ): Promise<Outcome<object, AdministerCode | "channel_not_archived">> => {
    const governed = await administerChannel(ctx, input.channelId);
    if (!governed.ok) return governed;
    const changed = await unarchive(ctx, governed.channel);
    return changed.ok ? changed : refuse("channel_not_archived");
  },
);
