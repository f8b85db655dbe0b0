import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessReadableChannel } from "../access/accessMessage.ts";
import { defineOperation } from "../context.ts";
import { findThread } from "../messages/findThread.ts";
import { parseBody } from "../messages/message.ts";
import type { ThreadCode, ThreadName } from "./assistantThread.ts";
import { emitAssistantThread } from "./emitAssistantThread.ts";

/** Tells an assistant that the caller looks at another conversation now, with its thread still open. */
export const lookBeside = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, threadTs, besideId }: ThreadName & { readonly besideId: string },
  ): Promise<Outcome<object, ThreadCode>> => {
    const seen = await accessReadableChannel(ctx, channelId);
    const beside = await accessReadableChannel(ctx, besideId);
    if (!seen.ok || !beside.ok) return refuse("channel_not_found");
    const root = await findThread(ctx.db, seen.channel.key, threadTs);
    const body = root?.subtype === "assistant_app_thread" ? parseBody(root.body) : undefined;
    if (body?.app_id === undefined) return refuse("invalid_thread_ts");
    const thread = { appId: body.app_id, channelId, threadTs: body.ts, besideId };
    await emitAssistantThread(ctx, "assistant_thread_context_changed", thread);
    return succeed({});
  },
);
