import type { StreamRow } from "../../storage/tables/streams.ts";

type Lived = Pick<StreamRow, "touched_ms" | "started_ms" | "idle_s" | "life_s">;

/** A stream past one of its limits is over, even if no server has ended it yet. */
export function isStale(stream: Lived, nowMs: number): boolean {
  return isIdle(stream, nowMs) || stream.started_ms <= nowMs - stream.life_s * 1000;
}

/** Whether nothing was appended for as long as the stream may be idle. */
export function isIdle({ touched_ms, idle_s }: Lived, nowMs: number): boolean {
  return touched_ms <= nowMs - idle_s * 1000;
}
