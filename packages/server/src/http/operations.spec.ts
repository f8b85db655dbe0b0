import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { sql } from "kysely";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { createLog } from "../ports/log.ts";
import { createServer } from "./server.ts";

const operatorToken = "operator-".padEnd(limits.operator_token_chars_min, "x");

async function ready({ platform }: Workspace): Promise<number> {
  return (await fetch(`${platform.baseUrl}/readyz`)).status;
}

async function rename({ platform }: Workspace, from: string, to: string): Promise<void> {
  await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(platform.store.db);
}

describe("/readyz", () => {
  test("fails while the store is read but takes no writes, and recovers", async () => {
    await using world = await workspace();
    await world.platform.listen();
    assert.equal(await ready(world), 200);

    await rename(world, "meta", "meta_gone");
    world.clock.advance({ seconds: limits.ready_probe_s });
    assert.equal(await ready(world), 503);

    await rename(world, "meta_gone", "meta");
    world.clock.advance({ seconds: limits.ready_retry_s });
    assert.equal(await ready(world), 200);
  });

  test("writes once every few seconds, however often it is asked", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await sql`create table probes (at integer)`.execute(world.platform.store.db);
    for (const event of ["insert", "update"]) {
      const name = sql.table(`count_${event}`);
      await sql`create trigger ${name} after ${sql.raw(event)} on meta begin insert into probes values (1); end`.execute(
        world.platform.store.db,
      );
    }
    const count = async () =>
      (await sql<{ at: number }>`select at from probes`.execute(world.platform.store.db)).rows.length;

    await Promise.all(Array.from({ length: 20 }, () => ready(world)));
    assert.equal(await count(), 1);
    world.clock.advance({ seconds: limits.ready_probe_s - 1 });
    await ready(world);
    assert.equal(await count(), 1);
    world.clock.advance({ seconds: 1 });
    await ready(world);
    assert.equal(await count(), 2);
  });
});

describe("a server that is stopping", () => {
  test("closes the connection with every answer", async () => {
    await using world = await workspace();
    const { callServices, store } = world.platform;
    const log = createLog({ level: "silent", write: () => {} });
    const { app } = createServer({
      callServices: { ...callServices, isDraining: () => true },
      log,
      nextRequestId: () => "r",
      probe: store.probe,
      metricsAccess: { isOpen: true, tokens: [] },
      pages: () => {},
    });
    const url = await app.listen({ port: 0, host: "127.0.0.1" });

    for (const [path, status] of [
      ["/api/auth.test", 503],
      ["/readyz", 503],
      ["/healthz", 200],
      ["/nowhere", 404],
    ] as const) {
      const [answer] = await once(request(url + path, { headers: { connection: "keep-alive" } }).end(), "response");
      assert.deepEqual([answer.statusCode, answer.headers.connection], [status, "close"], path);
      answer.resume();
    }
    await app.close();
  });
});

describe("/metrics outside of dev mode", () => {
  async function read(headers: Record<string, string>, options: Parameters<typeof workspace>[0] = {}) {
    await using world = await workspace({ dev: false, operatorToken, ...options });
    await world.platform.listen();
    return (await fetch(`${world.platform.baseUrl}/metrics`, { headers })).status;
  }

  test("is for this machine, and for holders of the operator token", async () => {
    assert.equal(await read({}), 200);
    const remote = { "x-forwarded-for": "203.0.113.9" };
    assert.equal(await read({ ...remote, authorization: `Bearer ${operatorToken}` }), 200);
    assert.equal(await read({ ...remote, authorization: `Bearer ${operatorToken}x` }), 401);
  });

  test("is closed to what a proxy on this machine passes on, whatever the header says", async () => {
    const trustedProxies = ["127.0.0.0/8", "::1"];
    for (const headers of [
      { "x-forwarded-for": "203.0.113.9" },
      { "x-forwarded-for": "127.0.0.1" },
      { "x-forwarded-for": "203.0.113.9, 127.0.0.1" },
      { "x-forwarded-for": "" },
      { "x-real-ip": "127.0.0.1" },
      { forwarded: "for=127.0.0.1" },
      { via: "1.1 proxy" },
    ] as Record<string, string>[]) {
      assert.equal(await read(headers), 401, JSON.stringify(headers));
      assert.equal(await read(headers, { trustedProxies }), 401, `${JSON.stringify(headers)}, trusted`);
    }
  });

  test("is open to everybody in dev mode", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const headers = { "x-forwarded-for": "203.0.113.9" };
    assert.equal((await fetch(`${world.platform.baseUrl}/metrics`, { headers })).status, 200);
  });
});

async function logged() {
  const lines: { level: string; msg: string; call?: string; result?: string }[] = [];
  const log = createLog({ level: "info", write: (line) => lines.push(JSON.parse(line)) });
  const world = await workspace({ log });
  await world.platform.listen();
  return { ...world, lines };
}

describe("the log", () => {
  test("shows the result of each call", async () => {
    await using world = await logged();
    await (await fetch(`${world.platform.baseUrl}/api/api.test`)).text();
    await (await fetch(`${world.platform.baseUrl}/api/auth.test`)).text();

    const results = world.lines.filter(({ msg }) => msg === "call").map(({ call, result }) => [call, result]);

    assert.deepEqual(results, [
      ["api.test", "ok"],
      ["auth.test", "not_authed"],
    ]);
  });

  test("has no error when clients hang up in the middle of a request", async () => {
    await using world = await logged();
    const port = Number(new URL(world.platform.baseUrl).port);
    for (const path of [
      "/api/api.test",
      "/services/T1/B1/x",
      "/triggers/T1/Ft1/x",
      "/responses/T1/x",
      "/sign-in",
      "/control/x",
    ]) {
      for (const length of ["content-length: 1000", "transfer-encoding: chunked"]) {
        const socket = connect({ port, host: "127.0.0.1" });
        await once(socket, "connect");
        socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\n${length}\r\n\r\n`);
        socket.write("3\r\nabc\r\n");
        await (await fetch(`${world.platform.baseUrl}/healthz`)).text();
        socket.resetAndDestroy();
        await once(socket, "close");
      }
    }
    for (const path of ["/openapi.json", "/docs", "/api/conversations.list", "/metrics"]) {
      const socket = connect({ port, host: "127.0.0.1" });
      await once(socket, "connect");
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n`);
      socket.resetAndDestroy();
      await once(socket, "close");
    }
    await (await fetch(`${world.platform.baseUrl}/healthz`)).text();

    const errors = world.lines.filter(({ level }) => ["error", "fatal"].includes(level));
    assert.deepEqual(errors, []);
  });
});
