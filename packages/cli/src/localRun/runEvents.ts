import type { StartInput } from "@platform/protocol/hooks/index.ts";
import { limits } from "@platform/protocol/limits.ts";
import type { Io } from "../command.ts";
import { CliError, failureText } from "../errors.ts";
import { invokeHook } from "../hooks/invokeHook.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { failStep } from "./failStep.ts";
import type { Envelope } from "./keepSocket.ts";
import type { RunView } from "./runView.ts";

export interface EventRunning {
  readonly hooks: ProjectHooks;
  readonly io: Io;
  readonly view: RunView;
  /** As it is when the event comes: a new manifest may have brought new tokens. */
  context(): StartInput["context"];
  given(): Readonly<Record<string, string>>;
  /** Those of `.env`, as it is now. */
  variables(): Readonly<Record<string, string>>;
}

export interface EventRunner {
  receive(envelope: Envelope, reply: (text: string) => void): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** Starts a process for each event, several side by side, and acknowledges it with what the process answers. */
export function runEvents(running: EventRunning): EventRunner {
  const waiting: (() => Promise<void>)[] = [];
  const underWay = new Set<Promise<void>>();
  const pump = (): void => {
    while (underWay.size < limits.hook_events_max) {
      const next = waiting.shift();
      if (!next) return;
      const work = next().finally(() => {
        underWay.delete(work);
        pump();
      });
      underWay.add(work);
    }
  };
  return {
    receive(envelope, reply) {
      waiting.push(() => handle(running, envelope, reply));
      pump();
    },
    async idle() {
      waiting.length = 0;
      await Promise.all(underWay);
    },
  };
}

async function handle(running: EventRunning, envelope: Envelope, reply: (text: string) => void): Promise<void> {
  const { envelope_id, accepts_response_payload } = envelope;
  let isAcknowledged = false;
  const acknowledge = (payload?: unknown): void => {
    if (isAcknowledged) return;
    isAcknowledged = true;
    reply(JSON.stringify({ envelope_id, ...(payload === undefined ? {} : { payload }) }));
  };
  const early =
    accepts_response_payload === true ? undefined : setTimeout(acknowledge, limits.hook_event_ack_s * 1_000);
  try {
    acknowledge(await answer(running, envelope));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    if (running.io.ending.aborted) return;
    printFailure(running, envelope, error);
    // What is not acknowledged comes again; a step that has failed must not be begun again.
    if (await failStep(running, envelope, error)) acknowledge();
  } finally {
    clearTimeout(early);
  }
}

async function answer(running: EventRunning, { payload }: Envelope): Promise<unknown> {
  const { hooks, io, view } = running;
  const input: StartInput = { body: payload, context: running.context() };
  const print = view.printing("stdout");
  const { value } = await invokeHook({
    hook: hooks.resolve("start"),
    project: hooks.project,
    protocol: hooks.protocol,
    variables: running.variables(),
    given: running.given(),
    stdin: JSON.stringify(input),
    deadlineMs: limits.hook_event_s * 1_000,
    log: (text) => void print(text),
    io,
  });
  return value;
}

function printFailure({ view }: EventRunning, { envelope_id, type }: Envelope, error: CliError): void {
  // What the process printed was shown as it came.
  view.note("event_failed", failureText(error), {
    error: error.code,
    envelope_id,
    envelope_type: type,
    ...error.details,
  });
}
