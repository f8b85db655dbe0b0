import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../testkit/controls.ts";
import { configureApp, devApp, Receiver } from "../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { nobody } from "../domain/caller.ts";
import { createCallLog } from "./callLog.ts";
import type { EventEntry } from "./logEntry.ts";

interface Line {
  readonly seq: number;
  readonly kind: string;
  readonly method?: string;
  readonly type?: string;
  readonly code?: string;
  readonly request_id?: string;
  readonly duration_ms?: number;
  readonly caller?: { readonly user_id: string; readonly kind: string };
  readonly args?: Record<string, unknown>;
  readonly answer?: Record<string, unknown>;
  readonly payload?: Record<string, unknown>;
  readonly outbox_id?: number;
  readonly attempt?: number;
  readonly retry_in_s?: number;
  readonly app_id?: string;
}

async function lines(world: Workspace, filter: object = {}): Promise<Line[]> {
  return (await steer(world.platform).does("log.list", { ...filter }))["entries"] as Line[];
}

async function call(world: Workspace, method: string, args: object, token = world.bot.token): Promise<Response> {
  const url = world.platform.baseUrl;
  return fetch(`${url}/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
}

describe("log.list", () => {
  test("lists every call with its caller, arguments and result, and the events that followed", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const answer = await call(world, "chat.postMessage", { channel: world.general, text: "hello" }, world.alice.token);
    const [called, written, event] = await lines(world);

    assert.deepEqual([called?.kind, called?.method, called?.code], ["call", "chat.postMessage", "ok"]);
    assert.equal(called?.request_id, answer.headers.get("x-slack-req-id"));
    assert.deepEqual([called?.caller?.user_id, called?.caller?.kind], [world.alice.id, "user"]);
    assert.deepEqual(called?.args, { channel: world.general, text: "hello" });
    assert.deepEqual((called?.answer?.["message"] as { text: string } | undefined)?.text, "hello");
    assert.ok((called?.duration_ms ?? 0) > 0);
    assert.deepEqual([written?.kind, written?.code], ["write", "ok"]);
    assert.deepEqual([event?.kind, event?.type, event?.payload?.["text"]], ["event", "message", "hello"]);
  });

  test("lists refusals and dropped calls", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await steer(world.platform).does("faults.add", { method: "team.info", drop: true });
    await call(world, "chat.postMessage", { channel: "C0", text: "x" });
    await call(world, "no.such", {});
    await assert.rejects(call(world, "team.info", {}));
    const [refused, unknown, dropped] = await lines(world, { kind: "call" });
    assert.deepEqual([refused?.code, refused?.args?.["channel"]], ["channel_not_found", "C0"]);
    assert.equal(unknown?.method, "unknown_method");
    assert.deepEqual([dropped?.method, dropped?.answer], ["team.info", undefined]);
  });

  test("joins a call to what it caused: the event, each try to tell an app of it, and when the next one is due", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await world.platform.listen();
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] } });
    const answers = [500, 200];
    receiver.answer = (response) => void response.writeHead(answers.shift() ?? 200).end();

    await call(world, "chat.postMessage", { channel: world.general, text: "hello" }, world.alice.token);
    await world.platform.settle();

    const [called] = await lines(world, { method: "chat.postMessage" });
    const event = (await lines(world, { kind: "event" })).find((line) => line.type === "message");
    const tries = await lines(world, { kind: "delivery" });
    assert.ok(called?.request_id);
    assert.equal(event?.request_id, called.request_id);
    assert.deepEqual(
      tries.map(({ outbox_id, attempt, code, retry_in_s }) => [outbox_id, attempt, code, retry_in_s]),
      [
        [event?.outbox_id, 0, "http_error", 0],
        [event?.outbox_id, 1, "acknowledged", undefined],
      ],
    );
    assert.partialDeepStrictEqual(tries[0]?.payload, { event: { text: "hello" } });
  });

  test("lists requests to apps because of people's actions, and the answers", async () => {
    await using world = await workspace({ ask: async () => ({ answered: true, body: { text: "Done." } }) });
    await world.platform.listen();
    const app = devApp(world);
    const command = { command: "/dev", description: "Does it.", url: "https://dev.test/commands" };
    await configureApp(world, {}, { features: { slash_commands: [command] } });

    await steer(world.platform).does("person.command", { user: "alice", channel: "general", command: "/dev" });

    const [asked] = await lines(world, { kind: "interaction" });
    assert.deepEqual([asked?.app_id, asked?.type, asked?.code], [app.id, "slash_commands", "acknowledged"]);
    assert.deepEqual(asked?.answer, { text: "Done." });
  });

  test("is filtered by method, family, code and kind", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await call(world, "chat.postMessage", { channel: world.general, text: "hello" });
    await call(world, "chat.postMessage", { channel: "C0", text: "hello" });
    await call(world, "auth.test", {});
    const count = async (filter: object) => (await lines(world, filter)).length;
    assert.equal(await count({ method: "chat.postMessage" }), 2);
    assert.equal(await count({ method: "chat.*" }), 2);
    assert.equal(await count({ method: "chat.post" }), 0);
    assert.equal(await count({ kind: "call", code: "channel_not_found" }), 1);
    assert.equal(await count({ kind: "call", code: "ok" }), 2);
    assert.equal(await count({ kind: "write", code: "channel_not_found" }), 1);
    assert.equal(await count({ kind: "event" }), 1);
    assert.equal(await steer(world.platform).refused("log.list", { kind: "sound" }), "invalid_arguments");
  });

  test("can be followed: continuing from `last` misses nothing and repeats nothing", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const controls = steer(world.platform);
    const read: unknown[] = [];
    let since = 0;
    for (let turn = 0; turn < 4; turn++) {
      for (let said = 0; said < 3; said++) await call(world, "api.test", { said: turn * 3 + said });
      for (let hasMore = true; hasMore;) {
        const page = await controls.does("log.list", { since, limit: 2 });
        read.push(...(page["entries"] as Line[]).map((line) => line.args?.["said"]));
        since = page["last"] as number;
        hasMore = page["has_more"] as boolean;
      }
    }
    assert.deepEqual(read, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test("shows the newest when there are more than were asked for", async () => {
    await using world = await workspace();
    await world.platform.listen();
    for (let said = 0; said < 5; said++) await call(world, "api.test", { said });
    assert.deepEqual(
      (await lines(world, { limit: 2 })).map((line) => line.args?.["said"]),
      [3, 4],
    );
  });
});

describe("The log", () => {
  const event = (payload: string): EventEntry => ({
    kind: "event",
    atMs: 0,
    order: 0,
    type: "message",
    teamId: "T1",
    channelId: undefined,
    outboxId: 1,
    requestId: undefined,
    appId: undefined,
    payload,
    size: payload.length,
  });

  test("holds no byte of what was uploaded, however it came", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const canary = "canary-in-a-file-".repeat(100);
    const headers = { authorization: `Bearer ${world.bot.token}` };
    const forms = ["file", "content", "no_such_argument"].map((name) => {
      const form = new FormData();
      if (name === "content") form.append(name, canary);
      else form.append(name, new File([canary], "canary.txt"));
      form.append("title", "a title");
      return form;
    });
    for (const body of forms) {
      await (await fetch(`${world.platform.baseUrl}/api/files.upload`, { method: "POST", headers, body })).text();
    }
    await call(world, "files.upload", { content: canary, title: "a title" });
    const { upload_url } = await world.bot.does("files.getUploadURLExternal", { filename: "a", length: canary.length });
    assert.equal((await fetch(upload_url, { method: "POST", body: canary })).status, 200);

    const logged = await lines(world, { method: "files.upload" });

    assert.equal(logged.length, 4);
    assert.ok(logged.every(({ args }) => args?.["title"] === "a title" && !JSON.stringify(args).includes("canary-in")));
    assert.deepEqual(logged[0]?.args?.["file"], {
      file_name: "canary.txt",
      mimetype: "application/octet-stream",
      size: canary.length,
    });
    assert.equal(logged[3]?.args?.["content"], `(${canary.length} bytes)`);
    assert.ok(!JSON.stringify(await lines(world)).includes(canary));
  });

  const clock = { nowMs: () => 0 };

  test("keeps entries for a day, because they hold texts that may have been deleted since", () => {
    let nowMs = 0;
    const log = createCallLog({ clock: { nowMs: () => nowMs } });
    log.add(event("yesterday"));
    nowMs = 24 * 60 * 60 * 1000;
    log.add({ ...event("today"), atMs: nowMs });
    assert.equal(log.after(0).length, 2);
    nowMs += 1;
    assert.deepEqual(
      log.after(0).map((entry) => entry.seq),
      [2],
    );
  });

  test("keeps a bounded number of entries, the newest", () => {
    const log = createCallLog({ clock, entriesMax: 3 });
    for (let turn = 1; turn <= 10; turn++) log.add(event(String(turn)));
    assert.deepEqual(
      log.after(0).map((entry) => entry.seq),
      [8, 9, 10],
    );
    assert.deepEqual(
      log.after(9).map((entry) => entry.seq),
      [10],
    );
    assert.deepEqual(log.after(10), []);
  });

  test("holds a follower back while the call is open that caused the next entries, so that it reads the call first", () => {
    const log = createCallLog({ clock });
    log.add(event("before"));
    log.open("r1");
    log.add({ ...event("caused"), ...log.begin(), requestId: "r1" });
    log.add({ ...event("other"), ...log.begin() });
    assert.equal(log.settledSeq, 1);
    const call = { kind: "call", requestId: "r1", method: "x", caller: nobody, status: 200, code: "ok" } as const;
    log.add({ ...call, ...log.close("r1"), durationMs: 1, args: {}, answer: "{}", size: 0 });
    assert.equal(log.settledSeq, 4);
    assert.deepEqual(
      log.after(1).map(({ seq }) => seq),
      [4, 2, 3],
    );
  });

  test("keeps a bounded number of bytes, and of what is large only that it was there", () => {
    const log = createCallLog({ clock, bytesMax: 1_000 });
    log.add(event("x".repeat(300)));
    for (let turn = 0; turn < 10; turn++) log.add(event("y".repeat(200)));
    const kept = log.after(0) as readonly EventEntry[];
    assert.equal(kept.length, 5);
    assert.ok(kept.every((entry) => entry.payload.length === 200));
  });

  test("drops both what an app was asked and what it answered when together they are large", () => {
    const log = createCallLog({ clock, bytesMax: 1_000 });
    const answer = "z".repeat(300);
    const asked = {
      kind: "interaction",
      atMs: 0,
      order: 0,
      appId: "A1",
      requestId: undefined,
      type: "block_actions",
    } as const;
    log.add({ ...asked, code: "acknowledged", durationMs: 1, payload: "{}", answer, size: answer.length + 2 });
    assert.ok(!JSON.stringify(log.after(0)).includes(answer));
  });
});
