import { parentPort, workerData } from "node:worker_threads";
import type { SandboxCall } from "./callUnderWay.ts";
import { find, type Found, type FromKeeper, type KeeperData, type ToKeeper } from "./keeperMessages.ts";
import type { AskedAnswer } from "./messages.ts";
import { createWarm } from "./warm.ts";

/**
 * The thread that keeps sandboxes: it alone starts their processes, reads what they write and ends them. The processes end
 * with it, because the kernel takes the thread that started a process for its parent.
 */
if (!parentPort) throw new Error("keeperThread.ts runs as a worker thread only");
const port = parentPort;
const warm = createWarm(workerData as KeeperData);
const sources = new Map<number, PromiseWithResolvers<string>>();
const answers = new Map<number, PromiseWithResolvers<AskedAnswer>>();
const underWay = new Set<Promise<void>>();
let lastAsked = 0;

port.on("message", (message: ToKeeper) => {
  if (message.type === "run") {
    const done = run(message).finally(() => underWay.delete(done));
    underWay.add(done);
  } else if (message.type === "source") settle(sources, message.id, message.found);
  else if (message.type === "answer") settle(answers, message.asked, message.found);
  else void stop();
});

function tell(message: FromKeeper): void {
  port.postMessage(message);
}

async function run({ id, version, call }: ToKeeper & { type: "run" }): Promise<void> {
  const tools: Pick<SandboxCall, "readSource" | "ask"> = {
    readSource() {
      tell({ type: "source", id });
      return waitFor(sources, id);
    },
    ask(request, ending) {
      const asked = ++lastAsked;
      // Whoever is answered by nobody any more must not be remembered for ever.
      ending.addEventListener("abort", () => answers.delete(asked), { once: true });
      tell({ type: "ask", id, asked, request });
      return waitFor(answers, asked);
    },
  };
  tell({ type: "ended", id, found: await find(warm.run(version, { ...call, ...tools })) });
}

function waitFor<Value>(waiting: Map<number, PromiseWithResolvers<Value>>, id: number): Promise<Value> {
  const entry = Promise.withResolvers<Value>();
  waiting.set(id, entry);
  return entry.promise;
}

function settle<Value>(waiting: Map<number, PromiseWithResolvers<Value>>, id: number, found: Found<Value>): void {
  const entry = waiting.get(id);
  waiting.delete(id);
  if ("value" in found) entry?.resolve(found.value);
  else entry?.reject(new Error(found.fault));
}

async function stop(): Promise<void> {
  await warm.stop();
  await Promise.all(underWay);
  port.close();
}
