import { isIdShaped, isUserId, type Outcome, refuse, succeed } from "@platform/protocol";
import { openDirect } from "../channels/openDirect.ts";
import { resolveChannelName } from "../channels/resolveChannelName.ts";
import type { WriteContext } from "../context.ts";

export type PlaceCode = "channel_not_found" | "team_not_found" | "access_denied";

/** The conversation that an author means: by its id, by its name, or by the person it is with. */
export async function resolveTarget(
  ctx: WriteContext,
  named: string,
): Promise<Outcome<{ channelId: string }, PlaceCode>> {
  if (!isIdShaped(named)) return resolveChannelName(ctx, named);
  if (!isUserId(named)) return succeed({ channelId: named });
  const opened = await openDirect(ctx, [named]);
  if (opened.ok) return succeed({ channelId: opened.channel.id });
  return refuse(opened.error === "access_denied" ? "access_denied" : "channel_not_found");
}
