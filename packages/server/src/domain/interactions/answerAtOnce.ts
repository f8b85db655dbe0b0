import type { Outcome } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { answer, type Answer, type AnswerCode } from "./answer.ts";

/** What an app says in answer to a command itself, where the command was given. */
export const answerAtOnce = defineOperation(
  import.meta,
  (
    ctx,
    input: { readonly channelId: string; readonly userId: string; readonly answer: Answer },
  ): Promise<Outcome<object, AnswerCode>> => {
    const { channelId: channel_id, userId: user_id } = input;
    return answer(ctx, { channel_id, user_id, message_ts: null, is_ephemeral: 0, thread_ts: null }, input.answer);
  },
);
