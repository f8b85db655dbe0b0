import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { lockChannel, type OpenedChannelRow } from "../../storage/queries/channels.ts";
import { selectAgentSession, selectSessionApps, updateSessionTitle } from "../../storage/queries/agentSessions.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { accessJoinedChannel } from "../access/accessChannel.ts";
import { lockThread, type ThreadCode, type ThreadName } from "../assistants/assistantThread.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";
import { findThread } from "../messages/findThread.ts";
import { titleOf } from "./agentSession.ts";
import { emitSession } from "./emitSession.ts";

export type RenameCode = ThreadCode | "not_authorized";

interface Renaming extends ThreadName {
  readonly title: string;
}

/** Renames a session: its agents may, and so may the people of the conversation. The other agents receive the new title. */
export const renameSession = defineOperation(
  import.meta,
  async (ctx, { title, ...named }: Renaming): Promise<Outcome<{ title: string }, RenameCode>> => {
    const found = ctx.caller.kind === "bot" ? await lockThread(ctx, named) : await lockAsPerson(ctx, named);
    if (!found.ok) return found;
    const { channel, root } = found;
    const session = await selectAgentSession(ctx.db, channel.key, root.ts);
    if (!session) return refuse("not_authorized", "the thread is no session");
    const apps = await selectSessionApps(ctx.db, channel.key, root.ts);
    const isTheirs = ctx.caller.kind !== "bot" || apps.some((app) => app.app_id === ctx.caller.appId);
    if (!isTheirs) return refuse("not_authorized", "the app is not in this session");
    const before = titleOf(session, root.body);
    await updateSessionTitle(ctx.db, channel.key, root.ts, title);
    await emitSession(ctx, channel, { ...session, title }, root.body);
    const others = apps.filter((app) => app.app_id !== ctx.caller.appId);
    const payload = {
      channel: channel.id,
      user: ctx.caller.userId,
      team_id: ctx.caller.teamId,
      ...(ctx.caller.orgId !== undefined && { enterprise_id: ctx.caller.orgId }),
      thread_ts: printTs(root.ts),
      title,
      previous_title: before,
      event_ts: printTs(ctx.nowMs * 1000),
    };
    await emitAll(
      ctx,
      others.map((app) => ({
        type: "agent_session_title_changed" as const,
        teamId: channel.team_id,
        appId: app.app_id,
        audience: "app" as const,
        payload,
      })),
    );
    return succeed({ title });
  },
);

/** The thread for a person who is in its conversation. */
export async function lockAsPerson(
  ctx: WriteContext,
  { channelId, threadTs }: ThreadName,
): Promise<Outcome<{ channel: OpenedChannelRow; root: MessageRow }, ThreadCode>> {
  const joined = await accessJoinedChannel(ctx, channelId);
  if (!joined.ok) return refuse("channel_not_found", joined.error);
  await lockChannel(ctx.db, joined.channel.key);
  const root = await findThread(ctx.db, joined.channel.key, threadTs);
  return root ? succeed({ channel: joined.channel, root }) : refuse("invalid_thread_ts");
}
