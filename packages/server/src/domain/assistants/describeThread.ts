import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateBody } from "../../storage/queries/messages.ts";
import { defineOperation } from "../context.ts";
import { parseBody } from "../messages/message.ts";
import { emitMessageChanged } from "../messages/emitMessageChange.ts";
import { type AssistantThread, lockThread, type ThreadCode, type ThreadName } from "./assistantThread.ts";

/** Says what a thread with the calling app is about, or what the person could say in it; what is not given stays. */
export const describeThread = defineOperation(
  import.meta,
  async (
    ctx,
    { about, ...named }: ThreadName & { readonly about: AssistantThread },
  ): Promise<Outcome<object, ThreadCode>> => {
    const found = await lockThread(ctx, named);
    if (!found.ok) return found;
    const { channel, root } = found;
    if (channel.kind !== "im") return refuse("invalid_thread_ts", "assistants have their threads in direct messages");
    const body = parseBody(root.body);
    const known = body["assistant_app_thread"] as AssistantThread | undefined;
    const after = JSON.stringify({ ...body, assistant_app_thread: { ...known, ...about } });
    await updateBody(ctx.db, channel.key, root.thread_ts, root.ts, after);
    await emitMessageChanged(ctx, channel, after, root.body);
    return succeed({});
  },
);
