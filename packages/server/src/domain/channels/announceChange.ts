import type { WriteContext } from "../context.ts";
import { announce } from "../messages/writeMessage.ts";
import type { ChannelRow } from "./tellOfChannel.ts";

export type Change = "join" | "leave" | "topic" | "purpose" | "name" | "archive" | "unarchive";

/** Says in the channel what somebody did to it; private channels have words of their own for the same. */
export async function announceChange(
  ctx: WriteContext,
  channel: ChannelRow,
  change: Change,
  said: { readonly user: string; readonly text: string; readonly [field: string]: unknown },
): Promise<void> {
  const { user, text, ...fields } = said;
  const subtype = `${channel.kind === "public" ? "channel" : "group"}_${change}`;
  await announce(ctx, channel, { subtype, user, text: `<@${user}> ${text}`, ...fields });
}
