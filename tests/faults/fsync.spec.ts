import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ApiClient, type Reply } from "./apiClient.ts";
import { auditRows, nothing } from "./audit.ts";
import { temporaryFolder } from "./dataFolder.ts";
import { readSqlite } from "./databaseRows.ts";
import { Random } from "./random.ts";
import { startServer } from "./serverProcess.ts";
import { injecting, straceSkip } from "./strace.ts";
import { ClientLog, writeUntilGone } from "./workload.ts";

describe("an fsync that fails", { skip: straceSkip }, () => {
  for (const [which, rule] of [
    ["from then on", "fsync:error=EIO:when=15+"],
    ["once, so that the next one would falsely succeed", "fsync:error=EIO:when=15"],
  ] as const) {
    test(`${which}: the call fails as fatal, nothing more is acknowledged, the server ends, and all that was acknowledged is kept`, async () => {
      using folder = temporaryFolder("fsync");
      // The workspace exists before the disk begins to fail.
      await (await startServer({ dataFolder: folder.path }))[Symbol.asyncDispose]();
      await using server = await startServer({ dataFolder: folder.path, under: injecting(rule) });
      using client = new ApiClient(server.url, server.dev.users.find((user) => user.name === "alice")?.token ?? "");
      const log = new ClientLog();
      log.channels.push(server.dev.channels["general"] ?? "");

      await writeUntilGone(client, log, new Random(15), 4);
      const ending = await server.ended;

      assert.deepEqual(ending, { code: 1, signal: null }, server.printed());
      assert.match(server.printed(), /SQLITE_IOERR_FSYNC.*Check the disk/);
      assert.doesNotMatch(server.printed(), /This is a bug/);
      const refused = new Set(log.attempts.flatMap((attempt) => attempt.refused ?? []));
      assert.ok(refused.has("fatal_error"), `refused with ${[...refused].join(", ")}`);
      assert.ok(log.acknowledged > 5);
      assertNoneAfterFailure(log);
      assert.deepEqual(auditRows(readSqlite(folder.path), log), nothing);

      await using again = await startServer({ dataFolder: folder.path });
      using later = new ApiClient(again.url, again.dev.users.find((user) => user.name === "alice")?.token ?? "");
      const reply: Reply = await later.call("chat.postMessage", {
        channel: again.dev.channels["general"],
        text: "message after",
      });
      assert.equal(reply.body.ok, true);
    });
  }
});

/** Attempts are logged in the order they were made; a call after the signal must not be acknowledged. */
function assertNoneAfterFailure(log: ClientLog): void {
  const failedAt = log.attempts.findIndex((attempt) => attempt.refused === "fatal_error");
  const late = log.attempts
    .slice(failedAt + 4)
    .filter((attempt) => attempt.kind === "message" && attempt.ts !== undefined);
  assert.deepEqual(late, []);
}
