import { setTimeout as sleep } from "node:timers/promises";
import { startRandomRouter } from "../compat/randomRouter.ts";
import { createDatabase } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./freePort.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { StubbornApp } from "./stubbornApp.ts";
import { callApi, listenOverSocket } from "./subscribing.ts";

const postersAtOnce = 4;

export interface Standing {
  readonly server: ServerProcess;
  /** Where it really listens. */
  readonly url: string;
}

/** Two servers on one database behind a balancer, an app that listens, and people who do not stop talking. */
export async function busyPair() {
  await using stack = new AsyncDisposableStack();
  const { url: databaseUrl } = stack.use(await createDatabase());
  const { path: dataFolder } = stack.use(quickFolder("rolling"));
  const router = stack.use(await startRandomRouter());
  const start = async (under: readonly string[] = []): Promise<Standing> => {
    const port = await freePort();
    const server = await startServer({ dataFolder, databaseUrl, baseUrl: router.url, port, under });
    return { server, url: `http://127.0.0.1:${port}` };
  };
  const standing: [Standing, Standing] = [await start(), await start()];
  stack.defer(async () => {
    for (const { server } of standing) await server[Symbol.asyncDispose]();
  });
  const { dev } = standing[0].server;
  const everybody = () => standing.map(({ url }) => url);
  router.targets = everybody();
  const app = stack.use(new StubbornApp(router.url, await listenOverSocket(router.url, dev)));
  await eventually("the app is connected", async () => app.connections > 0, 30_000);
  const all = stack.move();
  return {
    app,
    url: router.url,
    dev,
    databaseUrl,
    standing,
    /** Starts one of these beside them, which the balancer does not know. */
    start,
    /** Ends one server and starts another in its place, under a program; the balancer knows of it, or finds out. */
    async replace(place: 0 | 1, signal: "SIGTERM" | "SIGKILL", under?: readonly string[]): Promise<void> {
      const { server } = standing[place];
      const rest = everybody().toSpliced(place, 1);
      if (signal === "SIGTERM") router.targets = rest;
      server.signal(signal);
      await server.ended;
      router.targets = rest;
      standing[place] = await start(under);
      router.targets = everybody();
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Posts until told to stop; tells what was acknowledged, and what was not. */
export function talk({ url, dev }: Awaited<ReturnType<typeof busyPair>>) {
  const token = dev.users.find(({ name }) => name === "bob")?.token ?? "";
  const channel = dev.channels["random"];
  const posted: string[] = [];
  const failures: string[] = [];
  let isOver = false;
  const post = async (poster: number): Promise<void> => {
    for (let at = 0; !isOver; at++) {
      const text = `post ${poster}.${at}`;
      try {
        const { ok, error } = await callApi(url, token, "chat.postMessage", { channel, text });
        if (ok) posted.push(text);
        else failures.push(error ?? "refused");
      } catch (error) {
        failures.push((error as Error).message);
      }
      await sleep(5);
    }
  };
  const posting = Promise.all(Array.from({ length: postersAtOnce }, (_, poster) => post(poster)));
  return {
    async stop() {
      isOver = true;
      await posting;
      return { posted, failures };
    },
  };
}
