import type { ProcessEnd } from "../hooks/runProcess.ts";
import type { Changes } from "./changes.ts";
import type { RunView } from "./runView.ts";

export interface AppKeeping {
  /** Runs the app until it ends or `ending` says so, or only `stopping`, for a restart; resolves when nothing of it is left. */
  start(ending: AbortSignal, stopping: AbortSignal): Promise<ProcessEnd>;
  /** Asks for another start. */
  readonly changes: Changes;
  /** Whether anybody can ask: without a watch there is nothing to wait for after a crash. */
  readonly isWatched: boolean;
  readonly ending: AbortSignal;
  readonly view: RunView;
}

/**
 * Keeps one process of the app, never two: each ends before the next begins. One that fails after a change waits for the
 * next change, because the developer is still typing; one that fails at first ends the run.
 */
export async function keepApp({ start, changes, isWatched, ending, view }: AppKeeping): Promise<ProcessEnd> {
  for (let starts = 1; ; starts++) {
    // What changed until here is in this start.
    changes.reset();
    const stopping = new AbortController();
    void changes.wanted.then(() => stopping.abort());
    const end = await start(AbortSignal.any([ending, stopping.signal]), stopping.signal);
    if (ending.aborted) return { kind: "stopped" };
    if (!stopping.signal.aborted) {
      if (starts === 1 || !isWatched) return end;
      view.note("waiting", `The app ${endWords(end)}. Waiting for file changes.`);
      await Promise.race([changes.wanted, aborted(ending)]);
      if (ending.aborted) return { kind: "stopped" };
    }
    view.note("restart", "Restarting the app.");
  }
}

export function endWords(end: ProcessEnd): string {
  if (end.kind === "exited") return `ended with code ${end.code}`;
  if (end.kind === "killed") return `was killed by ${end.signal}`;
  return end.kind === "not_started" ? `could not be started (${end.message})` : "was stopped";
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
