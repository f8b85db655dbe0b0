import { fork } from "node:child_process";
import type { SandboxCall } from "./callUnderWay.ts";
import type { EndedCall } from "./ended.ts";
import { find, type FromSupervisor, type ToSupervisor } from "./supervisorMessages.ts";
import type { Warm, WarmOptions } from "./warm.ts";

interface UnderWay {
  readonly call: SandboxCall;
  readonly ending: AbortController;
  readonly resolve: (ended: EndedCall) => void;
  readonly reject: (error: Error) => void;
}

export interface SandboxSupervisor extends Warm {
  readonly pid: number | undefined;
  /** Whether it has ended by itself and can run nothing more; another one can. */
  isBroken(): boolean;
}

/**
 * A separate process runs the sandboxes. Starting one blocks until the kernel has copied the starting process, and
 * all of its threads pause meanwhile: a server is large, and every caller would be held up. What functions
 * write comes as fast as they can write it, and is read there, too.
 */
export function openSandboxSupervisor(options: WarmOptions): SandboxSupervisor {
  const [execPath, ...before] = [...options.isolation.place, process.execPath];
  const child = fork(new URL("./supervisorProcess.ts", import.meta.url), [], {
    execPath,
    // Those of this process are for what it does itself: to test, to be inspected, to be profiled.
    execArgv: [...before, "--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  const calls = new Map<number, UnderWay>();
  const gone = Promise.withResolvers<void>();
  let lastId = 0;
  let broken: Error | undefined;

  child.on("message", (message: FromSupervisor) => void heed(message));
  child.once("exit", () => abandon(new Error("the process that keeps sandboxes has ended")));
  // It could not be started, or a message could not be sent: its results would be lost.
  child.on("error", (error) => {
    child.kill("SIGKILL");
    abandon(error);
  });
  send({ type: "open", options });

  function send(message: ToSupervisor): void {
    child.send(message);
  }

  function abandon(error: Error): void {
    broken ??= error;
    for (const { ending, reject } of calls.values()) {
      ending.abort(error);
      reject(error);
    }
    calls.clear();
    gone.resolve();
  }

  async function heed(message: FromSupervisor): Promise<void> {
    const underWay = calls.get(message.id);
    // A call that has ended waits for nothing any more.
    if (!underWay) return;
    const { call, ending, resolve, reject } = underWay;
    if (message.type === "source") {
      const found = await find(call.readSource());
      // The caller may have disconnected since.
      return broken ? undefined : send({ type: "source", id: message.id, found });
    }
    if (message.type === "ask") {
      const found = await find(call.ask(message.request, ending.signal));
      return broken ? undefined : send({ type: "answer", asked: message.asked, found });
    }
    if (message.type === "logs") return call.onLogs?.(message.lines);
    calls.delete(message.id);
    ending.abort(new Error("The call has ended."));
    if ("value" in message.found) resolve(message.found.value);
    else reject(new Error(message.found.fault));
  }

  return {
    pid: child.pid,
    run(version, call) {
      if (broken) return Promise.reject(broken);
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        calls.set(id, { call, ending: new AbortController(), resolve, reject });
        send({ type: "run", id, version, call: sendable(call) });
        const cancel = () => (calls.has(id) ? send({ type: "cancel", id }) : undefined);
        if (call.cancelled?.aborted) cancel();
        else call.cancelled?.addEventListener("abort", cancel, { once: true });
      });
    },
    async stop() {
      if (broken) return;
      send({ type: "stop" });
      await gone.promise;
    },
    isBroken: () => broken !== undefined,
  };
}

function sendable({ callbackId, body, context, deadlineMs, onLogs }: SandboxCall) {
  return { callbackId, body, context, deadlineMs, streamsLogs: onLogs !== undefined };
}
