import { type Outcome, succeed } from "@platform/protocol";
import { governChannel, type GovernChannelCode } from "../access/governChannel.ts";
import type { ReadContext } from "../context.ts";
import { type PostingPolicy, readPolicy } from "./postingPolicy.ts";

/** Who may post and reply in a channel, for admins of its workspace. */
export async function readPostingPolicy(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ policy: PostingPolicy }, GovernChannelCode>> {
  const governed = await governChannel(ctx, channelId);
  return governed.ok ? succeed({ policy: readPolicy(governed.channel.posting_policy) }) : governed;
}
