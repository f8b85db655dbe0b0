import { refuse, succeed } from "@platform/protocol";
import { type Recording, recordingSchema } from "@platform/protocol/recordings/recordingSchema.ts";
import { segmentsOf } from "@platform/protocol/recordings/segments.ts";
import { Type } from "typebox";
import { Check, Errors } from "typebox/value";
import { defaulted, list, optional, text } from "../../methods/params.ts";
import { defineControl } from "../define.ts";
import { amount, args } from "../params.ts";
import { findApp, findAppErrors } from "../recordings/findApp.ts";
import { playRecording } from "../recordings/playRecording.ts";

const rulesMax = 100;

export const recordingsReplay = defineControl({
  name: "recordings.replay",
  summary: "Does again what people did in a recording, and compares what the app does.",
  notes:
    "`recordings.await` returns the result. The clock stands still and is moved by the recorded times; at the end it goes on. After each action the server waits until the app has acknowledged its events and done as many things as in the recording, at most until the deadline. The app has to be connected.",
  params: {
    recording: args({ describe: "The recording." }),
    app: optional(text({ describe: "Another app than the recorded one: its name or id." })),
    ignore: optional(
      list({
        max: rulesMax,
        describe: "What is not compared, besides `ignore` of the recording: `text`, `chat.*:blocks`, `users.info:*`.",
      }),
    ),
    deadline_s: defaulted(
      amount({ describe: "How long the app may take after each action, in real time.", min: 1, max: 300 }),
      10,
    ),
  },
  result: { replay_id: Type.String(), actions: Type.Integer({ description: "How many actions the recording has." }) },
  errors: {
    ...findAppErrors,
    invalid_recording: "It is not a recording of a version that this server knows; the message names the place.",
    replay_running: "Another replay is running; there is one at a time, because it stops the clock.",
    too_many_recordings: "Too many recordings are under way. Stop one of them.",
  },
  example: {
    recording: {
      version: 1,
      context: { workspace: "acme", app: "Dev App", people: [], channels: [] },
      ignore: [],
      lasts_ms: 0,
      steps: [],
    },
    deadline_s: 20,
  },
  async handler(context, { recording: given, app: named, ignore = [], deadline_s: deadlineS }) {
    if (!Check(recordingSchema, given)) {
      return refuse("invalid_recording", ...Errors(recordingSchema, given).slice(0, 3).map(printFault));
    }
    const recording: Recording = given;
    const { workspace, app, channel } = recording.context;
    const place =
      channel === undefined || channel.startsWith("{{dm:") ? undefined : channel.replace(/^\{\{\w+:|\}\}$/g, "");
    const found = await findApp(context, { app: named ?? app, workspace, channel: place });
    if (!found.ok) return found;
    const { appId, teamId, channelId } = found;
    const { recorder, replays, clock } = context;
    const actions = segmentsOf(recording.steps).length - 1;
    let isFull = false;
    const replay = replays.start({ recording, ignore, actions }, async (started) => {
      const open = recorder.start({ appId, teamId, channelId, startedMs: clock.nowMs() });
      const play = { recording, ignore, deadlineMs: deadlineS * 1000 };
      if (open) await playRecording(context, started, { ...play, open });
      else isFull = true;
    });
    if (!replay) return refuse("replay_running");
    if (isFull) return refuse("too_many_recordings");
    return succeed({ replay_id: replay.id, actions });
  },
});

function printFault({ instancePath, message }: { readonly instancePath: string; readonly message: string }): string {
  return `${instancePath === "" ? "the recording" : instancePath} ${message}`;
}
