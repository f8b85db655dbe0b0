import { limits } from "@platform/protocol";
import type { AgentSessionStatus } from "@platform/protocol/resources/agentSession.ts";
import {
  insertAgentSession,
  selectAgentSession,
  selectSessionApps,
  upsertSessionApp,
  upsertSessionFollowers,
  upsertSessionMembers,
  upsertSessionPerson,
} from "../../storage/queries/agentSessions.ts";
import type { AgentSessionAppRow } from "../../storage/tables/agentSessionApps.ts";
import type { AgentSessionRow } from "../../storage/tables/agentSessions.ts";
import type { WriteContext } from "../context.ts";
import type { AgentSession } from "./agentSession.ts";
import { emitSession } from "./emitSession.ts";
import { type SessionRoot, wholeChannel } from "./sessionRoot.ts";

/** The name and picture of an agent in a session: given as one set, where null means none. */
export type AgentLook = Pick<AgentSessionAppRow, "username" | "icon_emoji" | "icon_url">;

export interface StatusChange {
  readonly status: AgentSessionStatus;
  /** Used only when this begins the session. */
  readonly title?: string | undefined;
  readonly initiatorId?: string | undefined;
  /** Without it, the agent keeps the one that it has. */
  readonly look?: AgentLook | undefined;
}

interface SessionPlace {
  readonly channel: { readonly key: number; readonly id: string; readonly team_id: string };
  readonly root: SessionRoot;
}

/** Sets the status of the calling agent in a thread or a code channel, which begins the session. The caller holds the channel's lock. */
export async function applyStatus(
  ctx: WriteContext,
  { channel, root }: SessionPlace,
  change: StatusChange,
): Promise<AgentSession> {
  const { nowMs } = ctx;
  const session = await openSession(ctx, { channel, root }, change);
  const [key, ts] = [session.channel_key, session.thread_ts];
  const appId = ctx.caller.appId ?? "";
  const before = (await selectSessionApps(ctx.db, key, ts)).find((app) => app.app_id === appId);
  const { status, look } = change;
  const { username, icon_emoji, icon_url } = look ?? before ?? noLook;
  await upsertSessionApp(ctx.db, {
    channel_key: key,
    thread_ts: ts,
    app_id: appId,
    bot_user_id: ctx.caller.userId,
    status,
    status_ms: before?.status === status ? before.status_ms : nowMs,
    due_ms: status === "processing" ? nowMs + limits.agent_processing_s * 1000 : null,
    username,
    icon_emoji,
    icon_url,
  });
  if (ts === wholeChannel) await upsertSessionMembers(ctx.db, key, nowMs);
  else await upsertSessionFollowers(ctx.db, key, ts, nowMs);
  if (session.initiator_id !== null) await upsertSessionPerson(ctx.db, session.initiator_id, key, ts, nowMs);
  return emitSession(ctx, channel, session, root.body);
}

const noLook: AgentLook = { username: null, icon_emoji: null, icon_url: null };

async function openSession(
  ctx: WriteContext,
  { channel, root }: SessionPlace,
  { title = "", initiatorId }: StatusChange,
): Promise<AgentSessionRow> {
  const known = await selectAgentSession(ctx.db, channel.key, root.ts);
  if (known) return known;
  const byPerson = root.user_id === ctx.caller.userId ? null : root.user_id;
  const session: AgentSessionRow = {
    channel_key: channel.key,
    thread_ts: root.ts,
    title,
    initiator_id: initiatorId ?? (byPerson === "" ? null : byPerson),
    created_ms: ctx.nowMs,
  };
  await insertAgentSession(ctx.db, session);
  return session;
}
