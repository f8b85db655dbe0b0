import { setTimeout as sleep } from "node:timers/promises";
import { refuse, succeed } from "@platform/protocol";
import { defaulted, text } from "../../methods/params.ts";
import { defineControl } from "../define.ts";
import { amount } from "../params.ts";
import { presentReplay, replayResult } from "../recordings/presentReplay.ts";

export const recordingsAwait = defineControl({
  name: "recordings.await",
  summary: "Waits until a replay has ended, and returns what the app did differently.",
  notes: "It waits in real time. After `timeout_s` it returns how far the replay is; ask again.",
  params: {
    replay_id: text({ describe: "The replay, as `recordings.replay` named it; only the last one is kept." }),
    timeout_s: defaulted(amount({ describe: "How long to wait at most.", min: 0, max: 60 }), 30),
  },
  result: replayResult,
  errors: {
    replay_not_found: "There is no such replay, or another one was started since.",
    replay_failed: "The replay ended early, because of a fault of the server; its log has the reason.",
  },
  example: { replay_id: "1" },
  async handler({ replays }, { replay_id: id, timeout_s: timeoutS }) {
    const replay = replays.find(id);
    if (!replay) return refuse("replay_not_found");
    const ending = new AbortController();
    const timeout = sleep(timeoutS * 1000, undefined, { signal: ending.signal }).catch(() => undefined);
    await Promise.race([replay.ended, timeout]);
    ending.abort();
    if (replay.failure !== undefined) return refuse("replay_failed", printFailure(replay.failure));
    return succeed(presentReplay(replay));
  },
});

function printFailure(failure: unknown): string {
  return failure instanceof Error ? failure.message : "unknown";
}
