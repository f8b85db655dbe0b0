import { limits, succeed } from "@platform/protocol";
import { titleThread } from "../../domain/assistants/titleThread.ts";
import { threadErrors, threadParams } from "../assistantParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const assistantThreadsSetTitle = defineMethod({
  name: "assistant.threads.setTitle",
  summary: "Sets the title of an assistant thread.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["assistant:write"],
  rate: 4,
  params: {
    ...threadParams,
    title: text({ describe: "What it is about.", maxLength: limits.assistant_line_chars_max }),
  },
  result: {},
  errors: threadErrors,
  notes:
    "It is in `assistant_app_thread.title` of the first message of the thread. Of an app with `features.agent_view` it is the title of the session, as with `agents.sessions.rename`.",
  examples: [
    { title: "A title", params: { channel_id: "D0123456789", thread_ts: "1768467600.000100", title: "Lunch" } },
  ],
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs, title }) {
    const described = await ctx.write(titleThread, { channelId, threadTs, title });
    return described.ok ? succeed({}) : described;
  },
});
