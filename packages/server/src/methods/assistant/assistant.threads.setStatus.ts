import { limits, succeed } from "@platform/protocol";
import { showStatus } from "../../domain/assistants/showStatus.ts";
import { threadErrors, threadParams } from "../assistantParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, jsonList, text } from "../params.ts";

export const assistantThreadsSetStatus = defineMethod({
  name: "assistant.threads.setStatus",
  summary: "Shows the status of an app in a thread until its next message there.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["chat:write"],
  rate: { perMinute: 600 },
  params: {
    ...threadParams,
    status: text({
      describe: "What the app is at, such as `is thinking...`; empty for nothing any more.",
      maxLength: limits.assistant_line_chars_max,
    }),
    loading_messages: defaulted(
      jsonList({ describe: "Shown in turns, for as long as it lasts.", max: limits.assistant_loading_messages_max }),
      [],
    ),
  },
  result: {},
  errors: threadErrors,
  notes:
    "Clients receive it as `assistant_thread_status`, with `channel`, `thread_ts`, `user`, `status` and `loading_messages`. It ends with the next message of the app in the thread, after two minutes unless it is set again, with the Stop button, or when it is set to nothing: `clear_reason` says which. " +
    "Of an app with `features.agent_view`, it sets the session to `processing`, and an empty one to `active`.",
  examples: [
    {
      title: "Thinking",
      params: { channel_id: "D0123456789", thread_ts: "1768467600.000100", status: "is thinking..." },
    },
  ],
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs, status, loading_messages: loadingMessages }) {
    const shown = await ctx.write(showStatus, { channelId, threadTs, status, loadingMessages });
    return shown.ok ? succeed({}) : shown;
  },
});
