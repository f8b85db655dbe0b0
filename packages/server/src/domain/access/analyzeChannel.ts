import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannel } from "../../storage/queries/channels.ts";
import { selectChannelTeams } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { ReadContext } from "../context.ts";

export interface AnalyzedChannel {
  readonly channel: ChannelRow;
  /** While the key is suspended nobody reads what is in a message, not even how long it is. */
  readonly isKeySuspended: boolean;
}

export type AnalyzeCode = "channel_not_found" | "different_team_owns_message_metadata_for_channel";

/**
 * The only access check for analytics of a channel, for admins of the org, members or not. Direct messages
 * are private, and analytics of another org's channel belong to that org.
 */
export async function analyzeChannel(
  { db, caller }: ReadContext,
  id: string,
): Promise<Outcome<AnalyzedChannel, AnalyzeCode>> {
  const channel = isIdShaped(id) ? await selectChannel(db, id) : undefined;
  const home = channel && (await selectTeam(db, channel.team_id));
  if (!channel || !home || home.deleted_ms !== null) return refuse("channel_not_found");
  if (channel.kind !== "public" && channel.kind !== "private") return refuse("channel_not_found");
  if (home.org_id !== null && home.org_id === caller.orgId) {
    return succeed({ channel, isKeySuspended: channel.key_suspended_ms !== null || home.key_suspended_ms !== null });
  }
  const guests = channel.sharing === null ? [] : await selectChannelTeams(db, channel.key);
  const isKnown = guests.some((team) => team.org_id !== null && team.org_id === caller.orgId);
  return refuse(isKnown ? "different_team_owns_message_metadata_for_channel" : "channel_not_found");
}
