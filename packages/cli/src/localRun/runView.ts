import { StringDecoder } from "node:string_decoder";
import type { CommandIo } from "../command.ts";
import { type CliError, failureText } from "../errors.ts";
import type { Taker } from "../hooks/runProcess.ts";
import { plainText } from "../plainStreams.ts";

/** What a local run shows: its own words, and what the app prints, each as it comes. */
export interface RunView {
  note(event: string, words: string, data?: object): void;
  /** A failure that does not end the run, with what the failing program printed. */
  fail(event: string, error: CliError, data?: object): void;
  /** A reader for one stream of one process. */
  printing(stream: "stdout" | "stderr"): Taker;
}

export function makeRunView(io: CommandIo): RunView {
  return {
    note: (event, words, data = {}) => io.print(`${words}\n`, { event, ...data }),
    fail(event, error, data = {}) {
      const output = error.output.trim();
      const printed = output === "" ? "" : `\n${output.replaceAll(/^/gm, "  ")}\n`;
      io.print(`${failureText(error)}\n${printed}`, { event, error: error.code, ...data, ...error.details });
    },
    printing(stream) {
      // A character may be cut in two by the pipe.
      const decoder = new StringDecoder("utf8");
      // JSON escapes control sequences, so nothing after this would find them.
      const strip = plainText();
      return (chunk) => {
        const text = decoder.write(chunk);
        if (text === "") return undefined;
        if (stream === "stdout") io.print(text, { event: "output", text: strip(text) });
        else io.err(text);
        return io.drained?.();
      };
    },
  };
}
