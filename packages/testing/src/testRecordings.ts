import { readFileSync, writeFileSync } from "node:fs";
import type { Difference, Recording } from "@platform/server";
import type { Controls } from "./controls.ts";

export type { Difference, Recording };

export interface RecordWish {
  /** The app by its name or id; the first app of the seed by default. */
  readonly app?: string;
  /** Only what happens in this channel, by its name, and in no channel. */
  readonly channel?: string;
}

/** A conversation that is being recorded. */
export interface OpenRecording {
  /** Waits until the app has acknowledged its events and then done nothing for a moment, at most five seconds. */
  quiet(): Promise<void>;
  /** Waits likewise, ends the recording and returns it. */
  stop(): Promise<Recording>;
  /** Ends the recording and writes it into a file. */
  save(file: string): Promise<Recording>;
}

export interface ReplayWish {
  /** Another app than the recorded one, by its name or id. */
  readonly app?: string;
  /** What is not compared, besides `ignore` of the recording: `text`, `chat.*:blocks`, `users.info:*`. */
  readonly ignore?: readonly string[];
  /** How long the app may take after each action, in real time: ten seconds by default. */
  readonly deadlineS?: number;
  /** Writes what the app does now into the file. */
  readonly update?: boolean;
}

/** What an app did in a replay. */
export interface ReplayResult {
  /** What it did differently; nothing when it behaves as recorded. */
  readonly differences: readonly Difference[];
  /** Actions that could not be done, or that the app left unanswered. */
  readonly problems: readonly string[];
  /** The differences and problems for people; empty when there are none. */
  readonly text: string;
  /** What the app did, as a recording. */
  readonly recording: Recording;
}

const quietS = 5;
const waitS = 30;

export async function startRecording(controls: Controls, wish: RecordWish & { app: string }): Promise<OpenRecording> {
  const { recording_id } = await controls("recordings.start", { ...wish });
  const stop = async (): Promise<Recording> =>
    (await controls("recordings.stop", { recording_id, quiet_s: quietS }))["recording"] as Recording;
  return {
    quiet: async () => void (await controls("recordings.info", { recording_id, quiet_s: quietS })),
    stop,
    async save(file) {
      const recording = await stop();
      writeRecording(file, recording);
      return recording;
    },
  };
}

export async function replayRecording(
  controls: Controls,
  given: string | Recording,
  { app, ignore = [], deadlineS: deadline_s, update }: ReplayWish = {},
): Promise<ReplayResult> {
  const recording = typeof given === "string" ? (JSON.parse(readFileSync(given, "utf8")) as Recording) : given;
  const { replay_id } = await controls("recordings.replay", { recording, app, ignore, deadline_s });
  for (;;) {
    const answer = await controls("recordings.await", { replay_id, timeout_s: waitS });
    if (answer["state"] !== "ended") continue;
    const actual = answer["recording"] as Recording;
    if (update === true && typeof given === "string") {
      writeRecording(given, answer["updated"] as Recording);
    }
    const problems = answer["problems"] as string[];
    return {
      differences: answer["differences"] as Difference[],
      problems,
      text: [...problems.map((problem) => `${problem}\n`), String(answer["text"])].join(""),
      recording: actual,
    };
  }
}

function writeRecording(file: string, recording: Recording): void {
  writeFileSync(file, `${JSON.stringify(recording, undefined, 2)}\n`);
}
