import assert from "node:assert/strict";
import { createServer, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { describe, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { attachDoors } from "./socketDoor.ts";

describe("the doors of sockets", () => {
  test("let in by path, and say when a crowd has come", async () => {
    const server = createServer();
    let come = 0;
    let crowds = 0;
    attachDoors(server, [{ path: "/socket/some", upgrade: () => void come++ }], () => void crowds++);
    const arrive = (url: string): PassThrough => {
      const request = new IncomingMessage(new Socket());
      request.url = url;
      const stream = new PassThrough();
      server.emit("upgrade", request, stream, Buffer.alloc(0));
      return stream;
    };

    assert.match(String(arrive("/socket/other").read()), /^HTTP\/1\.1 404 /);
    for (let at = 1; at < 1_999; at++) arrive("/socket/some?ticket=1");
    await turn();
    assert.deepEqual({ come, crowds }, { come: 1_998, crowds: 0 });

    arrive("/socket/some");
    await turn();
    assert.deepEqual({ come, crowds }, { come: 1_999, crowds: 1 });
  });
});
