import type { Io } from "../src/command.ts";
import { run } from "../src/run.ts";
import { eventually } from "./eventually.ts";

/** A command that runs until it is stopped, with its output so far. */
export interface RunningCommand extends AsyncDisposable {
  readonly out: string;
  readonly err: string;
  /** Waits until it has printed something on either stream. */
  said(pattern: RegExp): Promise<void>;
  /** Asks it to end, as Ctrl-C does, and waits; resolves with its exit code. */
  stop(): Promise<number>;
  /** Resolves with its exit code when it ends by itself. */
  readonly ended: Promise<number>;
}

export type CommandPlace = Pick<Io, "cwd" | "env"> & Partial<Pick<Io, "isInteractive" | "readKeys" | "openBrowser">>;

export function startCommand(args: readonly string[], place: CommandPlace): RunningCommand {
  const ending = new AbortController();
  let out = "";
  let err = "";
  let isOver = false;
  const ended = run(args, {
    isInteractive: false,
    ...place,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    isTerminal: false,
    ending: ending.signal,
  }).finally(() => (isOver = true));
  const stop = async (): Promise<number> => {
    ending.abort("SIGINT");
    return ended;
  };
  return {
    get out() {
      return out;
    },
    get err() {
      return err;
    },
    async said(pattern) {
      await eventually(`${String(pattern)} of ${args.join(" ")}`, () => {
        if (pattern.test(out) || pattern.test(err)) return true;
        if (isOver) throw new Error(`platform ${args.join(" ")} ended early:\n${out}\n${err}`);
        return undefined;
      });
    },
    stop,
    ended,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}
