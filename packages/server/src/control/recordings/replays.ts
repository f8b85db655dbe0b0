import type { Difference } from "@platform/protocol/recordings/compareRecordings.ts";
import type { Recording } from "@platform/protocol/recordings/recordingSchema.ts";

/** A recording that is being replayed, or was. */
export interface Replay {
  readonly id: string;
  /** What is replayed. */
  readonly recording: Recording;
  readonly ignore: readonly string[];
  readonly actions: number;
  /** How many actions were done. */
  performed: number;
  /** Actions that could not be done, or that the app left without an answer. */
  readonly problems: { readonly action: number; readonly text: string }[];
  differences: readonly Difference[];
  /** What the app did; there when the replay has ended. */
  actual: Recording | undefined;
  /** Why it ended early. */
  failure: unknown;
  ended: Promise<void>;
}

/** The last replay: there is one at a time, because it stops the clock. */
export interface Replays {
  /** Nothing while another one is running. */
  start(
    wish: Pick<Replay, "recording" | "ignore" | "actions">,
    play: (replay: Replay) => Promise<void>,
  ): Replay | undefined;
  find(id: string): Replay | undefined;
  /** Aborted when the server stops. */
  readonly stopped: AbortSignal;
  /** Ends the replay that is running: it must have left the store before the server closes it. */
  drain(): Promise<void>;
}

export function createReplays(): Replays {
  let last: Replay | undefined;
  let count = 0;
  let isRunning = false;
  const stopping = new AbortController();
  return {
    start(wish, play) {
      if (isRunning) return undefined;
      isRunning = true;
      const replay: Replay = {
        id: String(++count),
        ...wish,
        performed: 0,
        problems: [],
        differences: [],
        actual: undefined,
        failure: undefined,
        ended: Promise.resolve(),
      };
      last = replay;
      replay.ended = play(replay)
        .catch((error: unknown) => void (replay.failure = error))
        .finally(() => void (isRunning = false));
      return replay;
    },
    find: (id) => (last?.id === id ? last : undefined),
    stopped: stopping.signal,
    async drain() {
      stopping.abort(new Error("the server stopped"));
      await last?.ended;
    },
  };
}
