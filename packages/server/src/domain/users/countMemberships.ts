import { lockChannel } from "../../storage/queries/channels.ts";
import { discountMember, recountMembers, selectCountedChannels } from "../../storage/queries/memberCounts.ts";
import type { WriteContext } from "../context.ts";

/**
 * A deactivated person keeps the memberships, to have them back when reactivated, but no longer counts in them. To be
 * called after the change of the person: memberships that are added at the same time wait for it.
 */
export async function discountMemberships(ctx: WriteContext, userId: string): Promise<void> {
  for (const key of await selectCountedChannels(ctx.db, userId)) {
    await lockChannel(ctx.db, key);
    await discountMember(ctx.db, key, userId);
  }
}

/** The reverse. It counts again, which also corrects channels whose members were deactivated by an earlier version. */
export async function recountMemberships(ctx: WriteContext, userId: string): Promise<void> {
  for (const key of await selectCountedChannels(ctx.db, userId)) {
    await lockChannel(ctx.db, key);
    await recountMembers(ctx.db, key);
  }
}
