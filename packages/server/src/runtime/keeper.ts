import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SandboxCall } from "./callUnderWay.ts";
import type { EndedCall } from "./ended.ts";
import { find, type FromKeeper, type KeeperData, type ToKeeper } from "./keeperMessages.ts";
import type { Warm } from "./warm.ts";

interface UnderWay {
  readonly call: SandboxCall;
  readonly ending: AbortController;
  readonly resolve: (ended: EndedCall) => void;
  readonly reject: (error: Error) => void;
}

export interface Keeper extends Warm {
  /** Whether it has ended by itself and can run nothing more; another one can. */
  isBroken(): boolean;
}

/**
 * Sandboxes are kept by a thread of their own. To start a process is to wait until the kernel has copied this one, and what
 * functions write comes as fast as they can write it: either would hold up everybody who calls the server.
 */
export function openKeeper(data: KeeperData): Keeper {
  const worker = new Worker(new URL("./keeperThread.ts", import.meta.url), { workerData: data, name: "keeper" });
  const calls = new Map<number, UnderWay>();
  const gone = once(worker, "exit").then(() => abandon(new Error("the thread that keeps sandboxes has ended")));
  let lastId = 0;
  let broken: Error | undefined;

  worker.on("message", (message: FromKeeper) => void heed(message));
  worker.on("error", (error) => abandon(error instanceof Error ? error : new Error(String(error))));

  function tell(message: ToKeeper): void {
    worker.postMessage(message);
  }

  function abandon(error: Error): void {
    broken ??= error;
    for (const { ending, reject } of calls.values()) {
      ending.abort(error);
      reject(error);
    }
    calls.clear();
  }

  async function heed(message: FromKeeper): Promise<void> {
    const underWay = calls.get(message.id);
    // A call that has ended waits for nothing any more.
    if (!underWay) return;
    const { call, ending, resolve, reject } = underWay;
    if (message.type === "source") {
      return tell({ type: "source", id: message.id, found: await find(call.readSource()) });
    }
    if (message.type === "ask") {
      return tell({
        type: "answer",
        asked: message.asked,
        found: await find(call.ask(message.request, ending.signal)),
      });
    }
    calls.delete(message.id);
    ending.abort(new Error("The call has ended."));
    if ("value" in message.found) resolve(message.found.value);
    else reject(new Error(message.found.fault));
  }

  return {
    run(version, call) {
      if (broken) return Promise.reject(broken);
      const { callbackId, body, context, deadlineMs } = call;
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        calls.set(id, { call, ending: new AbortController(), resolve, reject });
        tell({ type: "run", id, version, call: { callbackId, body, context, deadlineMs } });
      });
    },
    async stop() {
      tell({ type: "stop" });
      await gone;
    },
    isBroken: () => broken !== undefined,
  };
}
