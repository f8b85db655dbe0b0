import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Recording } from "@platform/protocol/recordings/recordingSchema.ts";
import { CommandFailure, type CommandIo, defineCommand } from "../command.ts";
import { control, serverFlags } from "../controls.ts";
import { CliError } from "../errors.ts";
import { readJsonObject } from "../readJsonObject.ts";
import { countOf, countSteps } from "../recordings/stepLines.ts";

const waitS = 1;
const deadlineMaxS = 300;

interface Replayed {
  readonly state: "running" | "ended";
  readonly actions: number;
  readonly performed: number;
  readonly problems: readonly string[];
  readonly differences: readonly object[];
  readonly text: string;
  readonly updated?: Recording;
}

export const replay = defineCommand({
  name: "replay",
  summary: "Replays a recorded conversation on a dev server and compares what the app does.",
  flags: {
    file: {
      kind: "text",
      describe: "The file that `platform record` wrote.",
      value: "FILE",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    app: {
      kind: "text",
      describe: "Another app than the recorded one: its name or id.",
      value: "NAME",
      isCommandLineOnly: true,
    },
    update: {
      kind: "switch",
      describe: "Write what the app does now into the file.",
      fallback: false,
      isCommandLineOnly: true,
    },
    ignore: {
      kind: "list",
      describe: "What is not compared: text, chat.*:blocks, or users.info:* for whole calls.",
      value: "RULE",
      isCommandLineOnly: true,
    },
    deadline: {
      kind: "number",
      describe: "How many seconds the app may take after each action.",
      value: "SECONDS",
      fallback: 10,
      max: deadlineMaxS,
      isCommandLineOnly: true,
    },
    ...serverFlags,
  },
  notes:
    "The app has to be connected to the server. The clock of the server stands still during the replay, except that it is moved by the recorded times. The command exits with 1 if the app did anything differently. See the guide [Record and replay](../guides/record-and-replay.md).",
  examples: [
    "platform replay hello.recording.json",
    "platform replay hello.recording.json --ignore chat.postMessage:text",
    "platform replay hello.recording.json --update",
  ],
  async run({ file, app, update, ignore, deadline, ...flags }, io) {
    const path = resolve(io.cwd, file);
    const recording = readRecording(path, file);
    const wish = { recording, app, ignore, deadline_s: deadline };
    const { replay_id } = await control<{ replay_id: string }>(io, flags, "recordings.replay", wish);
    const replayed = await follow(io, (timeout_s) =>
      control<Replayed>(io, flags, "recordings.await", { replay_id, timeout_s }),
    );
    const { problems, differences, text, updated } = replayed;
    const words = [...problems.map((problem) => `${problem}\n`), text].join("");
    const count = countOf(differences.length, "difference");
    const details = { differences, problems };
    if (update && updated && problems.every((problem) => !problem.includes(" failed: "))) {
      if (differences.length > 0) writeFileSync(path, `${JSON.stringify(updated, undefined, 2)}\n`);
      return io.print(
        `${words}${differences.length > 0 ? `Updated ${file}` : "Nothing to update"}: ${count}.\n`,
        details,
      );
    }
    if (differences.length === 0 && problems.length === 0) {
      return io.print(`No differences: ${countSteps(recording as unknown as Recording)}.\n`, details);
    }
    throw new CliError("replay_differs", `The app behaves differently: ${count}.`, { output: words, details });
  },
});

async function follow(io: CommandIo, look: (timeoutS: number) => Promise<Replayed>): Promise<Replayed> {
  for (;;) {
    const replayed = await look(waitS);
    if (replayed.state === "ended") return replayed;
    io.progress(`Action ${replayed.performed} of ${replayed.actions}`);
  }
}

function readRecording(path: string, file: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new CommandFailure(`${file} cannot be read. Record a conversation with platform record.`);
  }
  return readJsonObject(file, text);
}
