import { type Outcome, succeed } from "@platform/protocol";
import { selectAgentSession, updateSessionTitle } from "../../storage/queries/agentSessions.ts";
import { findAgent } from "../agents/agentOf.ts";
import { applyStatus } from "../agents/applyStatus.ts";
import { emitSession } from "../agents/emitSession.ts";
import { sessionRootOf } from "../agents/sessionRoot.ts";
import { defineOperation } from "../context.ts";
import { lockThread, type ThreadCode, type ThreadName } from "./assistantThread.ts";
import { describeThread } from "./describeThread.ts";

/** Gives a thread a title. The thread of an agent is a session, which begins with it. */
export const titleThread = defineOperation(
  import.meta,
  async (ctx, { title, ...named }: ThreadName & { readonly title: string }): Promise<Outcome<object, ThreadCode>> => {
    const agent = await findAgent(ctx, ctx.caller.appId);
    if (agent?.view !== "agent") return describeThread.within(ctx, { ...named, about: { title } });
    const found = await lockThread(ctx, named);
    if (!found.ok) return found;
    const { channel } = found;
    const root = await sessionRootOf(ctx.db, channel, found.root);
    const session = await selectAgentSession(ctx.db, channel.key, root.ts);
    if (session) {
      await updateSessionTitle(ctx.db, channel.key, root.ts, title);
      await emitSession(ctx, channel, { ...session, title }, root.body);
    } else await applyStatus(ctx, { channel, root }, { status: "active", title });
    return succeed({});
  },
);
