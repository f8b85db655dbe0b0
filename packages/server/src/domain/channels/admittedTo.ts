import { selectAdmitted, selectGroupsOfChannel } from "../../storage/queries/channelGroups.ts";
import type { ReadContext } from "../context.ts";
import type { ChannelRow } from "./channelEvents.ts";

/** The ones among these users who may be members: all of them, unless groups restrict the channel. */
export async function admittedTo(
  { db }: Pick<ReadContext, "db">,
  channel: Pick<ChannelRow, "key" | "kind">,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const groupIds = channel.kind === "private" ? await selectGroupsOfChannel(db, channel.key) : [];
  return groupIds.length === 0 ? new Set(userIds) : selectAdmitted(db, groupIds, userIds);
}
