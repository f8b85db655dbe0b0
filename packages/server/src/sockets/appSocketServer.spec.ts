import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import { WebSocket } from "ws";
import { createFaults } from "../control/faults.ts";
import { systemClock } from "../ports/ports.ts";
import { createAppSocketServer } from "./app.ts";
import { countOwnSlots } from "./socketSlots.ts";
import { attachSocketServers } from "./socketUpgrade.ts";

/** An app socket server that can be stopped, and that learns slowly whether an app may connect. */
async function openSocketServer(t: TestContext) {
  const answer = Promise.withResolvers<boolean>();
  const draining = { isOn: false };
  const socketServer = createAppSocketServer({
    fanOut: { listen: async () => () => {}, position: () => undefined, wake: () => {}, stop: () => {} },
    admission: { redeem: async () => ({ holder: { appId: "A1" }, admit: async () => ({ appId: "A1" }) }) },
    isSocketMode: () => answer.promise,
    onRoom: () => {},
    clock: systemClock,
    slots: countOwnSlots(),
    faults: createFaults().sockets,
  });
  const server = createServer();
  attachSocketServers(server, [socketServer], () => draining.isOn);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}${socketServer.path}?ticket=`;
  return { socketServer, draining, url, isWanted: answer.resolve };
}

test("a socket that comes while the server stops is sent away with the others", async (t) => {
  const { socketServer, draining, url, isWanted } = await openSocketServer(t);
  const socket = new WebSocket(`${url}1`);
  const heard: string[] = [];
  socket.on("message", (data: Buffer) => heard.push((JSON.parse(data.toString()) as { type: string }).type));
  await once(socket, "open");

  draining.isOn = true;
  const stopped = socketServer.drain();
  isWanted(true);
  const [code] = (await once(socket, "close")) as [number];
  await stopped;

  assert.equal(code, 1001);
  assert.deepEqual(heard, ["hello", "disconnect"]);
});

test("nobody is let in once the server stops", async (t) => {
  const { draining, url } = await openSocketServer(t);
  draining.isOn = true;

  const [error] = (await once(new WebSocket(`${url}1`), "error")) as [Error];

  assert.match(error.message, /503/);
});
