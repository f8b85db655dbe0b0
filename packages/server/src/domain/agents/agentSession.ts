import { limits } from "@platform/protocol";
import {
  type AgentSession,
  agentSessionStatuses,
  type AgentSessionStatus,
} from "@platform/protocol/resources/agentSession.ts";
import { selectSessionApps } from "../../storage/queries/agentSessions.ts";
import type { AgentSessionAppRow } from "../../storage/tables/agentSessionApps.ts";
import type { AgentSessionRow } from "../../storage/tables/agentSessions.ts";
import type { ReadContext } from "../context.ts";
import { parseBody } from "../messages/message.ts";
import { findAgent } from "./agentOf.ts";
import { printThread } from "./sessionRoot.ts";

export type { AgentSession };

/** The strongest status of the agents: one that waits for a person counts more than one that works. */
export function statusOf(apps: readonly Pick<AgentSessionAppRow, "status">[]): AgentSessionStatus {
  const strongest = Math.max(0, ...apps.map(({ status }) => agentSessionStatuses.indexOf(status)));
  return agentSessionStatuses[strongest] ?? "closed";
}

/** The title that was given, or the beginning of the first message, read from there so that it is deleted with it. */
export function titleOf({ title }: Pick<AgentSessionRow, "title">, rootBody: string): string {
  if (title !== "") return title;
  const text = parseBody(rootBody)
    .text.replaceAll(/<[^<>|]*\|([^<>]*)>/g, "$1")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
  const max = limits.agent_session_default_title_chars_max;
  const letters = Array.from(text);
  return letters.length > max ? `${letters.slice(0, max - 1).join("")}…` : text;
}

/** A session with its agents, as clients see it. */
export async function showSession(
  ctx: ReadContext,
  channelId: string,
  session: AgentSessionRow,
  rootBody: string,
): Promise<AgentSession> {
  const apps = await selectSessionApps(ctx.db, session.channel_key, session.thread_ts);
  return {
    channel: channelId,
    ...printThread(session),
    title: titleOf(session, rootBody),
    status: statusOf(apps),
    can_stop: await canStop(ctx, apps),
    ...(session.initiator_id !== null && { initiator: session.initiator_id }),
    created: Math.floor(session.created_ms / 1000),
    agents: apps.map(showApp),
  };
}

async function canStop(ctx: ReadContext, apps: readonly AgentSessionAppRow[]): Promise<boolean> {
  for (const { status, app_id: appId } of apps) {
    if (status === "processing" && (await findAgent(ctx, appId))?.canBeStopped === true) return true;
  }
  return false;
}

function showApp(app: AgentSessionAppRow): AgentSession["agents"][number] {
  return {
    app_id: app.app_id,
    user: app.bot_user_id,
    status: app.status,
    since: Math.floor(app.status_ms / 1000),
    ...(app.due_ms !== null && { until: Math.floor(app.due_ms / 1000) }),
    ...(app.username !== null && { username: app.username }),
    ...(app.icon_emoji !== null && { icon_emoji: app.icon_emoji }),
    ...(app.icon_url !== null && { icon_url: app.icon_url }),
  };
}
