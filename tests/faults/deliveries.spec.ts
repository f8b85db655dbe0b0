import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, test } from "node:test";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { type CuttingProxy, startCuttingProxy } from "./cuttingProxy.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./freePort.ts";
import { Random } from "./random.ts";
import { type DevFile, type ServerProcess, type ServerSetting, startServer } from "./serverProcess.ts";
import { StubbornApp } from "./stubbornApp.ts";
import { type ApiAnswer, callApi, listenOverSocket } from "./subscribing.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const events = roundsOf("PLATFORM_DELIVERIES");
const kills = Math.max(1, Math.round(events / 2_000));
const seed = Number(process.env["PLATFORM_DELIVERY_SEED"] ?? Date.now() % 1_000_000_000);
const postersAtOnce = 8;
/** For the posts between two kills, each of which goes to the disk by itself when nobody else posts. */
const postsPatienceMs = 60_000 + (events / kills) * 50;

/** A server that is killed and started again on the same port, with the same data. */
class Phoenix implements AsyncDisposable {
  #server: ServerProcess;
  readonly #setting: ServerSetting;

  private constructor(setting: ServerSetting, server: ServerProcess) {
    this.#setting = setting;
    this.#server = server;
  }

  static async start(setting: ServerSetting): Promise<Phoenix> {
    return new Phoenix(setting, await startServer(setting));
  }

  get url(): string {
    return `http://127.0.0.1:${this.#setting.port}`;
  }

  get dev(): DevFile {
    return this.#server.dev;
  }

  async kill(): Promise<void> {
    this.#server.signal("SIGKILL");
    await this.#server.ended;
    this.#server = await startServer(this.#setting);
  }

  /** Asked again until there is an answer: the server may just be away. */
  async call(token: string, method: string, body: object): Promise<ApiAnswer> {
    for (;;) {
      const answer = await callApi(this.url, token, method, body).catch(() => undefined);
      if (answer && answer.error !== "service_unavailable" && answer.error !== "ratelimited") return answer;
      await sleep(20);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server[Symbol.asyncDispose]();
  }
}

/** Posts texts that are all different, each until it is acknowledged. */
async function postAll(server: Phoenix, texts: string[]): Promise<void> {
  const token = server.dev.users.find(({ name }) => name === "bob")?.token ?? "";
  const { random: channel } = server.dev.channels;
  const post = async (): Promise<void> => {
    for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
      const { ok, error } = await server.call(token, "chat.postMessage", { channel, text, client_msg_id: text });
      assert.ok(ok, error ?? "");
    }
  };
  await Promise.all(Array.from({ length: postersAtOnce }, post));
}

async function postUnderFire(setting: Omit<ServerSetting, "port">): Promise<{ proxy: CuttingProxy; app: StubbornApp }> {
  const random = new Random(seed);
  await using proxy = await startCuttingProxy(random);
  proxy.target = await freePort();
  await using server = await Phoenix.start({ ...setting, port: proxy.target, baseUrl: proxy.url });
  await using app = new StubbornApp(proxy.url, await listenOverSocket(server.url, server.dev));
  await eventually("the app is connected", async () => app.connections > 0, 30_000);
  proxy.isCutting = true;

  const texts = Array.from({ length: events }, (_, at) => `event ${at}`);
  const left = [...texts];
  const posting = postAll(server, left);
  for (let kill = 1; kill <= kills; kill++) {
    const until = events - (kill * events) / (kills + 1);
    await eventually("the posts go on", async () => left.length <= until, postsPatienceMs);
    await server.kill();
  }
  await posting;
  await eventually("every event is heard", async () => app.heard.size >= events, 120_000 + events * 20);
  assert.deepEqual([...app.heard.keys()].toSorted(), texts.toSorted(), `seed ${seed}`);
  return { proxy, app };
}

// Both at once: most of it is waiting for what was cut to be sent again.
describe("events over sockets that are cut at any byte, from a server that is killed", { concurrency: 2 }, () => {
  const timeout = 300_000 + events * 40;

  test("are all heard on SQLite", { timeout }, async () => {
    using folder = quickFolder("deliveries");
    const { proxy, app } = await postUnderFire({ dataFolder: folder.path });

    assert.ok(proxy.cuts > 0 && app.connections > kills, `${proxy.cuts} cuts, ${app.connections} connections`);
  });

  test("are all heard on PostgreSQL", { skip: postgresSkip, timeout }, async () => {
    using folder = quickFolder("deliveries");
    await using database = await createDatabase();
    const { proxy, app } = await postUnderFire({ dataFolder: folder.path, databaseUrl: database.url });

    assert.ok(proxy.cuts > 0 && app.connections > kills, `${proxy.cuts} cuts, ${app.connections} connections`);
  });
});
