import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, test } from "node:test";
import { startRandomRouter } from "../compat/randomRouter.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./freePort.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { StubbornApp } from "./stubbornApp.ts";
import { callApi, listenOverSocket } from "./subscribing.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const rounds = roundsOf("PLATFORM_ROLLING");
const postersAtOnce = 4;

interface Standing {
  readonly server: ServerProcess;
  /** Where it really listens. */
  readonly url: string;
}

/** Two servers on one database behind a balancer, an app that listens, and people who do not stop talking. */
async function busyPair() {
  await using stack = new AsyncDisposableStack();
  const { url: databaseUrl } = stack.use(await createDatabase());
  const { path: dataFolder } = stack.use(quickFolder("rolling"));
  const router = stack.use(await startRandomRouter());
  const start = async (): Promise<Standing> => {
    const port = await freePort();
    const server = await startServer({ dataFolder, databaseUrl, baseUrl: router.url, port });
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
    /** Ends one server and starts another in its place; the balancer knows of it, or finds out. */
    async replace(place: 0 | 1, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
      const { server } = standing[place];
      const rest = everybody().toSpliced(place, 1);
      if (signal === "SIGTERM") router.targets = rest;
      server.signal(signal);
      await server.ended;
      router.targets = rest;
      standing[place] = await start();
      router.targets = everybody();
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Posts until told to stop; tells what was acknowledged, and what was not. */
function talk({ url, dev }: Awaited<ReturnType<typeof busyPair>>) {
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

// Both at once: most of it is waiting for servers to start and to end.
describe("two servers on one PostgreSQL", { skip: postgresSkip, concurrency: 2 }, () => {
  test("are restarted in turn under load, and no call fails and no event is lost", { timeout: 300_000 }, async () => {
    await using pair = await busyPair();
    const talking = talk(pair);

    for (let round = 0; round < rounds; round++) {
      await pair.replace(0, "SIGTERM");
      await pair.replace(1, "SIGTERM");
    }
    const { posted, failures } = await talking.stop();

    assert.deepEqual(failures, []);
    await eventually("every post is heard", async () => posted.every((text) => pair.app.heard.has(text)), 120_000);
  });

  test("lose nothing that was acknowledged when either is killed", { timeout: 300_000 }, async () => {
    await using pair = await busyPair();
    const talking = talk(pair);

    await pair.replace(0, "SIGKILL");
    await pair.replace(1, "SIGKILL");
    const { posted } = await talking.stop();

    assert.ok(posted.length > 0);
    await eventually("every post is heard", async () => posted.every((text) => pair.app.heard.has(text)), 120_000);
  });
});
