import { type Outcome, succeed } from "@platform/protocol";
import { selectGroupsOfChannel } from "../../storage/queries/channelGroups.ts";
import type { ReadContext } from "../context.ts";
import { accessRestrictable, type RestrictableChannel, type RestrictCode } from "./accessRestrictable.ts";

/** The groups that a channel is restricted to. */
export async function listChannelGroups(
  ctx: ReadContext,
  input: RestrictableChannel,
): Promise<Outcome<{ groupIds: string[] }, RestrictCode>> {
  const found = await accessRestrictable(ctx, input);
  return found.ok ? succeed({ groupIds: await selectGroupsOfChannel(ctx.db, found.channel.key) }) : found;
}
