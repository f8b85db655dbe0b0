import type { SandboxCall } from "./callUnderWay.ts";
import { find, type Found, type FromSupervisor, type ToSupervisor } from "./supervisorMessages.ts";
import type { AskedAnswer } from "./messages.ts";
import { createWarm, type Warm } from "./warm.ts";

/**
 * The process that keeps sandboxes: it alone starts them, reads what they write and ends them. It ends with the server, and
 * they with it: when the line to the server is cut it ends them, and if it is killed itself, the kernel does.
 */
const sources = new Map<number, PromiseWithResolvers<string>>();
const answers = new Map<number, PromiseWithResolvers<AskedAnswer>>();
const cancelling = new Map<number, AbortController>();
const underWay = new Set<Promise<void>>();
let warm: Warm | undefined;
let lastAsked = 0;

// Meant for the server, which then decides when to stop: stopping at once would end functions that may still complete.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => undefined);
process.on("disconnect", () => void stop());
process.on("message", (message: ToSupervisor) => {
  if (message.type === "open") warm = createWarm(message.options);
  else if (message.type === "run") {
    const done = run(message).finally(() => underWay.delete(done));
    underWay.add(done);
  } else if (message.type === "cancel") cancelling.get(message.id)?.abort();
  else if (message.type === "source") settle(sources, message.id, message.found);
  else if (message.type === "answer") settle(answers, message.asked, message.found);
  else void stop();
});

/** Resolves when the message is on its way: a process that exits earlier loses it. */
function send(message: FromSupervisor): Promise<void> {
  // A server that has ended waits for nothing.
  if (!process.connected) return Promise.resolve();
  return new Promise((resolve) => void process.send?.(message, undefined, undefined, () => resolve()));
}

async function run({ id, version, call }: ToSupervisor & { type: "run" }): Promise<void> {
  if (!warm) throw new Error("a call came before the line was opened");
  const cancel = new AbortController();
  cancelling.set(id, cancel);
  const tools: Pick<SandboxCall, "readSource" | "ask" | "cancelled" | "onLogs"> = {
    cancelled: cancel.signal,
    ...(call.streamsLogs && { onLogs: (lines) => void send({ type: "logs", id, lines }) }),
    readSource() {
      void send({ type: "source", id });
      return waitFor(sources, id);
    },
    ask(request, ending) {
      const asked = ++lastAsked;
      // A call that will get no answer must not be kept forever.
      ending.addEventListener("abort", () => answers.delete(asked), { once: true });
      void send({ type: "ask", id, asked, request });
      return waitFor(answers, asked);
    },
  };
  const found = await find(warm.run(version, { ...call, ...tools }));
  cancelling.delete(id);
  await send({ type: "ended", id, found });
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
  await warm?.stop();
  // A call whose code the server was asked for would wait for ever once the line is cut.
  if (process.connected) await Promise.all(underWay);
  process.exit();
}
