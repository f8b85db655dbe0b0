import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { temporaryFolder } from "./dataFolder.ts";
import { StartEnded, startServer } from "./serverProcess.ts";
import { injecting, straceSkip } from "./strace.ts";

describe("the first start", () => {
  test("can be killed while it writes the server's key, and the next one succeeds", { skip: straceSkip }, async () => {
    using folder = temporaryFolder("key");
    const key = `${folder.path}/server.key`;

    const killed = startServer({
      dataFolder: folder.path,
      under: [...injecting("write:signal=SIGKILL:when=1"), "-P", key],
    });
    await killed.then(
      (server) => server[Symbol.asyncDispose](),
      (error: unknown) => assert.ok(error instanceof StartEnded),
    );

    await using server = await startServer({ dataFolder: folder.path });
    assert.ok(server.dev.users.length > 0);
  });
});
