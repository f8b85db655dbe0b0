import { deleteMember } from "../../storage/queries/members.ts";
import type { WriteContext } from "../context.ts";
import { type ChannelRow, tellMembers } from "./tellOfChannel.ts";

/** Takes somebody out of a channel; tells how many are left, or nothing when the person was not in it. */
export async function removeMember(
  ctx: WriteContext,
  channel: ChannelRow,
  userId: string,
): Promise<number | undefined> {
  const left = await deleteMember(ctx.db, channel.key, userId);
  if (left === undefined) return undefined;
  await tellMembers(ctx, channel, "left", { user: userId });
  return left;
}
