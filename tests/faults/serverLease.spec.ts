import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { WebSocket } from "ws";
import { Receiver } from "../../packages/server/testkit/receiving.ts";
import { Listening } from "../storage/listening.ts";
import { createDatabase, postgresSkip, query } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

/** Shorter than the lease of the delivery itself. */
const takeOverMs = (limits.server_lease_s + 2 * limits.poll_fallback_s) * 1000;

/** Of two servers, to which alice and bob are connected, the first gets a signal while an app has not answered its request. */
async function lose(signal: NodeJS.Signals) {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createDatabase());
  const folder = stack.use(quickFolder("lease"));
  const setting = { dataFolder: folder.path, databaseUrl: database.url };
  const first = stack.use(await startServer(setting));
  const app = stack.use(await Receiver.start());
  await subscribe(first, app.url);
  let isAnswering = false;
  const open: (() => void)[] = [];
  app.answer = (response) => void (isAnswering ? response.end() : open.push(() => response.end()));
  const second = stack.use(await startServer(setting));
  await connectTo(first, "alice");
  const bob = stack.use(new Listening(await socketUrl(second, "bob")));
  await bob.until("hello", ({ type }) => type === "hello");
  const aliceId = first.dev.users.find(({ name }) => name === "alice")?.id ?? "";
  bob.say({ type: "presence_sub", ids: [aliceId] });
  const hears = (presence: string) => async () =>
    bob.frames.some((frame) => frame["presence"] === presence && isAbout(frame, aliceId));
  await eventually("bob sees alice", hears("active"));
  // Paused for a moment, so that the first one delivers.
  second.signal("SIGSTOP");
  const body = { channel: first.dev.channels["random"], text: "hello" };
  await callApi(first.url, tokenOf(first, "bob"), "chat.postMessage", body);
  await eventually("the first server delivers", async () => app.received.length === 1);
  isAnswering = true;
  first.signal(signal);
  second.signal("SIGCONT");
  const all = stack.move();
  return {
    database,
    first,
    second,
    app,
    hearsAway: hears("away"),
    answerLate: () => open.forEach((answer) => answer()),
    servers: () => query<{ id: string }>(database.url, "select id from servers order by id"),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

describe("a server that shares its database", { skip: postgresSkip }, () => {
  test("loses everything with its lease when it is killed, and another takes over", async () => {
    await using world = await lose("SIGKILL");
    const startedMs = performance.now();

    await eventually("alice is away", world.hearsAway, takeOverMs);
    await eventually("the event is delivered again", async () => world.app.received.length === 2, takeOverMs);
    assert.ok(performance.now() - startedMs < takeOverMs);
    assert.equal(world.app.received[1]?.headers["x-slack-retry-num"], "1");
    assert.equal((await world.servers()).length, 1);
  });

  test("does not complete what another took over while it was paused, and comes back", async () => {
    await using world = await lose("SIGSTOP");

    await eventually("alice is away", world.hearsAway, takeOverMs);
    await eventually("the event is delivered again", async () => world.app.received.length === 2, takeOverMs);
    const pending = () => query(world.database.url, "select id, attempt, failed_ms from deliveries");
    await eventually("the other server completes it", async () => (await pending()).length === 0);
    world.answerLate();
    world.first.signal("SIGCONT");

    await eventually("the first has a lease again", async () => (await world.servers()).length === 2, takeOverMs);
    const { dev, url } = world.first;
    const answer = await callApi(url, tokenOf(world.first, "bob"), "chat.postMessage", {
      channel: dev.channels["random"],
      text: "again",
    });
    assert.equal(answer.ok, true);
    await eventually("the next event", async () => world.app.received.length === 3);
    assert.deepEqual(
      world.app.received.map(({ body }) => body.event["text"]),
      ["hello", "hello", "again"],
    );
    await eventually("it is acknowledged", async () => (await pending()).length === 0);
  });
});

function tokenOf({ dev }: ServerProcess, person: string): string {
  return dev.users.find(({ name }) => name === person)?.token ?? "";
}

async function socketUrl(server: ServerProcess, person: string): Promise<string> {
  const { url } = (await callApi(server.url, tokenOf(server, person), "rtm.connect", {})) as unknown as { url: string };
  return url.replace("localhost", "127.0.0.1");
}

async function connectTo(server: ServerProcess, person: string): Promise<void> {
  const socket = new WebSocket(await socketUrl(server, person));
  socket.on("error", () => {});
  await once(socket, "message");
}

function isAbout(frame: Readonly<Record<string, unknown>>, userId: string): boolean {
  return frame["user"] === userId || (frame["users"] as string[] | undefined)?.includes(userId) === true;
}

/** The dev app receives messages by request from now on. */
async function subscribe(server: ServerProcess, requestUrl: string): Promise<void> {
  const { config_token: author, apps } = server.dev;
  const app = apps.find(({ name }) => name === "Dev App");
  const { manifest } = await callApi(server.url, author, "apps.manifest.export", { app_id: app?.id });
  const settings = { event_subscriptions: { request_url: requestUrl, bot_events: ["message.channels"] } };
  const updated = await callApi(server.url, author, "apps.manifest.update", {
    app_id: app?.id,
    manifest: { ...manifest, settings },
  });
  assert.ok(updated.ok, JSON.stringify(updated));
}
