import { type Outcome, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { text } from "../../methods/params.ts";
import type { ControlContext } from "../controlContext.ts";
import { buildRecording } from "./buildRecording.ts";

export const recordingParams = { recording_id: text({ describe: "The recording, as `recordings.start` named it." }) };

export const recordingResult = {
  recording: Type.Unknown({ description: "The recording; its schema is `docs/schemas/recording.schema.json`." }),
  dropped: Type.Integer({ description: "How many calls, events and writes came after the recording was full." }),
};

export const recordingErrors = { recording_not_found: "There is no such recording, or it was stopped." };

/** What was recorded so far. */
export async function readRecording(
  { db, clock, recorder }: ControlContext,
  id: string,
): Promise<Outcome<{ recording: unknown; dropped: number }, keyof typeof recordingErrors>> {
  const open = recorder.find(id);
  if (!open) return refuse("recording_not_found");
  const { recording } = await buildRecording(db, open, clock.nowMs());
  return succeed({ recording, dropped: open.dropped });
}
