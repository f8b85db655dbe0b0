import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectAgentSession, selectSessionPerson } from "../../storage/queries/agentSessions.ts";
import { selectThreadStatuses } from "../../storage/queries/threadStatuses.ts";
import type { ThreadStatusRow } from "../../storage/tables/threadStatuses.ts";
import { accessReadableChannel } from "../access/accessMessage.ts";
import type { ReadContext } from "../context.ts";
import { findThread } from "../messages/findThread.ts";
import { type AgentSession, showSession } from "./agentSession.ts";
import type { ListedSession } from "./listSessions.ts";
import { channelRoot, type SessionCode, type SessionName } from "./sessionRoot.ts";

export type { ThreadStatusRow };

export interface SessionState {
  readonly session: (AgentSession & Pick<ListedSession, "is_pinned" | "is_archived">) | undefined;
  readonly statuses: readonly ThreadStatusRow[];
}

/**
 * What is known about a thread with apps: the session, if it is one, and what each app is or was last at. Without a thread
 * it is about the whole channel, which is a session only if it is a code channel.
 */
export async function readSession(
  ctx: ReadContext,
  { channelId, threadTs }: SessionName,
): Promise<Outcome<SessionState, SessionCode>> {
  const seen = await accessReadableChannel(ctx, channelId);
  if (!seen.ok) return refuse("channel_not_found");
  const { key } = seen.channel;
  const root = threadTs === undefined ? channelRoot(seen.channel) : await findThread(ctx.db, key, threadTs);
  if (!root) return refuse("invalid_thread_ts");
  const row = await selectAgentSession(ctx.db, key, root.ts);
  const person = row && (await selectSessionPerson(ctx.db, key, root.ts, ctx.caller.userId));
  const session = row && {
    ...(await showSession(ctx, channelId, row, root.body)),
    is_pinned: person?.is_pinned === 1,
    is_archived: person?.is_archived === 1,
  };
  return succeed({ session, statuses: await selectThreadStatuses(ctx.db, key, root.ts) });
}
