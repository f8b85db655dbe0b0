import { interrupt, limits, type Outcome, type StreamState, succeed } from "@platform/protocol";
import { lockChannel, selectChannelByKey } from "../../storage/queries/channels.ts";
import { selectMessage, updateBody } from "../../storage/queries/messages.ts";
import {
  deleteEndedStreams,
  selectStaleStreams,
  selectStream,
  updateStreamEnded,
} from "../../storage/queries/streams.ts";
import { sessionRootOf } from "../agents/sessionRoot.ts";
import { settleSession } from "../agents/settleSession.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitMessageGrown } from "../messages/emitMessageChange.ts";
import { isStale } from "./isStale.ts";
import { printStream } from "./printStream.ts";

/**
 * An app that died in mid-sentence would otherwise seem to be writing for ever. One stream at a time: the lock of its
 * channel has to be the first thing that a transaction takes, or its place in the outbox would come before the lock.
 */
export const endStaleStreams = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const stale = await selectStaleStreams(ctx.db, { nowMs: ctx.nowMs, limit: 1 });
    const [first] = stale;
    if (first) await endStream(ctx, first.channel_key, first.ts);
    await deleteEndedStreams(ctx.db, ctx.nowMs - limits.stream_life_s * 1000);
    return succeed({ hasMore: first !== undefined, didWork: first !== undefined });
  },
);

async function endStream(ctx: WriteContext, channelKey: number, ts: number): Promise<void> {
  const channel = await selectChannelByKey(ctx.db, channelKey);
  if (!channel) return;
  await lockChannel(ctx.db, channelKey);
  // Read again behind the lock: its app may have written meanwhile, or another server have come by first.
  const stream = await selectStream(ctx.db, channelKey, ts);
  const row = await selectMessage(ctx.db, channelKey, ts);
  if (!stream || stream.ended_ms !== null || !isStale(stream, ctx.nowMs)) return;
  const state = interrupt(JSON.parse(stream.state) as StreamState);
  await updateStreamEnded(ctx.db, channelKey, ts, JSON.stringify(state), ctx.nowMs, "time");
  if (!row) return;
  const json = printStream(row.body, state, "errored");
  await updateBody(ctx.db, channelKey, row.thread_ts, ts, json);
  await emitMessageGrown(ctx, channel, json);
  const root = await selectMessage(ctx.db, channelKey, row.thread_ts);
  if (!root) return;
  await settleSession(ctx, { channel, root: await sessionRootOf(ctx.db, channel, root), appId: stream.app_id });
}
