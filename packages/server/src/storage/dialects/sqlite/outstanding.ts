import { StoreFailure } from "../../../ports/failures.ts";
import type { WriteResult } from "../../job.ts";
import type { WireAnswer } from "./writerWire.ts";

interface Asked {
  resolve(result: WriteResult): void;
  reject(error: Error): void;
}

/** The writes that the writer thread has not answered yet. */
export class Outstanding {
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  #broken: StoreFailure | undefined;

  get count(): number {
    return this.#asked.size;
  }

  /** Set once nobody is left who could answer. */
  get broken(): StoreFailure | undefined {
    return this.#broken;
  }

  add(asked: Asked): number {
    this.#asked.set(++this.#lastId, asked);
    return this.#lastId;
  }

  /** Resolves with the answer to what is sent under the id. */
  ask(send: (id: number) => void): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      if (this.#broken) return reject(this.#broken);
      send(this.add({ resolve, reject }));
    });
  }

  settle(id: number, answer: WireAnswer): void {
    // They were answered with an unknown result.
    if (this.#broken) return;
    const asked = this.#asked.get(id);
    if (!asked) throw new Error(`the writer answered ${id}, which nobody asked for`);
    this.#asked.delete(id);
    if ("ok" in answer) asked.resolve(answer);
    else if ("failure" in answer) asked.reject(new StoreFailure(answer.failure.kind, answer.failure.message));
    else asked.reject(new Error("a write operation threw", { cause: answer.bug }));
  }

  /** What was on its way may or may not have been committed: nobody is left to ask. */
  abandon(why: string, cause?: unknown): void {
    this.#broken ??= new StoreFailure("unknown", why, cause);
    for (const { reject } of this.#asked.values()) reject(this.#broken);
    this.#asked.clear();
  }
}
