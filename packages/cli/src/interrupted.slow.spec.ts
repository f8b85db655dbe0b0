import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../bin/platform.mjs", import.meta.url));

test("a command that is interrupted while it waits for the server ends with 130 and reports no bug", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  using stack = new DisposableStack();
  stack.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [program, "api", "auth.test", "--base-url", url, "--token", "xoxb-1"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, "exit");

  await once(server, "request");
  child.kill("SIGINT");

  assert.deepEqual(await ended, [130, null]);
  assert.deepEqual(await said, ["", ""]);
});
