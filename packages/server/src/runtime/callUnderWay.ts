import { limits } from "@platform/protocol";
import { createAllowance } from "./allowance.ts";
import type { CallEnd, LogLine } from "./ended.ts";
import {
  type AskedAnswer,
  type AskedRequest,
  type FromInside,
  type FunctionCall,
  readMessage,
  type ToInside,
} from "./messages.ts";
import { isTooMuch } from "./tooMuch.ts";
import { createWritten } from "./written.ts";

/** Makes a request for a function, or rejects with an error whose message is for its author. */
export type Ask = (request: AskedRequest, ending: AbortSignal) => Promise<AskedAnswer>;

export interface SandboxCall extends FunctionCall {
  /** The code of the function; asked for when a process needs it for the first time. */
  readonly readSource: () => Promise<string>;
  readonly ask: Ask;
  readonly deadlineMs: number;
  /** Aborted when nobody wants its answer any more. */
  readonly cancelled?: AbortSignal;
  /** Gets what it writes, while it runs; without this, all of it is in `EndedCall.logs`. */
  readonly onLogs?: (lines: readonly LogLine[]) => void;
}

/** One call while it lasts: what comes out of the sandbox meanwhile is said to it, until it has ended. */
export interface CallUnderWay {
  readonly ended: Promise<CallEnd>;
  /** What was written and not passed on meanwhile. */
  readonly logs: () => readonly LogLine[];
  onBytes(count: number): void;
  onLine(line: string): void;
  onLineTooLong(): void;
  /** The process has ended. */
  onGone(how: string, stderr: string): void;
}

export interface CallTools {
  readonly send: (message: ToInside) => void;
  /** Whatever the code inside is at, it ends now. */
  readonly kill: () => void;
}

const memorySigns = /out of memory|heap limit|allocation fail|cannot allocate/i;

export function beginCall(id: number, call: SandboxCall, { send, kill }: CallTools): CallUnderWay {
  const { promise: ended, resolve } = Promise.withResolvers<CallEnd>();
  const written = createWritten(call.onLogs);
  const ending = new AbortController();
  const within = createAllowance();
  let bytes = 0;
  let lines = 0;

  function finish(end: CallEnd): void {
    clearTimeout(timer);
    ending.abort(new Error("The call has ended."));
    resolve(end);
  }

  function cut(kind: "deadline" | "output" | "cancelled", message: string): void {
    finish({ kind, message });
    kill();
  }
  const timer = setTimeout(
    () => cut("deadline", `It did not answer within ${call.deadlineMs / 1000} seconds.`),
    call.deadlineMs,
  );
  const onCancelled = () => cut("cancelled", "It was cancelled.");
  call.cancelled?.addEventListener("abort", onCancelled, { once: true, signal: ending.signal });
  if (call.cancelled?.aborted) onCancelled();

  async function answer({ id: asked, request }: FromInside & { type: "fetch" }): Promise<void> {
    try {
      send({ type: "fetched", id: asked, answer: await within(() => call.ask(request, ending.signal)) });
    } catch (error) {
      // A call that was answered meanwhile does not wait for it.
      if (ending.signal.aborted) return;
      send({ type: "fetched", id: asked, error: error instanceof Error ? error.message : String(error) });
    }
  }

  function onMessage(message: FromInside): void {
    if (message.type === "log") written.add(message.level, message.text);
    else if (message.type === "fetch") void answer(message);
    else if (message.id !== id) return;
    else if (message.type === "done") finish(isTooMuch(message.result) ? tooMuch : answered(message.result));
    else {
      if (message.stack !== message.message) written.add("error", message.stack);
      finish({ kind: "failed", message: message.message });
    }
  }

  return {
    ended,
    logs: written.rest,
    onBytes(count) {
      bytes += count;
      if (bytes > limits.hosted_output_bytes_max) cut("output", "It wrote more than is read of a function.");
    },
    onLine(line) {
      if (ending.signal.aborted) return;
      // A short line costs as much as a long one to take in: many of them would keep the server from everybody else.
      if (++lines > limits.hosted_lines_max) return cut("output", "It wrote more lines than are read of a function.");
      const message = readMessage(line);
      if (message) onMessage(message);
      // An answer that cannot be read is the last thing that would come, so nobody waits for more.
      else if (line.startsWith('{"type":"done"')) finish({ kind: "failed", message: unreadable });
      else written.add("info", line);
    },
    onLineTooLong: () => cut("output", "It wrote a longer line than is read of a function."),
    onGone(how, stderr) {
      if (stderr !== "") written.add("error", stderr.trimEnd());
      finish(memorySigns.test(stderr) ? { kind: "memory", message: noMemory } : { kind: "exited", message: how });
    },
  };
}

function answered(result: Readonly<Record<string, unknown>>): CallEnd {
  return { kind: "answered", result };
}

const tooMuch: CallEnd = {
  kind: "failed",
  message: `Its answer holds more than ${limits.hosted_answer_values_max} values.`,
};
const unreadable = "Its answer is no JSON object, or is nested too deeply to be kept.";
const noMemory = `It wanted more memory than a function has: ${limits.hosted_heap_mib} MiB of objects.`;
