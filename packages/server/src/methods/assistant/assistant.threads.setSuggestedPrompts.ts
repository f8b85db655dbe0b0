import { limits, succeed } from "@platform/protocol";
import { suggestPrompts } from "../../domain/agents/suggestPrompts.ts";
import { prompts, threadErrors, threadParams } from "../assistantParams.ts";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";

export const assistantThreadsSetSuggestedPrompts = defineMethod({
  name: "assistant.threads.setSuggestedPrompts",
  summary: "Sets the suggested prompts of an assistant thread.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["assistant:write"],
  rate: 4,
  params: {
    channel_id: threadParams.channel_id,
    thread_ts: optional({ ...threadParams.thread_ts, describe: "The thread; left out by agents." }),
    prompts: prompts({
      describe: `1 to ${limits.assistant_prompts_max} suggestions, each with a title and a message.`,
    }),
    title: optional(text({ describe: "The heading above them.", maxLength: limits.assistant_line_chars_max })),
  },
  result: {},
  errors: threadErrors,
  notes:
    "They are in `assistant_app_thread.suggested_prompts` of the first message of the thread. Those of an app with " +
    "`features.agent_view` are on top of the direct messages with it; it leaves out `thread_ts`, and with one the call changes nothing.",
  examples: [
    {
      title: "One suggestion",
      params: {
        channel_id: "D0123456789",
        thread_ts: "1768467600.000100",
        prompts: [{ title: "Sum up", message: "Sum up what was said today." }],
      },
    },
  ],
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs, prompts: suggested, title }) {
    const described = await ctx.write(suggestPrompts, {
      channelId,
      threadTs,
      suggested: { title, prompts: suggested },
    });
    return described.ok ? succeed({}) : described;
  },
});
