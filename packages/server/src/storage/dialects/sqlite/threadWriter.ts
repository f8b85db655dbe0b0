import { Worker } from "node:worker_threads";
import { StartFailure, StoreFailure } from "../../../ports/failures.ts";
import { Numbers } from "./numbers.ts";
import type { Operation, WriteCall, Writer, WriteResult } from "../../job.ts";

export interface ThreadData {
  readonly path: string;
  readonly environment: unknown;
}
/** Operations and callers come again and again, so each crosses once and is named by a number afterwards. */
export interface Request {
  readonly jobs: WireJob[];
  readonly modules: (readonly [number: number, module: string])[];
  readonly callers: (readonly [number: number, caller: object])[];
  /** The numbers of callers begin anew with this message. */
  readonly forgetsCallers: boolean;
}
export type WireJob = readonly [
  id: number,
  module: number,
  caller: number,
  nowMs: number,
  input: unknown,
  cause: string | undefined,
];
/** Ids and answers in turn: a flat list crosses in two thirds of the time that one of pairs takes. */
export type Reply = (number | WireAnswer)[];
/** What is asked of the thread besides writing. */
export type Order = "close" | "give back memory";
/** The first message of the thread. */
export type Start = "ready" | { readonly reason: string };
export type WireAnswer =
  | { readonly result: WriteResult }
  | { readonly failure: { readonly kind: StoreFailure["kind"]; readonly message: string } }
  | { readonly bug: string };

/** A server for more people than this sends some of them again. */
const callersMax = 1_000;

interface Pending {
  resolve(result: WriteResult): void;
  reject(error: Error): void;
}

/**
 * The calling side of the writer thread: posts what one turn of the event loop asked for as one message.
 * `onReply` is called before anybody hears what became of their write.
 */
export async function threadWriter(data: ThreadData, onReply: () => void): Promise<Writer> {
  const worker = new Worker(new URL("./writerThread.ts", import.meta.url), { workerData: data, name: "writer" });
  const pending = new Map<number, Pending>();
  const modules = new Numbers<string>(Number.POSITIVE_INFINITY);
  const callers = new Numbers<object>(callersMax);
  let outbox: WireJob[] = [];
  let lastId = 0;
  let broken: Error | undefined;

  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));

  await started(worker);
  worker.on("message", (reply: Reply) => {
    onReply();
    for (let at = 0; at < reply.length; at += 2) settle(take(reply[at] as number), reply[at + 1] as WireAnswer);
  });
  worker.on("error", (error) => abandon(error));
  worker.on("exit", () => abandon(new Error("the writer thread has ended")));

  function take(id: number): Pending {
    const waiting = pending.get(id);
    if (!waiting) throw new Error(`the writer answered ${id}, which nobody asked for`);
    pending.delete(id);
    return waiting;
  }

  /** What was on its way may or may not have been committed: nobody is left to ask. */
  function abandon(cause: unknown): void {
    broken ??= new StoreFailure("unknown", "The writer thread ended.", cause);
    for (const { reject } of pending.values()) reject(broken);
    pending.clear();
  }

  function post(): void {
    const { added, restarted } = callers.news();
    worker.postMessage({
      jobs: outbox,
      modules: modules.news().added,
      callers: added,
      forgetsCallers: restarted,
    } satisfies Request);
    outbox = [];
  }

  return {
    write<Input, Result extends WriteResult>(
      operation: Operation<Input, Result>,
      { caller, nowMs, cause }: WriteCall,
      input: Input,
    ) {
      return new Promise<Result>((resolve, reject) => {
        if (broken) return reject(broken);
        const id = ++lastId;
        pending.set(id, { resolve: resolve as (result: WriteResult) => void, reject });
        const waiting = outbox.push([id, modules.of(operation.module), callers.of(caller), nowMs, input, cause]);
        if (waiting === 1) queueMicrotask(post);
      });
    },
    giveBackMemory: () => worker.postMessage("give back memory" satisfies Order),
    async close() {
      worker.postMessage("close" satisfies Order);
      await ended;
    },
  };
}

/** Resolves when the thread has opened and migrated the database. */
function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (first: Start) => {
      worker.off("error", reject);
      if (first === "ready") resolve();
      else reject(new StartFailure(first.reason));
    });
  });
}

function settle(waiting: Pending, answer: WireAnswer): void {
  if ("result" in answer) waiting.resolve(answer.result);
  else if ("failure" in answer) waiting.reject(new StoreFailure(answer.failure.kind, answer.failure.message));
  else waiting.reject(new Error("a write operation threw", { cause: answer.bug }));
}
