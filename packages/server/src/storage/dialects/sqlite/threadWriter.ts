import { Worker } from "node:worker_threads";
import { StartFailure, StoreFailure } from "../../../ports/failures.ts";
import { Bell } from "./bell.ts";
import { Numbers } from "./numbers.ts";
import type { Operation, WriteCall, Writer, WriteResult } from "../../job.ts";

export interface ThreadData {
  readonly path: string;
  readonly environment: unknown;
  /** Rung after every message. */
  readonly bell: SharedArrayBuffer;
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
  | WriteResult
  | { readonly failure: { readonly kind: StoreFailure["kind"]; readonly message: string } }
  | { readonly bug: string };

/** A server for more people than this sends some of them again. */
const callersMax = 1_000;

/** So many cross before the turn is over: the writer then works on them while the rest of the turn asks for more. */
const togetherMax = 32;

interface Pending {
  resolve(result: WriteResult): void;
  reject(error: Error): void;
}

/**
 * The calling side of the writer thread. Every message costs as much as several writes, so what one turn of the event
 * loop asks for crosses together, unless the writer has nothing to do.
 * `onReply` is called before anybody hears what became of their write.
 */
export async function threadWriter(place: Omit<ThreadData, "bell">, onReply: () => void): Promise<Writer> {
  const bell = new Bell();
  const workerData: ThreadData = { ...place, bell: bell.buffer };
  const worker = new Worker(new URL("./writerThread.ts", import.meta.url), { workerData, name: "writer" });
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

  function send(message: Request | Order): void {
    worker.postMessage(message);
    bell.ring();
  }

  function post(): void {
    // They went already: as too many to wait for the end of the turn, or before the end of everything.
    if (outbox.length === 0) return;
    const { added, restarted } = callers.news();
    send({
      jobs: outbox,
      modules: modules.news().added,
      callers: added,
      forgetsCallers: restarted,
    });
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
        const gathered = outbox.push([id, modules.of(operation.module), callers.of(caller), nowMs, input, cause]);
        if (pending.size === 1 || gathered === togetherMax) queueMicrotask(post);
        else if (gathered === 1) setImmediate(post);
      });
    },
    giveBackMemory: () => send("give back memory"),
    async close() {
      post();
      send("close");
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
  if ("ok" in answer) waiting.resolve(answer);
  else if ("failure" in answer) waiting.reject(new StoreFailure(answer.failure.kind, answer.failure.message));
  else waiting.reject(new Error("a write operation threw", { cause: answer.bug }));
}
