import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel, type OpenedChannelRow } from "../../storage/queries/channels.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { accessChannelToSpeak } from "../access/accessChannel.ts";
import type { WriteContext } from "../context.ts";
import { findThread } from "../messages/findThread.ts";

/** Something that a person may want to say next; `title` is what the button says. */
export interface Prompt {
  readonly title: string;
  readonly message: string;
}

/** The state of an assistant's thread. It is part of the first message of the thread, so that every client that shows it knows. */
export interface AssistantThread {
  readonly title?: string | undefined;
  readonly suggested_prompts?: { readonly title?: string | undefined; readonly prompts: readonly Prompt[] } | undefined;
}

export interface ThreadName {
  readonly channelId: string;
  readonly threadTs: string;
}

export type ThreadCode = "channel_not_found" | "invalid_thread_ts";

/** A thread that the calling app may speak in, by its first message, which nobody else changes until the commit. */
export async function lockThread(
  ctx: WriteContext,
  { channelId, threadTs }: ThreadName,
): Promise<Outcome<{ channel: OpenedChannelRow; root: MessageRow }, ThreadCode>> {
  const seen = await accessChannelToSpeak(ctx, channelId);
  if (!seen.ok) return refuse("channel_not_found", seen.error);
  await lockChannel(ctx.db, seen.channel.key);
  const root = await findThread(ctx.db, seen.channel.key, threadTs);
  return root ? succeed({ channel: seen.channel, root }) : refuse("invalid_thread_ts");
}
