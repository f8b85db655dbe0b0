import { defineControl } from "../define.ts";
import { readRecording, recordingErrors, recordingParams, recordingResult } from "../recordings/openRecording.ts";

export const recordingsStop = defineControl({
  name: "recordings.stop",
  summary: "Ends a recording and returns it.",
  notes:
    "Names stand for ids, timestamps and trigger ids, so that the recording does not depend on one run: `{{channel:general}}`, `{{user:alice}}`, `{{dm:alice}}` for the conversation of alice with the app, `{{app}}`, `{{app_user}}`, and `{{message:2.1}}` or `{{view:2.1}}` for the first message or view that was created after the second action. Secrets are masked.",
  params: recordingParams,
  result: recordingResult,
  errors: recordingErrors,
  example: { recording_id: "1" },
  async handler(context, given) {
    const read = await readRecording(context, given);
    context.recorder.stop(given.recording_id);
    return read;
  },
});
