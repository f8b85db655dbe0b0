import { refuse, type Refusal } from "@platform/protocol";
import { administerChannel } from "../access/administerChannel.ts";
import type { ReadContext } from "../context.ts";
import { governedTeams } from "./governedTeams.ts";

export type LinkCode =
  | "restricted_action"
  | "channel_not_found"
  | "invalid_channel_type"
  | "channel_is_archived"
  | "record_not_found";

/** No CRM can be connected to this server, so it has no records to link a channel to. */
export async function refuseToLink(ctx: ReadContext, channelId: string): Promise<Refusal<LinkCode>> {
  const governed = await administerChannel(ctx, channelId);
  if (!governed.ok) {
    return refuse(governed.error === "channel_type_not_supported" ? "invalid_channel_type" : governed.error);
  }
  return refuse(governed.channel.is_archived ? "channel_is_archived" : "record_not_found");
}

/** No channel has a record, so none can lose one. */
export async function refuseToUnlink(ctx: ReadContext): Promise<Refusal<"restricted_action" | "channel_not_found">> {
  return refuse((await governedTeams(ctx)).length > 0 ? "channel_not_found" : "restricted_action");
}
