import { type Outcome, refuse, succeed } from "@platform/protocol";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { archive } from "../channels/changeArchived.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import { defineOperation, type ReadContext } from "../context.ts";

export type ArchiveGovernedCode = AdministerCode | "already_archived" | "cant_archive_general";

/** A channel that the caller may archive. */
export async function accessArchivable(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ channel: ChannelRow }, ArchiveGovernedCode>> {
  const governed = await administerChannel(ctx, channelId);
  if (!governed.ok) return governed;
  const { channel } = governed;
  if (channel.is_general) return refuse("cant_archive_general");
  return channel.is_archived ? refuse("already_archived") : succeed({ channel });
}

/** An administrator archives a channel, as a member of it or not. */
export const archiveGoverned = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<object, ArchiveGovernedCode>> => {
    const found = await accessArchivable(ctx, input.channelId);
    return found.ok ? archive(ctx, found.channel) : found;
  },
);
