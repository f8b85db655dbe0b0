import type { AgentSessionStatus } from "@platform/protocol/resources/agentSession.ts";
import { selectAgentSession, selectSessionApps, upsertSessionApp } from "../../storage/queries/agentSessions.ts";
import type { WriteContext } from "../context.ts";
import { emitSession } from "./emitSession.ts";
import type { SessionRoot } from "./sessionRoot.ts";

/** An agent in a thread. The caller holds the lock of the channel. */
export interface SessionAgent {
  readonly channel: { readonly key: number; readonly id: string; readonly team_id: string };
  readonly root: Pick<SessionRoot, "ts" | "body">;
  readonly appId: string;
}

/** Gives an agent that is at work another status; nothing for a thread that is no session, or an agent that is idle. */
export async function settleSession(
  ctx: WriteContext,
  { channel, root, appId }: SessionAgent,
  status: AgentSessionStatus = "active",
): Promise<void> {
  const session = await selectAgentSession(ctx.db, channel.key, root.ts);
  if (!session) return;
  const app = (await selectSessionApps(ctx.db, channel.key, root.ts)).find((known) => known.app_id === appId);
  if (app?.status !== "processing") return;
  await upsertSessionApp(ctx.db, { ...app, status, status_ms: ctx.nowMs, due_ms: null });
  await emitSession(ctx, channel, session, root.body);
}
