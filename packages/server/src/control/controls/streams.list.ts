import { limits, printTs, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { isStale } from "../../domain/streams/isStale.ts";
import { defaulted, optional, text } from "../../methods/params.ts";
import { type ListedStream, selectStreams } from "../../storage/queries/streams.ts";
import { defineControl } from "../define.ts";
import { amount } from "../params.ts";
import { type StreamCall, streamCallSchema, streamKey, traceStreams } from "../streamTrace.ts";

const streamSchema = Type.Object({
  channel: Type.String(),
  ts: Type.String(),
  app_id: Type.String(),
  state: Type.Enum(["open", "ended"]),
  ended_by: Type.Optional(
    Type.Enum(["app", "user", "time"], { description: "What ended it: a call, a person or a limit." }),
  ),
  started_at: Type.String(),
  touched_at: Type.String({ description: "When its app last appended to it." }),
  idle_s: Type.Integer({ description: "How long it lasts without a new chunk." }),
  life_s: Type.Integer({ description: "How long it lasts at most." }),
  calls: Type.Array(streamCallSchema, { description: "The calls about it that the log still holds." }),
});

export const streamsList = defineControl({
  name: "streams.list",
  summary: "Lists streamed messages, with the time and size of every chunk.",
  notes:
    "The newest stream comes first. Ended streams are listed for an hour. Each call shows the type and the size of its chunks, but not their content, and a refused call says why: `chat.appendStream` after the end of a stream names what ended it.",
  params: {
    channel: optional(text({ describe: "Only streams of this conversation, by its id." })),
    app: optional(text({ describe: "Only streams of this app, by its id." })),
    limit: defaulted(
      amount({ describe: "The maximum number of streams.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { streams: Type.Array(streamSchema) },
  errors: {},
  example: { limit: 10 },
  async handler({ db, clock, callLog }, { channel: channelId, app: appId, limit }) {
    const rows = await selectStreams(db, { channelId, appId, limit });
    const calls = traceStreams(callLog.after(0));
    const nowMs = clock.nowMs();
    return succeed({ streams: rows.map((row) => presentStream(row, nowMs, calls)) });
  },
});

function presentStream(row: ListedStream, nowMs: number, calls: ReadonlyMap<string, StreamCall[]>) {
  const ts = printTs(row.ts);
  // No server may have come by yet to end a stream that is past its limits; its app is refused all the same.
  const endedBy = row.ended_by ?? (isStale(row, nowMs) ? "time" : undefined);
  return {
    channel: row.channel_id,
    ts,
    app_id: row.app_id,
    state: endedBy === undefined ? ("open" as const) : ("ended" as const),
    ...(endedBy === undefined ? {} : { ended_by: endedBy }),
    started_at: new Date(row.started_ms).toISOString(),
    touched_at: new Date(row.touched_ms).toISOString(),
    idle_s: row.idle_s,
    life_s: row.life_s,
    calls: calls.get(streamKey(row.channel_id, ts)) ?? [],
  };
}
