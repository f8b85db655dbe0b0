import { callOnLeave } from "../api/call.ts";
import { createActivityQueue } from "./activityQueue.ts";

/** Refusals that say nothing about the batch: the next attempt may succeed. */
const transientCodes = new Set(["ratelimited", "service_unavailable", "internal_error", "fatal_error"]);

const queue = createActivityQueue({
  async send(batch) {
    const answer = await callOnLeave("client.activity.record", { ...batch, client: "web" });
    return answer.ok || !transientCodes.has(answer.error);
  },
  setTimer: (run, ms) => void setTimeout(run, ms),
});

// Nothing is certain to run after either of the two; on phones often only the first comes.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") queue.flush();
});
addEventListener("pagehide", () => queue.flush());

export function recordView(channel: string, ts: string): void {
  queue.record("views", channel, ts);
}

/** A person who follows a link has seen its message, however short it was on the screen. */
export function recordClick(channel: string, ts: string): void {
  queue.record("views", channel, ts);
  queue.record("clicks", channel, ts);
}
