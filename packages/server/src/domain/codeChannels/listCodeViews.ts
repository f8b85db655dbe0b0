import { type Outcome, succeed } from "@platform/protocol";
import { type ListedCodeViewRow, selectCodeViews } from "../../storage/queries/codeViews.ts";
import { accessCodeChannel, type CodeChannelCode } from "../access/accessCodeChannel.ts";
import type { ReadContext } from "../context.ts";

/** The views of all agents in a code channel, in the order in which they were added. */
export async function listCodeViews(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ views: readonly ListedCodeViewRow[] }, CodeChannelCode>> {
  const seen = await accessCodeChannel(ctx, channelId);
  return seen.ok ? succeed({ views: await selectCodeViews(ctx.db, seen.channel.key) }) : seen;
}
