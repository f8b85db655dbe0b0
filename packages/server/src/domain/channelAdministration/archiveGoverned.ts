import { type Outcome, refuse } from "@platform/protocol";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { archive } from "../channels/changeArchived.ts";
import { defineOperation } from "../context.ts";

export type ArchiveGovernedCode = AdministerCode | "already_archived" | "cant_archive_general";

/** An administrator archives a channel, as a member of it or not. */
export const archiveGoverned = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<object, ArchiveGovernedCode>> => {
    const governed = await administerChannel(ctx, input.channelId);
    if (!governed.ok) return governed;
    if (governed.channel.is_general) return refuse("cant_archive_general");
    return archive(ctx, governed.channel);
  },
);
