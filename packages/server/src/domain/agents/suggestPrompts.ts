import { type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertAgentPrompts } from "../../storage/queries/agentPrompts.ts";
import { accessChannelToSpeak } from "../access/accessChannel.ts";
import { type AssistantThread, lockThread, type ThreadCode } from "../assistants/assistantThread.ts";
import { describeThread } from "../assistants/describeThread.ts";
import { defineOperation } from "../context.ts";
import { findAgent } from "./agentOf.ts";

export interface Suggestions {
  readonly channelId: string;
  readonly threadTs: string | undefined;
  readonly suggested: NonNullable<AssistantThread["suggested_prompts"]>;
}

/**
 * Suggests what to ask: in a thread with an assistant, or on top of the direct messages with an agent. A thread that an agent
 * names changes nothing, as on Slack.
 */
export const suggestPrompts = defineOperation(
  import.meta,
  async (ctx, { channelId, threadTs, suggested }: Suggestions): Promise<Outcome<object, ThreadCode>> => {
    const agent = await findAgent(ctx, ctx.caller.appId);
    if (agent?.view !== "agent") {
      if (threadTs === undefined) return refuse("invalid_thread_ts", "missing required field: thread_ts");
      return describeThread.within(ctx, { channelId, threadTs, about: { suggested_prompts: suggested } });
    }
    if (threadTs !== undefined) return nothingIn(await lockThread(ctx, { channelId, threadTs }));
    const seen = await accessChannelToSpeak(ctx, channelId);
    if (!seen.ok || seen.channel.kind !== "im") return refuse("channel_not_found");
    await upsertAgentPrompts(ctx.db, {
      channel_key: seen.channel.key,
      app_id: ctx.caller.appId ?? "",
      title: suggested.title ?? null,
      prompts: JSON.stringify(suggested.prompts),
    });
    return succeed({});
  },
);

function nothingIn(found: Outcome<object, ThreadCode>): Outcome<object, ThreadCode> {
  return found.ok ? succeed({}) : found;
}
