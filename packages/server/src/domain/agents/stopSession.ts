import { interrupt, type Outcome, printTs, refuse, type StreamState, succeed } from "@platform/protocol";
import { selectAgentSession, selectSessionApps } from "../../storage/queries/agentSessions.ts";
import { selectMessage, updateBody } from "../../storage/queries/messages.ts";
import { selectOpenStreams, selectOpenStreamsIn, updateStreamEnded } from "../../storage/queries/streams.ts";
import type { StreamRow } from "../../storage/tables/streams.ts";
import { endThreadStatus } from "../assistants/threadStatus.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitMessageGrown } from "../messages/emitMessageChange.ts";
import type { MessageHome } from "../messages/writeMessage.ts";
import { printStream } from "../streams/printStream.ts";
import { findAgent } from "./agentOf.ts";
import { emitStopped } from "./emitStopped.ts";
import { lockAsPerson, type SessionCode, type SessionName, wholeChannel } from "./sessionRoot.ts";

export type StopCode = SessionCode | "session_not_found";

/**
 * Stops the agents at work in a session: their streams end, and they receive `agent_session_stopped`. Their status stays
 * until they change it, because only they know when the work has ended.
 */
export const stopSession = defineOperation(
  import.meta,
  async (ctx, named: SessionName): Promise<Outcome<{ appIds: readonly string[] }, StopCode>> => {
    const found = await lockAsPerson(ctx, named);
    if (!found.ok) return found;
    const { channel, root } = found;
    if (!(await selectAgentSession(ctx.db, channel.key, root.ts))) return refuse("session_not_found");
    const appIds: string[] = [];
    for (const app of await selectSessionApps(ctx.db, channel.key, root.ts)) {
      if (app.status !== "processing" || (await findAgent(ctx, app.app_id))?.canBeStopped !== true) continue;
      const streams = await endStreams(ctx, channel, root.ts, app.app_id);
      const place = { channel, threadTs: root.ts, appId: app.app_id, botUserId: app.bot_user_id };
      if (root.ts !== wholeChannel) await endThreadStatus(ctx, place, "stop");
      await emitStopped(ctx, { channel, threadTs: root.ts, appId: app.app_id, streams });
      appIds.push(app.app_id);
    }
    return succeed({ appIds });
  },
);

/** Ends what an app streams in a thread, and tells which messages that were. */
async function endStreams(ctx: WriteContext, channel: MessageHome, threadTs: number, appId: string): Promise<string[]> {
  const streams =
    threadTs === wholeChannel
      ? await selectOpenStreamsIn(ctx.db, channel.key, appId)
      : await selectOpenStreams(ctx.db, channel.key, threadTs, appId);
  for (const stream of streams) await endStream(ctx, channel, stream);
  return streams.map(({ ts }) => printTs(ts));
}

async function endStream(ctx: WriteContext, channel: MessageHome, stream: StreamRow): Promise<void> {
  const state = interrupt(JSON.parse(stream.state) as StreamState);
  await updateStreamEnded(ctx.db, channel.key, stream.ts, JSON.stringify(state), ctx.nowMs, "user");
  const row = await selectMessage(ctx.db, channel.key, stream.ts);
  if (!row) return;
  const json = printStream(row.body, state, "completed");
  await updateBody(ctx.db, channel.key, row.thread_ts, row.ts, json);
  await emitMessageGrown(ctx, channel, json);
}
