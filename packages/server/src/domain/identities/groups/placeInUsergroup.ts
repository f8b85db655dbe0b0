import { limits } from "@platform/protocol";
import { selectChannelsOfGroup } from "../../../storage/queries/channelGroups.ts";
import { lockChannel } from "../../../storage/queries/channels.ts";
import {
  deleteGroupMember,
  insertGroupMember,
  lockUsergroup,
  selectActivePeople,
  selectGroupMembers,
  selectUsergroup,
} from "../../../storage/queries/usergroups.ts";
import type { WriteContext } from "../../context.ts";
import { finishMembersChange } from "../../usergroups/finishMembersChange.ts";
import { mappingFault } from "./mappingFault.ts";

/** Puts a person into a user group of the caller's workspace, or takes them out. What cannot be done is left as it is. */
export async function placeInUsergroup(
  ctx: WriteContext,
  { groupId, userId, isWanted }: { readonly groupId: string; readonly userId: string; readonly isWanted: boolean },
): Promise<void> {
  // Two people who sign in at once would otherwise both write the members that they read.
  await lockUsergroup(ctx.db, groupId);
  const group = await selectUsergroup(ctx.db, groupId);
  // Since the mapping was made, a SCIM client may have taken the group over.
  if (!group || group.team_id !== ctx.caller.teamId || (await mappingFault(ctx, group))) return;
  const before = (await selectGroupMembers(ctx.db, [groupId])).get(groupId) ?? [];
  if (before.includes(userId) === isWanted) return;
  const isFull = before.length >= limits.usergroup_members_max;
  if (isWanted && (isFull || (await selectActivePeople(ctx.db, group.team_id, [userId])).length === 0)) return;
  const channels = await selectChannelsOfGroup(ctx.db, groupId);
  for (const channel of channels) await lockChannel(ctx.db, channel.key);
  if (isWanted) await insertGroupMember(ctx.db, groupId, userId);
  else await deleteGroupMember(ctx.db, groupId, userId);
  const userIds = isWanted ? [...before, userId].toSorted() : before.filter((id) => id !== userId);
  await finishMembersChange(ctx, group, { before, userIds, channels });
}
