import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { WebSocket } from "ws";
import { connect, createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

describe("a server that was paused for longer than events are kept", { skip: postgresSkip }, () => {
  test("closes its sockets, whose clients then hear what happens next", async () => {
    await using database = await createDatabase();
    using folder = quickFolder("paused");
    const setting = { dataFolder: folder.path, databaseUrl: database.url };
    await using running = await startServer(setting);
    await using paused = await startServer(setting);
    await using direct = await connect(database.url);
    const socket = await openSocket(paused);
    const closed = once(socket, "close");

    paused.signal("SIGSTOP");
    await post(running, "missed");
    await control(running, "clock.advance", { by: "10m" });
    const isEmpty = async (): Promise<boolean> => {
      const { rows } = await direct.client.query<{ count: number }>("select count(*)::int as count from outbox");
      return rows[0]?.count === 0;
    };
    // It may have been paused inside a transaction, which PostgreSQL ends after a while.
    await eventually("the outbox is empty", isEmpty, 60_000);
    paused.signal("SIGCONT");

    const [code] = (await closed) as [number];
    assert.equal(code, 1001);
    const again = await openSocket(paused);
    const heard = once(again, "message");
    await post(running, "heard");
    assert.match(String((await heard)[0]), /"text":"heard"/);
    again.terminate();
  });
});

async function openSocket(server: ServerProcess): Promise<WebSocket> {
  const { url } = (await callApi(server.url, aliceOf(server), "rtm.connect", {})) as unknown as { url: string };
  const socket = new WebSocket(url);
  const [hello] = (await once(socket, "message")) as [Buffer];
  assert.match(String(hello), /"hello"/);
  return socket;
}

async function post(server: ServerProcess, text: string): Promise<void> {
  const message = { channel: server.dev.channels["general"], text };
  const posted = await callApi(server.url, aliceOf(server), "chat.postMessage", message);
  assert.ok(posted.ok, posted.error ?? "");
}

function aliceOf({ dev }: ServerProcess): string {
  return dev.users.find((user) => user.name === "alice")?.token ?? "";
}

async function control(server: ServerProcess, name: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${server.dev.control_token}`, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = (await (await fetch(`${server.url}/control/${name}`, init)).json()) as { ok: boolean };
  assert.ok(answer.ok, JSON.stringify(answer));
}
