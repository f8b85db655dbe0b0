import { accessSync, constants, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Recording } from "@platform/protocol/recordings/recordingSchema.ts";
import { type CommandIo, defineCommand } from "../command.ts";
import { control, serverFlags } from "../controls.ts";
import { countSteps, createStepLines } from "../recordings/stepLines.ts";

const lookEveryMs = 300;
/** How long the app may take to finish what it is doing when the command ends. */
const quietS = 5;

interface Recorded {
  readonly recording: Recording;
  readonly dropped: number;
}

export const record = defineCommand({
  name: "record",
  summary: "Records a conversation with an app on a dev server into a file, until it is interrupted.",
  flags: {
    file: {
      kind: "text",
      describe: "The file to write, such as hello.recording.json; an existing one is replaced.",
      value: "FILE",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    app: { kind: "text", describe: "The app: its name or id.", value: "NAME", required: true, isCommandLineOnly: true },
    channel: {
      kind: "text",
      describe: "Only what happens in this channel, and in no channel.",
      value: "NAME",
      isCommandLineOnly: true,
    },
    workspace: {
      kind: "text",
      describe: "The domain of the workspace; the first one by default.",
      value: "DOMAIN",
      isCommandLineOnly: true,
    },
    ...serverFlags,
  },
  notes:
    "Use the app in the browser client, or with the controls, and press Ctrl+C. The file has what people did, the events that the app received, its calls and its answers. Names stand for ids, and secrets are masked. `platform replay FILE` does it again. See the guide [Record and replay](../guides/record-and-replay.md).",
  examples: [
    'platform record hello.recording.json --app "Dev App"',
    "platform record dm.json --app Greeter --channel general",
  ],
  async run({ file, app, channel, workspace, ...flags }, io) {
    const path = resolve(io.cwd, file);
    // Found out now, not when there is a recording to lose.
    accessSync(dirname(path), constants.W_OK);
    const wish = { app, channel, workspace };
    const { recording_id } = await control<{ recording_id: string }>(io, flags, "recordings.start", wish);
    io.err(`Recording ${app}. Press Ctrl+C to stop.\n`);
    const linesOf = createStepLines();
    const show = ({ recording }: Recorded): void => {
      for (const line of linesOf(recording)) io.err(`${line}\n`);
    };
    // The calls after the end of the command are not ended with it.
    const last = { ...io, ending: new AbortController().signal };
    while (!io.ending.aborted) {
      await setTimeout(lookEveryMs, undefined, { signal: io.ending }).catch(() => undefined);
      if (!io.ending.aborted) show(await readRecorded(last, flags, recording_id));
    }
    const recorded = await stopRecording(last, flags, recording_id);
    show(recorded);
    const { recording, dropped } = recorded;
    writeFileSync(path, `${JSON.stringify(recording, undefined, 2)}\n`);
    const lost = dropped === 0 ? "" : ` The recording was full: ${dropped} later entries are missing.`;
    io.print(`Wrote ${file}: ${countSteps(recording)}.${lost}\n`, {
      file: path,
      steps: recording.steps.length,
      dropped,
    });
  },
});

type ServerFlags = Parameters<typeof control>[1];

function readRecorded(io: CommandIo, flags: ServerFlags, id: string): Promise<Recorded> {
  return control<Recorded>(io, flags, "recordings.info", { recording_id: id });
}

function stopRecording(io: CommandIo, flags: ServerFlags, id: string): Promise<Recorded> {
  return control<Recorded>(io, flags, "recordings.stop", { recording_id: id, quiet_s: quietS });
}
