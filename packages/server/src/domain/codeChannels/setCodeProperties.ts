import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { AgentResource, ContextBarItem } from "@platform/protocol/resources/codeChannel.ts";
import { updateCodeChannel } from "../../storage/queries/codeChannels.ts";
import { type CodeChannelCode, lockCodeChannel } from "../access/accessCodeChannel.ts";
import { accessMessage } from "../access/accessMessage.ts";
import { defineOperation } from "../context.ts";
import { emitCodeChannel } from "./emitCodeChannel.ts";

/** What is left out stays. */
export interface CodeProperties {
  readonly items: readonly ContextBarItem[] | undefined;
  readonly summary: { readonly message_ts: string; readonly thread_ts?: string | undefined } | undefined;
  readonly resource: AgentResource | undefined;
}

/** Changes what clients show about the session of a code channel. */
export const setCodeProperties = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, items, summary, resource }: CodeProperties & { readonly channelId: string },
  ): Promise<Outcome<object, CodeChannelCode | "message_not_found">> => {
    const seen = await lockCodeChannel(ctx, channelId);
    if (!seen.ok) return seen;
    const { channel, code } = seen;
    if (summary && !(await accessMessage(ctx, { channelId, ts: summary.message_ts })).ok) {
      return refuse("message_not_found");
    }
    const before = JSON.parse(code.resource) as AgentResource;
    await updateCodeChannel(ctx.db, channel.key, {
      context_bar_items: items ? JSON.stringify(items) : code.context_bar_items,
      summary_ts: summary ? summary.message_ts : code.summary_ts,
      summary_thread_ts: summary ? (summary.thread_ts ?? null) : code.summary_thread_ts,
      resource: resource ? JSON.stringify({ ...before, ...resource }) : code.resource,
    });
    await emitCodeChannel(ctx, channel);
    return succeed({});
  },
);
