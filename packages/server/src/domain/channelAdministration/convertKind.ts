import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel, updateChannel } from "../../storage/queries/channels.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import type { WriteContext } from "../context.ts";
import { announce } from "../messages/writeMessage.ts";

/** Makes a public channel private or a private one public. Its members, messages and id stay. */
export async function convertKind(
  ctx: WriteContext,
  channel: ChannelRow,
  kind: "public" | "private",
): Promise<Outcome<object, "could_not_convert_channel">> {
  await lockChannel(ctx.db, channel.key);
  if (channel.kind === kind) return refuse("could_not_convert_channel");
  await updateChannel(ctx.db, channel.id, { kind, updated_ms: ctx.nowMs });
  const { userId: user } = ctx.caller;
  const converted = { ...channel, kind };
  await announce(ctx, converted, {
    subtype: `channel_convert_to_${kind}`,
    user,
    text: `<@${user}> made this channel ${kind}`,
  });
  return succeed({});
}
