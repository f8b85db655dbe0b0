import { type Outcome, refuse } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import type { TeamRow } from "./accessTeam.ts";
import { type ChannelRow, governChannel } from "./governChannel.ts";
import type { Authority } from "./mayAdminister.ts";

export type AdministerCode = "channel_not_found" | "channel_type_not_supported" | "restricted_action";

/** The same check as `governChannel`, in the words of the methods that answer `restricted_action`. */
export async function administerChannel(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ channel: ChannelRow; team: TeamRow; by: Authority }, AdministerCode>> {
  const governed = await governChannel(ctx, id);
  if (governed.ok) return governed;
  return refuse(governed.error === "not_an_admin" ? "restricted_action" : governed.error);
}
