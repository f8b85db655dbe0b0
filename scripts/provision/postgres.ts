import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { typeScriptFlags } from "../../packages/cli/bin/runtime.mjs";
import { postgresBinaries } from "./postgresBinaries.ts";

export interface PrivatePostgres extends AsyncDisposable {
  /** As superuser, on a TCP port that stays the same over crash and restart. */
  url: string;
  /** Ends the server and all its children with SIGKILL, as a power cut would. */
  crash(): Promise<void>;
  /** Starts it again on the same data, after a crash or instead of one. */
  restart(): Promise<void>;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Where its data is; on the quickest disk, unless named. */
  readonly folder?: string;
  /** Settings besides those of the tests, as in `shared_buffers=1GB`. */
  readonly settings?: readonly string[];
}

/** Starts a PostgreSQL of our own in a fresh folder. It ends with this process at the latest, even on SIGKILL. */
export async function startPostgres(binaries?: string, options: PostgresOptions = {}): Promise<PrivatePostgres> {
  if (process.platform === "win32") throw new Error("A private PostgreSQL is not supported on Windows.");
  const found = binaries ?? (await postgresBinaries());
  const keeper = fork(fileURLToPath(new URL("keepPostgres.ts", import.meta.url)), [JSON.stringify(options)], {
    execArgv: typeScriptFlags(process.versions.node),
    // Its own session: a Ctrl-C or a kill of our process group must not reach it before it has cleaned up.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const stop = async (): Promise<void> => {
    if (keeper.exitCode !== null || keeper.signalCode !== null) return;
    if (keeper.connected) keeper.disconnect();
    await once(keeper, "exit");
  };
  try {
    return {
      url: await order(keeper, "start", found),
      crash: async () => void (await order(keeper, "crash")),
      restart: async () => void (await order(keeper, "restart")),
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function order(keeper: ChildProcess, name: "start" | "crash" | "restart", argument?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error("The process that keeps PostgreSQL ended."));
    keeper.once("exit", onExit);
    keeper.once("message", (message: { result?: string; failure?: string }) => {
      keeper.off("exit", onExit);
      if (message.failure === undefined) resolve(message.result ?? "");
      else reject(new Error(message.failure));
    });
    keeper.send({ order: name, argument });
  });
}
