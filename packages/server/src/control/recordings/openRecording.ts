import { type Outcome, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defaulted, text } from "../../methods/params.ts";
import type { ControlContext } from "../controlContext.ts";
import { amount } from "../params.ts";
import { watchQuiet } from "./awaitQuiet.ts";
import { buildRecording } from "./buildRecording.ts";

export const recordingParams = {
  recording_id: text({ describe: "The recording, as `recordings.start` named it." }),
  quiet_s: defaulted(
    amount({
      describe:
        "How long to wait first, in real time, until the app has acknowledged its events and then done nothing for a moment.",
      min: 0,
      max: 60,
    }),
    0,
  ),
};

export const recordingResult = {
  recording: Type.Unknown({ description: "The recording; its schema is `docs/schemas/recording.schema.json`." }),
  dropped: Type.Integer({ description: "How many calls, events and writes came after the recording was full." }),
};

export const recordingErrors = { recording_not_found: "There is no such recording, or it was stopped." };

/** What was recorded so far. */
export async function readRecording(
  { db, clock, recorder, settleDeliveries, replays: { stopped } }: ControlContext,
  { recording_id: id, quiet_s: quietS }: { readonly recording_id: string; readonly quiet_s: number },
): Promise<Outcome<{ recording: unknown; dropped: number }, keyof typeof recordingErrors>> {
  const open = recorder.find(id);
  if (!open) return refuse("recording_not_found");
  if (quietS > 0) {
    const watch = watchQuiet({ recorder, recordingId: id, settleDeliveries, stopped });
    // A server that stops answers with what it has by now.
    await watch.quiet(performance.now() + quietS * 1000).catch((error: unknown) => {
      if (!stopped.aborted) throw error;
    });
    watch.stop();
  }
  const { recording } = await buildRecording(db, open, clock.nowMs());
  return succeed({ recording, dropped: open.dropped });
}
