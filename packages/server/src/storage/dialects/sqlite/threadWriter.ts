import { Worker } from "node:worker_threads";
import { StartFailure, StoreFailure } from "../../../failures.ts";
import type { Job, Operation, Writer, WriteResult } from "../../job.ts";

export interface ThreadData {
  readonly path: string;
  readonly environment: unknown;
}
export interface Request {
  readonly jobs: (Job & { readonly id: number })[];
}
export interface Reply {
  readonly answers: { readonly id: number; readonly answer: WireAnswer }[];
}
/** The first message of the thread. */
export type Start = "ready" | { readonly reason: string };
export type WireAnswer =
  | { readonly result: WriteResult }
  | { readonly failure: { readonly kind: StoreFailure["kind"]; readonly message: string } }
  | { readonly bug: string };

interface Pending {
  resolve(result: WriteResult): void;
  reject(error: Error): void;
}

/** The calling side of the writer thread: posts what one turn of the event loop asked for as one message. */
export async function threadWriter(data: ThreadData): Promise<Writer> {
  const worker = new Worker(new URL("./writerThread.ts", import.meta.url), { workerData: data, name: "writer" });
  const pending = new Map<number, Pending>();
  let outbox: Request["jobs"] = [];
  let lastId = 0;
  let broken: Error | undefined;

  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));

  await started(worker);
  worker.on("message", (reply: Reply) => {
    for (const { id, answer } of reply.answers) settle(take(id), answer);
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
    worker.postMessage({ jobs: outbox } satisfies Request);
    outbox = [];
  }

  return {
    write<Input, Result extends WriteResult>(operation: Operation<Input, Result>, context: unknown, input: Input) {
      return new Promise<Result>((resolve, reject) => {
        if (broken) return reject(broken);
        const id = ++lastId;
        pending.set(id, { resolve: resolve as (result: WriteResult) => void, reject });
        if (outbox.push({ id, module: operation.module, context, input }) === 1) queueMicrotask(post);
      });
    },
    async close() {
      worker.postMessage("close");
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
