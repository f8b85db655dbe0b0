import process from "node:process";
import { readFlags } from "./flags.ts";

/** How a hook answers: by the flags that the command line gave it. */
export interface Protocol {
  readonly flags: ReadonlyMap<string, string>;
  respond(answer: unknown): void;
  /** The flags for a process that answers in our place. */
  readonly passedOn: readonly string[];
}

/**
 * With `message-boundaries`, the text between two boundaries is the answer and everything else a log. Without it all
 * of STDOUT is the answer, so nothing else may be written there: not even by the app's own code, whose console then goes
 * to STDERR.
 */
export function openProtocol(words: readonly string[] = process.argv.slice(2)): Protocol {
  const flags = readFlags(words);
  const boundary = flags.get("protocol") === "message-boundaries" ? flags.get("boundary") : undefined;
  if (boundary === undefined) silenceStdout();
  return {
    flags,
    respond: (answer) => void process.stdout.write(wrapped(JSON.stringify(answer), boundary)),
    passedOn: boundary === undefined ? [] : ["--protocol=message-boundaries", `--boundary=${boundary}`],
  };
}

function wrapped(text: string, boundary: string | undefined): string {
  return boundary === undefined ? text : `${boundary}${text}${boundary}\n`;
}

function silenceStdout(): void {
  for (const name of ["log", "info", "debug", "dir"] as const) console[name] = console.error;
}
