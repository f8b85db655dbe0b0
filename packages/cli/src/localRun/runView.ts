import { StringDecoder } from "node:string_decoder";
import type { CommandIo } from "../command.ts";
import type { Taker } from "../hooks/runProcess.ts";

/** What a local run shows: its own words, and what the app prints, each as it comes. */
export interface RunView {
  note(event: string, words: string, data?: object): void;
  /** A reader for one stream of one process. */
  printing(stream: "stdout" | "stderr"): Taker;
}

export function makeRunView(io: CommandIo): RunView {
  return {
    note: (event, words, data = {}) => io.print(`${words}\n`, { event, ...data }),
    printing(stream) {
      // A character may be cut in two by the pipe.
      const decoder = new StringDecoder("utf8");
      return (chunk) => {
        const text = decoder.write(chunk);
        if (text === "") return undefined;
        if (stream === "stdout") io.print(text, { event: "output", text });
        else io.err(text);
        return io.drained?.();
      };
    },
  };
}
