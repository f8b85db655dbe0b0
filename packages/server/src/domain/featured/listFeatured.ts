import { type Outcome, refuseChannels, succeed } from "@platform/protocol";
import { selectFeatured } from "../../storage/queries/featuredWorkflows.ts";
import { accessReadableChannel } from "../access/accessMessage.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import type { ReadContext } from "../context.ts";

export interface FeaturedInChannel {
  readonly channelId: string;
  readonly triggers: readonly TriggerRow[];
}

/** What each of these channels features. Hidden and unknown channels are named in the refusal, and not told apart. */
export async function listFeatured(
  ctx: ReadContext,
  channelIds: readonly string[],
): Promise<Outcome<{ featured: FeaturedInChannel[] }, "error_invalid_channels">> {
  const featured: FeaturedInChannel[] = [];
  const invalid: string[] = [];
  for (const id of new Set(channelIds)) {
    const seen = await accessReadableChannel(ctx, id);
    if (seen.ok) featured.push({ channelId: id, triggers: await selectFeatured(ctx.db, seen.channel.key) });
    else invalid.push(id);
  }
  return invalid.length > 0 ? refuseChannels(invalid) : succeed({ featured });
}
