import { StringDecoder } from "node:string_decoder";
import type { Io } from "../command.ts";

export interface VerboseLogs {
  /** What the hook prints besides its answer, by stream: a line of one may come in the middle of a line of the other. */
  readonly stdout: (chunk: Buffer) => void;
  readonly stderr: (chunk: Buffer) => void;
  /** Prints last lines that have no end. */
  finish(): void;
}

/** Prints on STDERR what a hook logs, each line behind its name: hooks may run side by side. */
export function verboseLogs(hook: string, io: Pick<Io, "err">): VerboseLogs {
  const [stdout, stderr] = [lines(hook, io), lines(hook, io)];
  return {
    stdout: stdout.take,
    stderr: stderr.take,
    finish() {
      stdout.finish();
      stderr.finish();
    },
  };
}

function lines(hook: string, io: Pick<Io, "err">): { take: (chunk: Buffer) => void; finish: () => void } {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  const print = (line: string): void => {
    if (line.trim() !== "") io.err(`[${hook}] ${line}\n`);
  };
  return {
    take(chunk) {
      const parts = (rest + decoder.write(chunk)).split("\n");
      rest = parts.pop() ?? "";
      parts.forEach(print);
    },
    finish() {
      print(rest + decoder.end());
      rest = "";
    },
  };
}
