import { cutCharacters, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { accessChannelToPost, type PostAccessCode } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";
import { authorOf } from "./author.ts";
import { announce, writeMessage } from "./writeMessage.ts";

/** Refusals that only a thread can cause. */
export const ofThreads = [
  "restricted_action_non_threadable_channel",
  "restricted_action_thread_locked",
  "cannot_reply_to_message",
] as const;

export type MeCode = PostAccessCode | "no_text" | "cannot_reply_to_message";

interface MeMessage {
  readonly channelId: string;
  readonly threadTs?: string | undefined;
  readonly text: string;
}

/** Says what the caller does, in the channel itself or in a thread. */
export const postMeMessage = defineOperation(
  import.meta,
  async (ctx, input: MeMessage): Promise<Outcome<{ channelId: string; ts: string }, MeCode>> => {
    const { channelId, threadTs } = input;
    if (input.text.trim() === "") return refuse("no_text");
    const seen = await accessChannelToPost(ctx, channelId, { threadTs });
    if (!seen.ok) return seen;
    const text = cutCharacters(input.text, limits.message_text_chars_max);
    const message = { ...authorOf(ctx), subtype: "me_message", text };
    if (threadTs === undefined) {
      const announced = await announce(ctx, seen.channel, message);
      return succeed({ channelId: seen.channel.id, ts: announced.tsText });
    }
    const written = await writeMessage(ctx, seen.channel, message, { threadTs });
    if (!written.ok) return written;
    return succeed({ channelId: seen.channel.id, ts: written.tsText });
  },
);
