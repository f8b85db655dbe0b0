import { type Chunk, interrupt, type Outcome, succeed } from "@platform/protocol";
import type { AgentSessionStatus } from "@platform/protocol/resources/agentSession.ts";
import { selectSessionApps } from "../../storage/queries/agentSessions.ts";
import { selectMessage, updateMessage } from "../../storage/queries/messages.ts";
import { updateStreamEnded } from "../../storage/queries/streams.ts";
import { applyStatus } from "../agents/applyStatus.ts";
import { emitStopped } from "../agents/emitStopped.ts";
import { sessionRootOf } from "../agents/sessionRoot.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { appendFields } from "../messages/message.ts";
import type { Metadata } from "../messages/metadata.ts";
import { emitMessageGrown } from "../messages/emitMessageChange.ts";
import { emitMetadata } from "../messages/emitMetadata.ts";
import { checkStreamed } from "./checkStreamed.ts";
import type { AppendStreamCode } from "./appendStream.ts";
import { growStream } from "./growStream.ts";
import { type OpenStream, openStream } from "./openStream.ts";
import { printStream } from "./printStream.ts";

export interface EndOfStream {
  readonly channelId: string;
  readonly ts: string;
  readonly chunks: readonly Chunk[];
  /** Shown below everything else. */
  readonly blocks: readonly object[];
  readonly metadata: Metadata | undefined;
  /** Of the session that it answers in. */
  readonly sessionStatus: AgentSessionStatus;
}

/** Ends a stream: from now on it is a message like any other. The person it is written for can end it, too. */
export const stopStream = defineOperation(
  import.meta,
  async (
    ctx,
    input: EndOfStream,
  ): Promise<Outcome<{ channelId: string; ts: string; json: string }, AppendStreamCode>> => {
    const opened = await openStream(ctx, input);
    if (!opened.ok) return opened;
    const { channel, stream, row } = opened;
    const grown = growStream(opened.state, input.chunks);
    if (!grown.ok) return grown;
    // Stopping is always allowed, even if the existing text could no longer be posted.
    const isMore = input.chunks.length + input.blocks.length > 0;
    const linked = isMore ? await checkStreamed(ctx, channel, grown.state, input.blocks) : succeed({});
    if (!linked.ok) return linked;
    const endedBy = ctx.caller.kind === "bot" ? "app" : "user";
    // What was under way when a person stopped it will never be done.
    const ended = endedBy === "user" ? interrupt(grown.state) : grown.state;
    await updateStreamEnded(ctx.db, stream.channel_key, stream.ts, JSON.stringify(ended), ctx.nowMs, endedBy);
    const json = printStream(row.body, ended, "completed", input.blocks);
    const { metadata } = input;
    const kept = metadata ? JSON.stringify(metadata) : row.metadata;
    await updateMessage(ctx.db, row.channel_key, row.thread_ts, row.ts, row.subtype, kept, json);
    await emitMessageGrown(ctx, channel, json);
    if (metadata) await emitMetadata(ctx, channel, { ts: input.ts, before: undefined, after: metadata });
    await changeSession(ctx, { channel, stream, row, ts: input.ts, sessionStatus: input.sessionStatus });
    const answer = metadata ? appendFields(json, { metadata }) : json;
    return succeed({ channelId: channel.id, ts: input.ts, json: answer });
  },
);

interface EndedStream extends Pick<OpenStream, "channel" | "stream" | "row"> {
  readonly ts: string;
  readonly sessionStatus: AgentSessionStatus;
}

/** The app says what the session is at after its stream; one that a person stopped is notified and decides then. */
async function changeSession(ctx: WriteContext, ended: EndedStream): Promise<void> {
  const { channel, stream, row, ts, sessionStatus } = ended;
  const first = await selectMessage(ctx.db, channel.key, row.thread_ts);
  if (!first) return;
  const root = await sessionRootOf(ctx.db, channel, first);
  const apps = await selectSessionApps(ctx.db, channel.key, root.ts);
  if (!apps.some((app) => app.app_id === stream.app_id)) return;
  if (ctx.caller.kind === "bot") await applyStatus(ctx, { channel, root }, { status: sessionStatus });
  else await emitStopped(ctx, { channel, threadTs: root.ts, appId: stream.app_id, streams: [ts] });
}
