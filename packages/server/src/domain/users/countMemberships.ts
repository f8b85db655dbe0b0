import { lockChannel } from "../../storage/queries/channels.ts";
import { discountMember, recountMembers, selectCountedChannels } from "../../storage/queries/memberCounts.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { WriteContext } from "../context.ts";

/**
 * A person who leaves a workspace stays a member of its channels, to find them again when they return, but no longer
 * counts there. To be called after the change of the membership: members who are added at the same time wait for it.
 */
export async function discountMemberships(ctx: WriteContext, user: Pick<UserRow, "id" | "team_id">): Promise<void> {
  for (const channel of await selectCountedChannels(ctx.db, user.team_id, user.id)) {
    await lockChannel(ctx.db, channel.key);
    // Another workspace of the person may have the channel, too.
    if (channel.is_shared) await recountMembers(ctx.db, channel.key);
    else await discountMember(ctx.db, channel.key, user.id);
  }
}

/** The reverse. It counts again, which also corrects channels whose members were deactivated by an earlier version. */
export async function recountMemberships(ctx: WriteContext, user: Pick<UserRow, "id" | "team_id">): Promise<void> {
  for (const channel of await selectCountedChannels(ctx.db, user.team_id, user.id)) {
    await lockChannel(ctx.db, channel.key);
    await recountMembers(ctx.db, channel.key);
  }
}
