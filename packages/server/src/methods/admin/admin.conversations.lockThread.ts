import { setThreadLock } from "../../domain/policies/setThreadLock.ts";
import { governChannelErrors, threadParams } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsLockThread = defineMethod({
  name: "admin.conversations.lockThread",
  summary: "Locks a thread: nobody can reply in it.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 3,
  params: threadParams,
  result: {},
  errors: { ...governChannelErrors, thread_not_found: "`thread_ts` names no message of the channel." },
  examples: [{ title: "One thread", params: { channel_id: "C0123456789", thread_ts: "1700000000.000100" } }],
  notes:
    "A method of this server's own. The lock holds for everybody, admins included; what is there can still be read. Locking twice does no harm.",
  handler: (ctx, params) =>
    ctx.write(setThreadLock, { channelId: params.channel_id, ts: params.thread_ts, isLocked: true }),
});
