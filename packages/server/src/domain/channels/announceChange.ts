import type { WriteContext } from "../context.ts";
import { announce } from "../messages/writeMessage.ts";
import type { ChannelRow } from "./channelEvents.ts";

export type Change = "join" | "leave" | "topic" | "purpose" | "name" | "archive" | "unarchive";

/** Posts in the channel what a person did to it; private channels have their own wording. */
export async function announceChange(
  ctx: WriteContext,
  channel: ChannelRow,
  change: Change,
  what: Said,
): Promise<void> {
  await announce(ctx, channel, said(ctx, channel, change, what));
}

interface Said {
  readonly user: string;
  readonly text: string;
  readonly [field: string]: unknown;
}

/** The message, where it needs a text of its own. */
export function said(
  { caller }: Pick<WriteContext, "caller">,
  channel: ChannelRow,
  change: Change,
  { user, text, ...fields }: Said,
) {
  const subtype = `${channel.kind === "public" ? "channel" : "group"}_${change}`;
  // Callers without a workspace are those that the server itself acts for.
  const team = caller.teamId === "" ? channel.team_id : caller.teamId;
  return { subtype, user, team, text: `<@${user}> ${text}`, ...fields };
}
