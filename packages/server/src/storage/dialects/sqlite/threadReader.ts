import { Worker } from "node:worker_threads";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly failed: string };

interface Asked {
  resolve(result: QueryResult<never>): void;
  reject(error: Error): void;
}

/** It takes more than 10 MB, and most servers are hardly ever asked what it is for. */
const keptMs = 60_000;

/**
 * A connection on a thread of its own, which starts with the first question. What is read on the thread of the calls keeps
 * them all waiting: a search for a word that a million messages have would stop a server for more than a second.
 */
export class ThreadReader implements DatabaseConnection {
  readonly #path: string;
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  #worker: Worker | undefined;
  #isClosed = false;
  #ending: NodeJS.Timeout | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isClosed) throw new Error("the store is closed");
    clearTimeout(this.#ending);
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    this.#worker.postMessage({ id, sql, parameters } satisfies Question);
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  streamQuery(): never {
    throw new Error("what is read aside is read whole");
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
    this.#refuseAll();
  }

  /** Ends the thread once it has answered. */
  async #end(): Promise<void> {
    clearTimeout(this.#ending);
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    const gone = new Promise((resolve) => worker.once("exit", resolve));
    worker.postMessage("close");
    await gone;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./readerThread.ts", import.meta.url), {
      workerData: this.#path,
      name: "reader",
    });
    worker.on("message", (reply: Reply) => this.#hear(reply));
    worker.on("error", (error) => this.#giveUp(worker, error));
    worker.on("exit", () => this.#giveUp(worker));
    return worker;
  }

  #hear(reply: Reply): void {
    const asked = this.#asked.get(reply.id);
    this.#asked.delete(reply.id);
    if ("rows" in reply) asked?.resolve({ rows: reply.rows as never[] });
    else asked?.reject(new Error(reply.failed));
    if (this.#asked.size === 0) this.#ending = setTimeout(() => void this.#end(), keptMs).unref();
  }

  /** It ended by itself: the next question starts another one. */
  #giveUp(worker: Worker, cause?: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#refuseAll(cause);
  }

  #refuseAll(cause?: unknown): void {
    for (const { reject } of this.#asked.values()) reject(new Error("the reader thread ended", { cause }));
    this.#asked.clear();
  }
}
