import { defineControl } from "../define.ts";
import { readRecording, recordingErrors, recordingParams, recordingResult } from "../recordings/openRecording.ts";

export const recordingsInfo = defineControl({
  name: "recordings.info",
  summary: "Returns what was recorded so far, and goes on recording.",
  params: recordingParams,
  result: recordingResult,
  errors: recordingErrors,
  example: { recording_id: "1" },
  handler: readRecording,
});
