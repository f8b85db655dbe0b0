import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Caller } from "../caller.ts";
import { openDirect } from "../channels/openDirect.ts";
import { defineOperation } from "../context.ts";
import { authorOf } from "../messages/author.ts";
import { announce } from "../messages/writeMessage.ts";
import type { AssistantThread } from "./assistantThread.ts";
import { emitAssistantThread } from "./emitAssistantThread.ts";

export interface NewThread {
  readonly appId: string;
  /** The app itself, as whom the thread begins. */
  readonly bot: Caller;
  readonly about: AssistantThread;
  readonly besideId: string | undefined;
}

/** Starts a thread of the caller with an assistant, which is notified and greets. */
export const startThread = defineOperation(
  import.meta,
  async (
    ctx,
    { appId, bot, about, besideId }: NewThread,
  ): Promise<Outcome<{ channelId: string; threadTs: string }, "app_not_found">> => {
    const opened = await openDirect(ctx, [bot.userId]);
    if (!opened.ok) return refuse("app_not_found");
    const { channel } = opened;
    const { tsText: threadTs } = await announce({ ...ctx, caller: bot }, channel, {
      ...authorOf({ caller: bot }),
      subtype: "assistant_app_thread",
      text: "New assistant thread",
      assistant_app_thread: about,
    });
    await emitAssistantThread(ctx, "assistant_thread_started", { appId, channelId: channel.id, threadTs, besideId });
    return succeed({ channelId: channel.id, threadTs });
  },
);
