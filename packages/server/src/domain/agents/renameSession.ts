import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { selectAgentSession, selectSessionApps, updateSessionTitle } from "../../storage/queries/agentSessions.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import { changeName } from "../channels/changeName.ts";
import { channelNameOf } from "../codeChannels/channelNameOf.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";
import { titleOf } from "./agentSession.ts";
import { emitSession } from "./emitSession.ts";
import {
  lockAsPerson,
  lockSession,
  printThread,
  type SessionCode,
  type SessionName,
  wholeChannel,
} from "./sessionRoot.ts";

export type RenameCode = SessionCode | "not_authorized";

interface Renaming extends SessionName {
  readonly title: string;
}

/**
 * Renames a session: its agents may, and so may the people of the conversation. The other agents receive the new title. A
 * code channel is renamed with its session.
 */
export const renameSession = defineOperation(
  import.meta,
  async (ctx, { title, ...named }: Renaming): Promise<Outcome<{ title: string }, RenameCode>> => {
    const found = ctx.caller.kind === "bot" ? await lockSession(ctx, named) : await lockAsPerson(ctx, named);
    if (!found.ok) return found;
    const { channel, root } = found;
    const session = await selectAgentSession(ctx.db, channel.key, root.ts);
    if (!session) return refuse("not_authorized", "the thread is no session");
    const apps = await selectSessionApps(ctx.db, channel.key, root.ts);
    const isTheirs = ctx.caller.kind !== "bot" || apps.some((app) => app.app_id === ctx.caller.appId);
    if (!isTheirs) return refuse("not_authorized", "the app is not in this session");
    const before = titleOf(session, root.body);
    if (root.ts === wholeChannel) await renameTo(ctx, channel, title);
    await updateSessionTitle(ctx.db, channel.key, root.ts, title);
    await emitSession(ctx, channel, { ...session, title }, root.body);
    const others = apps.filter((app) => app.app_id !== ctx.caller.appId);
    const payload = {
      channel: channel.id,
      user: ctx.caller.userId,
      team_id: ctx.caller.teamId,
      ...(ctx.caller.orgId !== undefined && { enterprise_id: ctx.caller.orgId }),
      ...printThread(session),
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

async function renameTo(ctx: WriteContext, channel: SeenChannelRow, title: string): Promise<void> {
  // Only a name that was free a moment ago can be taken, and then the session has the new title all the same.
  await changeName(ctx, channel, await channelNameOf(ctx, title, channel.name ?? undefined));
}
