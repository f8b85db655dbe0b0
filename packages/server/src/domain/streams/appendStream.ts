import { type Chunk, type Outcome, succeed } from "@platform/protocol";
import { updateBody } from "../../storage/queries/messages.ts";
import { updateStream } from "../../storage/queries/streams.ts";
import { defineOperation } from "../context.ts";
import { emitMessageGrown } from "../messages/emitMessageChange.ts";
import type { SharedLinkCode } from "../policies/checkSharedLinks.ts";
import { checkStreamed } from "./checkStreamed.ts";
import { type GrowCode, growStream } from "./growStream.ts";
import { openStream, type OpenStreamCode } from "./openStream.ts";
import { printStream } from "./printStream.ts";

export interface MoreOfStream {
  readonly channelId: string;
  readonly ts: string;
  readonly chunks: readonly Chunk[];
}

export type AppendStreamCode = OpenStreamCode | GrowCode | SharedLinkCode;

/** Writes on. The message is changed, and everybody told, before the app hears that it is. */
export const appendStream = defineOperation(
  import.meta,
  async (ctx, input: MoreOfStream): Promise<Outcome<{ channelId: string; ts: string }, AppendStreamCode>> => {
    const opened = await openStream(ctx, input);
    if (!opened.ok) return opened;
    const { channel, stream, row } = opened;
    const grown = growStream(opened.state, input.chunks);
    if (!grown.ok) return grown;
    const linked = await checkStreamed(ctx, channel, grown.state);
    if (!linked.ok) return linked;
    await updateStream(ctx.db, stream.channel_key, stream.ts, JSON.stringify(grown.state), ctx.nowMs);
    const json = printStream(row.body, grown.state, "in_progress");
    await updateBody(ctx.db, row.channel_key, row.thread_ts, row.ts, json);
    await emitMessageGrown(ctx, channel, json);
    return succeed({ channelId: channel.id, ts: input.ts });
  },
);
