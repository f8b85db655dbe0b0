import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectCodeChannel } from "../../storage/queries/codeChannels.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import type { CodeChannelRow } from "../../storage/tables/codeChannels.ts";
import { hasCodeChannels } from "../codeChannels/codeAgent.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { accessJoinedChannel, type SeenChannelRow } from "./accessChannel.ts";
import { accessReadableChannel } from "./accessMessage.ts";

export type { CodeChannelRow } from "../../storage/tables/codeChannels.ts";

export interface SeenCodeChannel {
  readonly channel: SeenChannelRow;
  readonly code: CodeChannelRow;
}

export type CodeChannelCode =
  | "channel_not_found"
  | "channel_type_not_supported"
  | "feature_not_enabled"
  | "is_archived"
  | "not_in_channel";

/** The access check for an agent in a code channel: one that is a member of it, also if another agent created it. */
export async function accessCodeChannel(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<SeenCodeChannel, CodeChannelCode>> {
  if (!(await hasCodeChannels(ctx, ctx.caller.appId))) return refuse("feature_not_enabled");
  const joined = await accessJoinedChannel(ctx, id);
  if (!joined.ok) {
    if (joined.error === "is_archived") return refuse("is_archived");
    return refuse(joined.error === "no_permission" ? "not_in_channel" : "channel_not_found");
  }
  const code = await selectCodeChannel(ctx.db, joined.channel.key);
  return code ? succeed({ channel: joined.channel, code }) : refuse("channel_type_not_supported");
}

/** The same for a change; nobody else changes the channel until the commit. */
export async function lockCodeChannel(
  ctx: WriteContext,
  id: string,
): Promise<Outcome<SeenCodeChannel, CodeChannelCode>> {
  const seen = await accessCodeChannel(ctx, id);
  if (!seen.ok) return seen;
  await lockChannel(ctx.db, seen.channel.key);
  // Read again behind the lock, because another agent may have changed it meanwhile.
  const code = await selectCodeChannel(ctx.db, seen.channel.key);
  return code ? succeed({ channel: seen.channel, code }) : refuse("channel_type_not_supported");
}

/** For a reader of the channel. An ordinary channel has nothing of the kind. */
export async function accessReadableCodeChannel(
  ctx: ReadContext,
  id: string,
): Promise<
  Outcome<{ readonly channel: SeenChannelRow; readonly code: CodeChannelRow | undefined }, "channel_not_found">
> {
  const seen = await accessReadableChannel(ctx, id);
  if (!seen.ok) return refuse("channel_not_found");
  return succeed({ channel: seen.channel, code: await selectCodeChannel(ctx.db, seen.channel.key) });
}
