import { performance } from "node:perf_hooks";
import { setImmediate as breathe } from "node:timers/promises";
import { receiveMessageOnPort, workerData } from "node:worker_threads";
import { StoreFailure } from "../../../ports/failures.ts";
import { releaseMemory } from "../../releaseMemory.ts";
import type { Operation, WriteResult } from "../../job.ts";
import { WakeSignal } from "./wakeSignal.ts";
import { emptyLog } from "./emptyLog.ts";
import { RecordEncoder, RecordDecoder } from "./recordCodec.ts";
import { type Answer, GroupCommit, type Queue, type Waiting } from "./groupCommit.ts";
import { WriteQueue } from "./writeQueue.ts";
import { openDatabase, startReason } from "./openDatabase.ts";
import { InternedValues } from "./interner.ts";
import {
  callersMax,
  type Order,
  type Reply,
  type Request,
  type Start,
  type ThreadData,
  type WireAnswer,
} from "./writerWire.ts";

/**
 * The writer thread. It alone writes to the database; fsync therefore never stops the thread that answers reads.
 * While one batch commits, the next gathers in the port, and is taken from it without going back to the event loop.
 * When nothing is left it waits for the wake signal, and only after a while in its event loop. There V8 and the driver tidy up, so
 * it also goes there now and then while there is no end of writes: what they put off would otherwise heap up.
 */
const { path, environment, wakeSignal: wakeBuffer, port } = workerData as ThreadData;
const wakeSignal = new WakeSignal(wakeBuffer);
/** Longer than a busy server is ever without a write. */
const patienceMs = 50;
/** As long as falling asleep and being woken takes. */
const soonMs = 0.12;
const breatheEveryMs = 1_000;
const modules = new InternedValues<string>();
const callers = new InternedValues<object>(callersMax);
const loaded = new Map<string, Operation<unknown, WriteResult>>();
const inbox = new WriteQueue<Waiting>();
const requests = new RecordDecoder();
const answers = new RecordEncoder();
const queue: Queue = {
  get length() {
    return inbox.length;
  },
  take() {
    if (inbox.length === 0) drainPort();
    return inbox.take();
  },
  waitForMore: (forMs) => wakeSignal.wait(forMs),
};
let replies: Reply = [];
/** Whether the last write came before anybody could have slept. */
let comesSoon = false;
let turning = false;
let closing = false;
/** Ids of the orders to empty the log. */
const emptying: number[] = [];

const connection = await openDatabase(path).catch(explainStart);
const groupCommit = new GroupCommit(connection);
port.on("message", (message: Request | Order) => {
  accept(message);
  if (!turning) void turn();
});
port.postMessage("ready" satisfies Start);

function explainStart(error: unknown): never {
  port.postMessage({ reason: startReason(path, error) } satisfies Start);
  process.exit(1);
}

function accept(message: Request | Order): void {
  if (message === "give back memory") return releaseMemory();
  if (message === "close") {
    closing = true;
    return;
  }
  if (!Array.isArray(message)) return void emptying.push(message.emptyLog);
  for (requests.open(message); requests.hasMore;) inbox.add(nextWaiting());
}

function nextWaiting(): Waiting {
  const id = requests.next() as number;
  const module = modules.of(requests.next() as number | string);
  const caller = callers.of(requests.next() as number | object);
  const context = { caller, nowMs: requests.next() as number, cause: requests.next() as string | undefined };
  const input = requests.nextValue();
  return {
    run: (tx) => {
      const operation = loaded.get(module);
      if (operation) return operation.run(tx, environment, context, input);
      return load(module).then((found) => found.run(tx, environment, context, input));
    },
    answer: (answer) => {
      replies.push(id);
      answers.append(replies, wireAnswer(answer));
    },
  };
}

async function turn(): Promise<void> {
  turning = true;
  let breathedMs = performance.now();
  while (hasMore()) {
    await groupCommit.commit(queue);
    port.postMessage(replies);
    replies = [];
    if (performance.now() - breathedMs < breatheEveryMs) continue;
    await breathe();
    breathedMs = performance.now();
  }
  turning = false;
  if (!closing) return;
  connection.close();
  port.close();
}

function hasMore(): boolean {
  drainPort();
  while (inbox.length === 0 && !closing && emptying.length === 0 && waitForSignal()) drainPort();
  if (inbox.length === 0 || emptying.length > 0) groupCommit.letGo();
  if (emptying.length > 0) emptyNow();
  return inbox.length > 0;
}

/** Between two batches: it is impossible inside a transaction. */
function emptyNow(): void {
  const isEmpty = emptyLog(connection);
  const reply: Reply = [];
  for (const id of emptying.splice(0)) {
    reply.push(id);
    answers.append(reply, { ok: true, isEmpty } satisfies WriteResult & { isEmpty: boolean });
  }
  port.postMessage(reply);
}

/** A caller that writes one row after another asks again at once; sleeping in between would take a tenth of the time of a row. */
function waitForSignal(): boolean {
  const sinceMs = performance.now();
  const hasRung = (comesSoon && listen()) || sleep();
  comesSoon = performance.now() - sinceMs < soonMs;
  return hasRung;
}

function listen(): boolean {
  groupCommit.begin();
  return wakeSignal.listen(soonMs);
}

function sleep(): boolean {
  groupCommit.letGo();
  return wakeSignal.wait(patienceMs);
}

/** Asks the port only after the signal: to hear that there is nothing would cost as much as a small statement. */
function drainPort(): void {
  if (!wakeSignal.hasRung()) return;
  for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port)) {
    accept(received.message as Request | Order);
  }
}

async function load(module: string): Promise<Operation<unknown, WriteResult>> {
  const exports: Record<string, unknown> = await import(module);
  const operation = Object.values(exports).find(isOperation);
  if (!operation) throw new Error(`${module} exports no write operation`);
  loaded.set(module, operation);
  return operation;
}

function isOperation(value: unknown): value is Operation<unknown, WriteResult> {
  return typeof value === "object" && value !== null && "module" in value && "run" in value;
}

/** A class does not survive the way between threads; its kind and words do. */
function wireAnswer(answer: Answer): WireAnswer {
  if ("result" in answer) return answer.result;
  const { thrown } = answer;
  if (thrown instanceof StoreFailure) return { failure: { kind: thrown.kind, message: thrown.message } };
  return { bug: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
}
