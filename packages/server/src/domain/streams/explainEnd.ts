import type { StreamRow } from "../../storage/tables/streams.ts";
import { isIdle, isStale } from "./isStale.ts";

/** What ended a stream, for the author of an app whose next call came too late. */
export function explainEnd(stream: StreamRow | undefined, nowMs: number): string {
  if (!stream) return "the message is not a streamed message, or its stream ended long ago";
  const { ended_ms: endedMs, ended_by: endedBy } = stream;
  if (endedBy === "app") return `chat.stopStream ended the stream at ${printTime(endedMs)}`;
  if (endedMs === null ? !isStale(stream, nowMs) : endedBy !== "time") return "the stream has ended";
  return isIdle(stream, endedMs ?? nowMs)
    ? `the stream ended because its app appended nothing for ${stream.idle_s} seconds`
    : `the stream ended because a stream lasts at most ${stream.life_s} seconds`;
}

function printTime(ms: number | null): string {
  return ms === null ? "an unknown time" : new Date(ms).toISOString();
}
