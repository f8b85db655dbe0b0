import { cutCharacters, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { accessChannelToPost, type PostAccessCode } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";
import { authorOf } from "./author.ts";
import { withoutCodes } from "./withoutCodes.ts";
import { announce } from "./writeMessage.ts";

const ofThreads = ["restricted_action_non_threadable_channel", "restricted_action_thread_locked"] as const;

export type MeCode = Exclude<PostAccessCode, (typeof ofThreads)[number]> | "no_text";

/** Says what the caller does, in the channel itself. */
export const postMeMessage = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly text: string },
  ): Promise<Outcome<{ channelId: string; ts: string }, MeCode>> => {
    if (input.text.trim() === "") return refuse("no_text");
    const seen = await accessChannelToPost(ctx, input.channelId);
    if (!seen.ok) return withoutCodes(seen, ...ofThreads);
    const text = cutCharacters(input.text, limits.message_text_chars_max);
    const written = await announce(ctx, seen.channel, { ...authorOf(ctx), subtype: "me_message", text });
    return succeed({ channelId: seen.channel.id, ts: written.tsText });
  },
);
