import type { WriteContext } from "../context.ts";
import { assignUser } from "../users/assignUser.ts";

/** People and workspaces that an assignment was refused for, except where it was done before. */
export interface Unprovisioned {
  readonly teamId: string;
  readonly userId: string;
  readonly error: string;
}

/** Makes the members of a group members of its further workspaces, as `admin.users.assign` does. */
export async function provisionMembers(
  ctx: WriteContext,
  { teamIds, userIds }: { readonly teamIds: readonly string[]; readonly userIds: readonly string[] },
): Promise<{ added: number; failed: Unprovisioned[] }> {
  const failed: Unprovisioned[] = [];
  let added = 0;
  for (const teamId of teamIds.toSorted()) {
    for (const userId of userIds) {
      const assigned = await assignUser.within(ctx, { teamId, userId, role: "member", channelIds: [] });
      if (assigned.ok) added += 1;
      else if (assigned.error !== "user_already_team_member") failed.push({ teamId, userId, error: assigned.error });
    }
  }
  return { added, failed };
}
