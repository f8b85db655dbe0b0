import { createInterface } from "node:readline";

/** The lines of the standard input, until it ends or the command is asked to. */
export function readLines(ending: AbortSignal): AsyncIterable<string> {
  return createInterface({ input: process.stdin, signal: ending, crlfDelay: Number.POSITIVE_INFINITY });
}
