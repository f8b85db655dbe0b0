import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { type WebSocket as ServerSocket, WebSocketServer } from "ws";
import { eventually } from "../../testkit/eventually.ts";
import { backOffMs, type Envelope, keepSocket } from "./keepSocket.ts";

/** A server that greets each client, and one that keeps its socket with it. */
async function serving(options: { isUp?: () => boolean; greets?: boolean } = {}) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => void server.once("listening", resolve));
  const sockets: ServerSocket[] = [];
  const heard: string[] = [];
  server.on("connection", (socket) => {
    sockets.push(socket);
    socket.on("message", (data) => void heard.push((data as Buffer).toString()));
    if (options.greets !== false) socket.send(JSON.stringify({ type: "hello" }));
  });
  const ending = new AbortController();
  const notes: string[] = [];
  const waits: number[] = [];
  const received: Envelope[] = [];
  const replies: ((text: string) => void)[] = [];
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const over = keepSocket({
    openUrl: async () => (options.isUp?.() === false ? undefined : url),
    receive(envelope, reply) {
      received.push(envelope);
      replies.push(reply);
    },
    view: { note: (event) => void notes.push(event), fail: () => {}, printing: () => () => {} },
    ending: ending.signal,
    wait: async (ms) => void waits.push(ms),
  });
  return {
    sockets,
    heard,
    notes,
    waits,
    received,
    replies,
    over,
    connections: (count: number) => eventually(`${count} connections`, () => sockets[count - 1]),
    stop: async () => {
      ending.abort();
      await over;
    },
    [Symbol.asyncDispose]: async () => {
      ending.abort();
      await over.catch(() => {});
      for (const client of server.clients) client.terminate();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

describe("The socket of a local run", () => {
  test("passes on what comes, and sends replies the same way", async () => {
    await using world = await serving();
    const socket = await world.connections(1);
    for (const noise of ["no JSON", "5", "null", '{"type":"later"}']) socket.send(noise);
    socket.send(JSON.stringify({ envelope_id: "e1", type: "events_api", payload: { a: 1 } }));
    await eventually("the envelope", () => world.received[0]);
    world.replies[0]?.("reply");
    await eventually("the reply", () => world.heard[0]);
    assert.deepEqual([world.received.length, world.heard, world.notes], [1, ["reply"], ["connected"]]);
    await world.stop();
  });

  test("is opened again when it is lost, after a growing pause", async () => {
    let tries = 0;
    await using world = await serving({ isUp: () => tries++ === 0 || tries > 5 });
    (await world.connections(1)).terminate();
    await world.connections(2);
    await eventually("both greetings", () => (world.notes.length === 3 ? true : undefined));
    assert.deepEqual(world.notes, ["connected", "disconnected", "connected"]);
    assert.equal(world.waits.length, 5);
    assert.deepEqual(
      world.waits,
      world.waits.toSorted((a, b) => a - b),
    );
  });

  test("is renewed without a pause when the server asks, and the old one serves until then", async () => {
    await using world = await serving();
    const first = await world.connections(1);
    const closed = new Promise((resolve) => void first.once("close", resolve));
    first.send(JSON.stringify({ type: "disconnect", reason: "refresh_requested" }));
    first.send(JSON.stringify({ envelope_id: "late", type: "events_api" }));
    await world.connections(2);
    await closed;
    assert.deepEqual([world.waits, world.received.map(({ envelope_id }) => envelope_id)], [[], ["late"]]);
  });

  test("is not asked for over and over by a server that never greets", async () => {
    await using world = await serving({ greets: false });
    (await world.connections(1)).send(JSON.stringify({ type: "disconnect", reason: "too_many_websockets" }));
    await world.connections(2);
    assert.equal(world.waits.length, 1);
  });

  test("is given up when the app may have none", async () => {
    await using world = await serving();
    const failed = assert.rejects(world.over, { code: "socket_refused" });
    (await world.connections(1)).send(JSON.stringify({ type: "disconnect", reason: "link_disabled" }));
    await failed;
  });

  test("waits longer each time, up to half a minute, and never exactly as long as others", () => {
    assert.deepEqual(
      [0, 1, 2, 10].map((failures) => backOffMs(failures, () => 1)),
      [500, 1_000, 2_000, 30_000],
    );
    assert.equal(
      backOffMs(10, () => 0),
      15_000,
    );
  });
});
