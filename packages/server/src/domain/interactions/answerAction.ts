import type { Outcome } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { answer, type Answer, type AnswerCode } from "./answer.ts";

export interface ActionAnswer {
  readonly channelId: string;
  readonly userId: string;
  readonly messageTs: string;
  readonly isEphemeral: boolean;
  readonly threadTs: string | undefined;
  readonly answer: Answer;
}

/** Shows the message with which an app answers a legacy action, where the action was. */
export const answerAction = defineOperation(
  import.meta,
  (ctx, input: ActionAnswer): Promise<Outcome<object, AnswerCode>> => {
    const { channelId: channel_id, userId: user_id, messageTs: message_ts, threadTs, isEphemeral } = input;
    const thread_ts = threadTs === message_ts ? null : (threadTs ?? null);
    const place = { channel_id, user_id, message_ts, is_ephemeral: isEphemeral ? 1 : 0, thread_ts };
    return answer(ctx, place, input.answer);
  },
);
