import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { StartFailure } from "../../../ports/failures.ts";
import { WakeSignal } from "./wakeSignal.ts";
import { RecordEncoder, RecordDecoder } from "./recordCodec.ts";
import { Interner } from "./interner.ts";
import { Outstanding } from "./outstanding.ts";
import {
  callersMax,
  type Order,
  type Reply,
  type Request,
  type Start,
  type ThreadData,
  type WireAnswer,
} from "./writerWire.ts";
import type { Operation, WriteCall, Writer, WriteResult } from "../../job.ts";

/** So many cross before the turn is over: the writer then works on them while the rest of the turn asks for more. */
const togetherMax = 16;

type WriterOptions = Omit<ThreadData, "port" | "wakeSignal">;

/**
 * The calling side of the writer thread. Every message costs as much as several writes, so what one turn of the event
 * loop asks for crosses together, unless the writer has nothing to do.
 * `onReply` is called before any caller receives the result of its write.
 */
export async function threadWriter(database: WriterOptions, onReply: () => void): Promise<Writer> {
  const wakeSignal = new WakeSignal();
  const { port1: port, port2 } = new MessageChannel();
  const workerData: ThreadData = { ...database, port: port2, wakeSignal: wakeSignal.buffer };
  const options = { workerData, transferList: [port2], name: "writer" };
  const worker = new Worker(new URL("./writerThread.ts", import.meta.url), options);
  const outstanding = new Outstanding();
  const modules = new Interner<string>();
  const callers = new Interner<object>(callersMax);
  const inputs = new RecordEncoder();
  const answers = new RecordDecoder();
  let outbox: Request = [];
  let pendingCount = 0;

  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));

  await started(worker, port);
  port.on("message", hear);
  worker.on("error", (error) => giveUp(error));
  worker.on("exit", () => giveUp());

  function hear(reply: Reply): void {
    onReply();
    for (answers.open(reply); answers.hasMore;) {
      outstanding.settle(answers.next() as number, answers.nextValue() as WireAnswer);
    }
  }

  function giveUp(cause?: unknown): void {
    // What it said last may still be on its way: those writes are committed, and must not be answered with an unknown result.
    for (let last = receiveMessageOnPort(port); last; last = receiveMessageOnPort(port)) hear(last.message as Reply);
    outstanding.abandon("The writer thread ended.", cause);
  }

  function send(message: Request | Order): void {
    try {
      port.postMessage(message);
    } catch (error) {
      // With it went the numbers of all that it named, so nothing that follows would be understood.
      return outstanding.abandon("A write could not be handed to the writer thread.", error);
    }
    wakeSignal.ring();
  }

  function post(): void {
    // They went already: as too many to wait for the end of the turn, or before the end of everything.
    if (pendingCount === 0) return;
    const request = outbox;
    outbox = [];
    pendingCount = 0;
    send(request);
  }

  return {
    write<Input, Result extends WriteResult>(
      operation: Operation<Input, Result>,
      { caller, nowMs, cause }: WriteCall,
      input: Input,
    ) {
      return new Promise<Result>((resolve, reject) => {
        if (outstanding.broken) return reject(outstanding.broken);
        const id = outstanding.add({ resolve: resolve as (result: WriteResult) => void, reject });
        outbox.push(id, modules.of(operation.module), callers.of(caller), nowMs, cause);
        inputs.append(outbox, input);
        pendingCount++;
        if (pendingCount === togetherMax) post();
        else if (outstanding.count === 1) queueMicrotask(post);
        else if (pendingCount === 1) setImmediate(post);
      });
    },
    releaseMemory: () => send("give back memory"),
    emptyLog: async () => isEmpty(await outstanding.ask((id) => send({ emptyLog: id }))),
    async close() {
      post();
      send("close");
      await ended;
    },
  };
}

function isEmpty(result: WriteResult): boolean {
  return "isEmpty" in result && result.isEmpty === true;
}

/** Resolves when the thread has opened and migrated the database. */
function started(worker: Worker, port: MessagePort): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    port.once("message", (first: Start) => {
      worker.off("error", reject);
      if (first === "ready") resolve();
      else reject(new StartFailure(first.reason));
    });
  });
}
