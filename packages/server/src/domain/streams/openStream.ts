import { type Outcome, parseTs, refuse, type StreamState, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import { selectStream } from "../../storage/queries/streams.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import type { StreamRow } from "../../storage/tables/streams.ts";
import { accessChannelToSpeak, type JoinedAccessCode, type SeenChannelRow } from "../access/accessChannel.ts";
import type { WriteContext } from "../context.ts";
import { explainEnd } from "./explainEnd.ts";
import { isStale } from "./isStale.ts";

/** A stream that can be written to. */
export interface OpenStream {
  readonly channel: SeenChannelRow;
  readonly stream: StreamRow;
  readonly state: StreamState;
  readonly row: MessageRow;
}

export type OpenStreamCode =
  | JoinedAccessCode
  | "message_not_found"
  | "message_not_owned_by_app"
  | "message_not_in_streaming_state"
  | "stopped_by_user";

/**
 * The only way to a stream: by the app that began it, or by the person it is written for. It holds the channel's lock, so
 * that pieces which arrive at once are put in one order, the one in which they are answered.
 */
export async function openStream(
  ctx: WriteContext,
  { channelId, ts }: { readonly channelId: string; readonly ts: string },
): Promise<Outcome<OpenStream, OpenStreamCode>> {
  const seen = await accessChannelToSpeak(ctx, channelId);
  if (!seen.ok) return seen;
  const { channel } = seen;
  const us = parseTs(ts) ?? 0;
  await lockChannel(ctx.db, channel.key);
  const row = await selectMessage(ctx.db, channel.key, us);
  if (!row) return refuse("message_not_found");
  const stream = await selectStream(ctx.db, channel.key, us);
  const mayTouch = ctx.caller.kind === "bot" ? isOwn(ctx, row, stream) : stream && isAnswered(ctx, channel, stream);
  if (!mayTouch) return refuse("message_not_owned_by_app");
  if (stream?.ended_by === "user") return refuse("stopped_by_user");
  if (!stream || stream.ended_ms !== null || isStale(stream, ctx.nowMs))
    return refuse("message_not_in_streaming_state", explainEnd(stream, ctx.nowMs));
  return succeed({ channel, stream, state: JSON.parse(stream.state) as StreamState, row });
}

function isOwn({ caller }: WriteContext, row: MessageRow, stream: StreamRow | undefined): boolean {
  return stream ? stream.app_id === caller.appId : row.user_id === caller.userId;
}

/** In a DM it is the person in the DM with the app; elsewhere the person it answers. */
function isAnswered({ caller }: WriteContext, channel: SeenChannelRow, stream: StreamRow): boolean {
  return channel.kind === "im" || stream.recipient_id === caller.userId;
}
