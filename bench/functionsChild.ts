import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order, Ready } from "./functionsServer.ts";

/** A server with functions deployed to it, in its own process, driven by messages. */
export interface FunctionsServer extends AsyncDisposable {
  readonly ready: Ready;
  order<Answer>(what: Order): Promise<Answer>;
}

export async function startFunctionsServer(folder: string, name: string): Promise<FunctionsServer> {
  const child = fork(new URL("./functionsServer.ts", import.meta.url), [join(folder, name)]);
  const [ready] = (await once(child, "message")) as [Ready];
  return {
    ready,
    async order<Answer>(what: Order) {
      child.send(what);
      return ((await once(child, "message")) as [Answer])[0];
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
