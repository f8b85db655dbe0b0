import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { AppListener } from "../../testkit/appListener.ts";
import { type AppDoor, createAppDoor } from "./app.ts";

/** A door whose sockets live for a moment. */
async function openDoor(): Promise<AsyncDisposable & { readonly door: AppDoor; readonly url: string }> {
  const door = createAppDoor({
    readTicket: (appId) => ({ appId }),
    isSocketMode: async () => true,
    onRoom: () => {},
    life: { lifeS: 0.2, warningS: 0.1 },
  });
  const server = createServer();
  server.on("upgrade", (request, stream, head) => {
    door.upgrade(new URL(request.url ?? "/", "http://localhost"), request, stream, head);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    door,
    url: `ws://127.0.0.1:${port}/socket/app?ticket=A1`,
    async [Symbol.asyncDispose]() {
      await door.stop();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

describe("the life of an app's socket", () => {
  test("is told in the greeting, ends with a warning before it, and the app is asked to come again", async () => {
    await using opened = await openDoor();
    await using app = new AppListener(opened.url);
    const closed = once(app.socket, "close");

    const frames = [await app.next(), await app.next(), await app.next()];
    const [code] = (await closed) as [number];

    assert.match(JSON.stringify(frames[0]), /"approximate_connection_time":0\.2/);
    assert.deepEqual(
      frames.map(({ type, reason }) => [type, reason]),
      [
        ["hello", undefined],
        ["disconnect", "warning"],
        ["disconnect", "refresh_requested"],
      ],
    );
    assert.equal(code, 1000);
  });

  test("is over for new envelopes once it was warned", async () => {
    await using opened = await openDoor();
    await using app = new AppListener(opened.url);
    await app.next();
    await app.next();

    const outcome = await opened.door.send("A1", { type: "events_api", payload: "{}", acceptsAnswer: false });
    assert.deepEqual([opened.door.roomOf("A1"), outcome], [0, { kind: "no_connection" }]);
  });
});
