import { Type } from "typebox";
import type { MovableClock } from "./movableClock.ts";

export const timeSchema = {
  now: Type.String({ description: "The time on the platform, as ISO text." }),
  now_ms: Type.Integer({ description: "The same, in milliseconds since 1970." }),
  ahead_ms: Type.Integer({ description: "How far it is ahead of the machine." }),
};

export function presentTime(clock: MovableClock) {
  const nowMs = clock.nowMs();
  return { now: new Date(nowMs).toISOString(), now_ms: nowMs, ahead_ms: clock.aheadMs };
}
