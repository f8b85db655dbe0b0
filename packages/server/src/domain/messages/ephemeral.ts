import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { lockNextTs } from "../../storage/queries/channels.ts";
import { insertEphemeral } from "../../storage/queries/interactions.ts";
import { showCalls } from "../calls/showCalls.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { keepSurface, messageSurface } from "../functions/surfaces.ts";
import type { Content } from "./content.ts";
import { findThread } from "./findThread.ts";
import type { MessageFields } from "./message.ts";
import { messageEvent } from "./messageEvent.ts";
import { channelType, type MessageHome } from "./writeMessage.ts";

export interface EphemeralMessage {
  /** Who alone sees it. */
  readonly userId: string;
  readonly content: Content;
  readonly threadTs: string | undefined;
  readonly author: Omit<MessageFields, "text">;
}

/** Shows something in a channel to one person, now and never again. */
export async function showEphemeral(
  ctx: WriteContext,
  channel: MessageHome,
  { userId, content, threadTs, author }: EphemeralMessage,
): Promise<Outcome<{ ts: string }, "cannot_reply_to_message">> {
  const root = threadTs === undefined ? undefined : await findThread(ctx.db, channel.key, threadTs);
  if (threadTs !== undefined && !root) return refuse("cannot_reply_to_message");
  // From the same count as every other message, so that no client has two of one name.
  const ts = printTs(await lockNextTs(ctx.db, channel.key, ctx.nowMs * 1000));
  const { text } = content;
  const { fields } = await showCalls(ctx, channel, content.fields);
  const thread = root && { thread_ts: printTs(root.ts) };
  const message = { type: "message", ...author, text, ts, ...thread, ...fields };
  await emitEphemeral(ctx, channel, userId, message);
  const { appId } = ctx.caller;
  const isInteractive = fields["blocks"] !== undefined || fields["attachments"] !== undefined;
  if (appId === undefined || !isInteractive) return succeed({ ts });
  await keepSurface(ctx, messageSurface(channel.id, ts));
  // Clicks are validated against what it offered, so that part of it has to be stored for a while.
  await insertEphemeral(ctx.db, {
    channel_id: channel.id,
    ts,
    user_id: userId,
    app_id: appId,
    body: JSON.stringify(message),
    expires_ms: ctx.nowMs + limits.ephemeral_life_s * 1000,
  });
  return succeed({ ts });
}

/** Notifies the one person of a new message or of a change to an older one. */
export async function emitEphemeral(
  ctx: WriteContext,
  channel: MessageHome,
  userId: string,
  message: Readonly<Record<string, unknown>> & { readonly ts: string },
): Promise<void> {
  const place = { channel: channel.id, channel_type: channelType[channel.kind], event_ts: message.ts } as const;
  await emit(ctx, {
    type: "message",
    teamId: channel.team_id,
    channelId: channel.id,
    userId,
    audience: "user",
    payload: messageEvent(JSON.stringify(message), { ...place, is_ephemeral: true }),
  });
}
