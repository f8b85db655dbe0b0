export type LogLevel = "trace" | "debug" | "info" | "warn" | "error";

export interface LogLine {
  readonly level: LogLevel;
  readonly text: string;
}

/**
 * How a call of a function ended:
 * - `answered`: its handler returned.
 * - `failed`: its handler threw, or its module could not be loaded.
 * - `deadline`: it took too long and was ended.
 * - `memory`: it wanted more memory than there is for one.
 * - `output`: it wrote more than anybody reads and was ended.
 * - `cancelled`: nobody wants its answer any more, and it was ended.
 * - `exited`: its process ended before it had answered.
 */
export type CallEnd =
  | { readonly kind: "answered"; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: "failed" | "deadline" | "memory" | "output" | "cancelled" | "exited"; readonly message: string };

export interface EndedCall {
  readonly end: CallEnd;
  /** What it wrote, as far as anybody reads, without what was passed on while it ran. */
  readonly logs: readonly LogLine[];
  readonly tookMs: number;
  /** Whether a process had to be started for it. */
  readonly isCold: boolean;
}

/** Of a call that came when the server was about to stop. */
export const notRun: EndedCall = {
  end: { kind: "exited", message: "The server stops." },
  logs: [],
  tookMs: 0,
  isCold: true,
};
