import type { Logger } from "../ports/log.ts";
import type { LogLine } from "./ended.ts";

/** Records what a function writes while it runs, in its order: one write at a time, each with all that came meanwhile. */
export function streamLogs(record: (lines: readonly LogLine[]) => Promise<void>, log: Logger) {
  let waiting: LogLine[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      try {
        await record(lines);
      } catch (error) {
        // They are recorded with the end of the call instead.
        waiting = [...lines, ...waiting];
        log.warn({ err: error }, "what a function wrote could not be recorded yet");
        return;
      }
    }
  }

  return {
    add(lines: readonly LogLine[]): void {
      waiting.push(...lines);
      writing ??= write().finally(() => (writing = undefined));
    },
    /** Waits for what is being written; what is left then has to be recorded by the caller. */
    async unrecorded(): Promise<readonly LogLine[]> {
      await writing;
      return waiting;
    },
  };
}
