import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { StoreFailure } from "@platform/server/ports/failures.ts";
import { mark } from "../storage/operations/mark.ts";
import { openAt } from "../storage/storeKinds.ts";
import { createDatabase, postgresSkip, query } from "../storage/testPostgres.ts";
import { byNobody } from "../storage/writeAs.ts";
import { ApiClient, type Reply } from "./apiClient.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { startPostgresProxy } from "./postgresProxy.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";

describe("a connection to PostgreSQL that breaks", { skip: postgresSkip }, () => {
  for (const [mode, isKept] of [
    ["cut before commit", false],
    ["cut after commit", true],
  ] as const) {
    test(`${mode.replace("cut ", "")} leaves the outcome unknown to the caller, and the pool whole`, async () => {
      await using database = await createDatabase();
      await using proxy = await startPostgresProxy(database.url);
      await using store = await openAt({ kind: "postgres", url: proxy.url, connections: 2 });

      proxy.mode = mode;
      for (let round = 0; round < 6; round++) {
        await assert.rejects(store.write(mark, byNobody, { key: `k${round}` }), (error) => {
          assert.ok(error instanceof StoreFailure, String(error));
          return error.kind === "unknown";
        });
      }
      proxy.mode = "pass";

      assert.equal((await store.write(mark, byNobody, { key: "after" })).ok, true);
      assert.equal(proxy.cuts, 6);
      const [row] = await query<{ count: string }>(
        database.url,
        "select count(*) as count from meta where key like 'k%'",
      );
      assert.equal(Number(row?.count), isKept ? 6 : 0);
    });
  }
});

describe("a server whose PostgreSQL", { skip: postgresSkip }, () => {
  for (const [mode, words] of [
    ["refuse", "goes away"],
    ["stall", "falls silent"],
  ] as const) {
    test(`${words} asks callers to come back, says that it is not ready, and recovers by itself`, async () => {
      using folder = quickFolder("loss");
      await using database = await createDatabase();
      await using proxy = await startPostgresProxy(database.url);
      await using server = await startServer({ dataFolder: folder.path, databaseUrl: proxy.url });
      using client = clientOf(server);
      const channel = server.dev.channels["general"];
      const callAll = (): Promise<Reply>[] => [
        ...Array.from({ length: 30 }, () => client.call("chat.postMessage", { channel, text: "hello" })),
        ...Array.from({ length: 30 }, () => client.call("conversations.history", { channel })),
      ];
      await Promise.all(callAll());

      // Some calls are under way when it happens; those may meet it at their commit, whose outcome nobody knows then.
      const caught = callAll();
      proxy.mode = mode;
      for (const { body } of await Promise.all(caught)) {
        assert.ok(body.ok || ["service_unavailable", "fatal_error"].includes(body.error ?? ""), JSON.stringify(body));
      }
      const started = performance.now();
      const refused = await Promise.all(callAll());
      const tookMs = performance.now() - started;

      for (const { status, headers, body } of refused) {
        assert.equal(body.error, "service_unavailable", JSON.stringify(body));
        assert.equal(status, 503);
        assert.ok(Number(headers["retry-after"]) > 0);
      }
      // Each waits five seconds at most, and all of them at once: one after the other they would take minutes.
      assert.ok(tookMs < 60_000, `it took ${Math.round(tookMs)} ms to say so`);
      assert.equal(await client.status("/readyz"), 503);
      assert.equal(await client.status("/healthz"), 200);

      proxy.mode = "pass";
      await eventually("the server recovers", async () => (await client.status("/readyz")) === 200);
      for (const { body } of await Promise.all(callAll())) assert.equal(body.ok, true, JSON.stringify(body));

      server.signal("SIGTERM");
      assert.deepEqual(await server.ended, { code: 0, signal: null }, server.printed());
    });
  }

  test("breaks the connection at a commit says that it does not know, and goes on", async () => {
    using folder = quickFolder("loss");
    await using database = await createDatabase();
    await using proxy = await startPostgresProxy(database.url);
    await using server = await startServer({ dataFolder: folder.path, databaseUrl: proxy.url });
    using client = clientOf(server);
    const channel = server.dev.channels["general"];

    proxy.mode = "cut after commit";
    const unknown = await client.call("chat.postMessage", { channel, text: "perhaps" });
    proxy.mode = "pass";
    const after = await client.call("conversations.history", { channel, limit: 1 });

    assert.equal(unknown.body.error, "fatal_error");
    assert.match(JSON.stringify(unknown.body), /read before you retry/);
    assert.equal((after.body["messages"] as { text: string }[])[0]?.text, "perhaps");
    assert.equal((await client.call("chat.postMessage", { channel, text: "surely" })).body.ok, true);
  });
});

function clientOf(server: ServerProcess): ApiClient {
  return new ApiClient(server.url, server.dev.users.find((user) => user.name === "alice")?.token ?? "", 64);
}
