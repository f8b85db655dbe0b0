import { type Outcome, succeed } from "@platform/protocol";
import { findAgent } from "../agents/agentOf.ts";
import { applyStatus } from "../agents/applyStatus.ts";
import { sessionRootOf } from "../agents/sessionRoot.ts";
import { defineOperation } from "../context.ts";
import { lockThread, type ThreadCode, type ThreadName } from "./assistantThread.ts";
import { endThreadStatus, setThreadStatus, type StatusTexts } from "./threadStatus.ts";

/** An empty status clears the one before. */
export type NewStatus = ThreadName & StatusTexts;

/** Shows those in the conversation what the calling app is at. In a session, an agent with a status is at work. */
export const showStatus = defineOperation(
  import.meta,
  async (ctx, { status, loadingMessages, ...named }: NewStatus): Promise<Outcome<object, ThreadCode>> => {
    const found = await lockThread(ctx, named);
    if (!found.ok) return found;
    const { channel, root } = found;
    const { appId = "", userId: botUserId } = ctx.caller;
    const place = { channel, threadTs: root.ts, appId, botUserId };
    if (status === "") await endThreadStatus(ctx, place, "app");
    else await setThreadStatus(ctx, place, { status, loadingMessages });
    const agent = await findAgent(ctx, appId);
    if (agent?.view === "agent")
      await applyStatus(
        ctx,
        { channel, root: await sessionRootOf(ctx.db, channel, root) },
        { status: status === "" ? "active" : "processing" },
      );
    return succeed({});
  },
);
