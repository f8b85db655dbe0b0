import { succeed } from "@platform/protocol";
import { lookBeside } from "../../domain/assistants/lookBeside.ts";
import { threadParams } from "../assistantParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const clientAssistantLook = defineMethod({
  name: "client.assistant.look",
  summary: "Notifies an assistant that the person has opened another conversation next to its thread.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: {
    ...threadParams,
    channel: id({
      object: "channel",
      describe: "The conversation that the person looks at now.",
      otherwise: "channel_not_found",
    }),
  },
  result: {},
  errors: {
    channel_not_found: "`channel_id` or `channel` is missing, unknown, or not for the caller to see.",
    invalid_thread_ts: "`thread_ts` is missing, or no thread with an assistant begins there.",
  },
  examples: [
    {
      title: "Another channel",
      params: { channel_id: "D0123456789", thread_ts: "1768467600.000100", channel: "C0123456789" },
    },
  ],
  notes: "A method of this server's own, for clients. The app receives `assistant_thread_context_changed`.",
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs, channel: besideId }) {
    const looked = await ctx.write(lookBeside, { channelId, threadTs, besideId });
    return looked.ok ? succeed({}) : looked;
  },
});
