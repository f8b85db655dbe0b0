import { StringDecoder } from "node:string_decoder";
import type { Io } from "../command.ts";

export interface VerboseLog {
  /** What the hook prints besides its answer. */
  readonly take: (chunk: Buffer) => void;
  /** Prints a last line that has no end. */
  finish(): void;
}

/** Prints on STDERR what a hook logs, each line behind its name: hooks may run side by side. */
export function verboseLog(hook: string, io: Pick<Io, "err">): VerboseLog {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  const print = (line: string): void => io.err(`[${hook}] ${line}\n`);
  return {
    take(chunk) {
      const lines = (rest + decoder.write(chunk)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim() !== "") print(line);
    },
    finish() {
      rest += decoder.end();
      if (rest.trim() !== "") print(rest);
      rest = "";
    },
  };
}
