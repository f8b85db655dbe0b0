import { printTs } from "@platform/protocol";
import type { AgentSessionRow } from "../../storage/tables/agentSessions.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { type AgentSession, showSession } from "./agentSession.ts";

/** Sends clients in the conversation what a session is by now. */
export async function emitSession(
  ctx: WriteContext,
  channel: { readonly id: string; readonly team_id: string },
  session: AgentSessionRow,
  rootBody: string,
): Promise<AgentSession> {
  const shown = await showSession(ctx, channel.id, session, rootBody);
  await emit(ctx, {
    type: "agent_session_changed",
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: { ...shown, event_ts: printTs(ctx.nowMs * 1000) },
  });
  return shown;
}
