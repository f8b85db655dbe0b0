import { setThreadLock } from "../../domain/policies/setThreadLock.ts";
import { governChannelErrors, threadParams } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsUnlockThread = defineMethod({
  name: "admin.conversations.unlockThread",
  summary: "Unlocks a thread: people can reply in it again.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 3,
  params: threadParams,
  result: {},
  errors: { ...governChannelErrors, thread_not_found: "`thread_ts` names no message of the channel." },
  examples: [{ title: "One thread", params: { channel_id: "C0123456789", thread_ts: "1700000000.000100" } }],
  notes: "A method of this server's own. Unlocking what is not locked does no harm.",
  handler: (ctx, params) =>
    ctx.write(setThreadLock, { channelId: params.channel_id, ts: params.thread_ts, isLocked: false }),
});
