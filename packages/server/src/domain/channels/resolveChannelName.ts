import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelIdByName } from "../../storage/queries/channels.ts";
import type { ReadContext } from "../context.ts";

/**
 * The id of the channel of this name, with or without its `#`, in the caller's workspace. Whether the caller can see it
 * is for the door to say. An org-wide app that has named no workspace cannot mean one by the name of a channel.
 */
export async function resolveChannelName(
  { db, caller }: ReadContext,
  named: string,
): Promise<Outcome<{ channelId: string }, "channel_not_found" | "team_not_found">> {
  if (caller.granted !== undefined && caller.teamId === caller.orgId) return refuse("team_not_found");
  const name = named.startsWith("#") ? named.slice(1) : named;
  const channelId = await selectChannelIdByName(db, caller.teamId, name);
  return channelId === undefined ? refuse("channel_not_found") : succeed({ channelId });
}
