import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { WebSocket } from "ws";
import { type Steering, steer } from "../../testkit/controls.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

/** A message sent over HTTP, as an app sends it. */
function post(url: string, world: Workspace, text: string): Promise<Response> {
  return fetch(`${url}/api/chat.postMessage`, {
    method: "POST",
    headers: { authorization: `Bearer ${world.bot.token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ channel: world.general, text }),
  });
}

async function texts(world: Workspace): Promise<(string | undefined)[]> {
  const { messages } = await world.alice.does("conversations.history", { channel: world.general });
  return messages.map((message) => message.text);
}

describe("faults.add", () => {
  test("answers a code the ordered number of times, in the order of the faults, and then no more", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    await controls.does("faults.add", { method: "chat.postMessage", error: "is_archived", count: 2 });
    await controls.does("faults.add", { method: "*", error: "internal_error" });
    const hello = { channel: world.general, text: "hello" };

    assert.equal(await world.bot.refused("chat.postMessage", hello), "is_archived");
    assert.equal(await world.bot.refused("team.info", {}), "internal_error");
    assert.equal(await world.bot.refused("chat.postMessage", hello), "is_archived");
    await world.bot.does("chat.postMessage", hello);
    assert.deepEqual((await controls.does("faults.list"))["faults"], []);
  });

  for (const wish of [{ status: 429 }, { error: "ratelimited" }]) {
    test(`${JSON.stringify(wish)} says when to call again, and nothing is done`, async () => {
      await using world = await workspace();
      const url = await world.platform.listen();
      await steer(world.platform).does("faults.add", { method: "chat.postMessage", retry_after_s: 7, ...wish });
      const answer = await post(url, world, "too early");
      const { error } = (await answer.json()) as { error: string };
      assert.deepEqual([answer.status, answer.headers.get("retry-after"), error], [429, "7", "ratelimited"]);
      assert.ok(!(await texts(world)).includes("too early"));
    });
  }

  test("breaks the connection before anything is done, or when only the answer is missing", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    const controls = steer(world.platform);
    await controls.does("faults.add", { method: "chat.postMessage", drop: true });
    await controls.does("faults.add", { method: "chat.postMessage", drop: "answer" });

    await assert.rejects(post(url, world, "never arrived"), TypeError);
    await assert.rejects(post(url, world, "arrived, unknown to its author"), TypeError);
    assert.ok(!(await texts(world)).includes("never arrived"));
    assert.ok((await texts(world)).includes("arrived, unknown to its author"));
    assert.equal((await post(url, world, "as ever")).status, 200);
  });

  test("delays a call, which then does what it would have done", async () => {
    await using world = await workspace();
    const started = performance.now();
    await steer(world.platform).does("faults.add", { method: "auth.test", latency_ms: 60 });
    await world.bot.does("auth.test", {});
    assert.ok(performance.now() - started >= 59);
  });

  test("spares callers without a valid token: they learn nothing about the server", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    await controls.does("faults.add", { method: "auth.test", error: "internal_error" });
    assert.equal(await world.actor("xoxb-nobody").refused("auth.test", {}), "invalid_auth");
    assert.equal(((await controls.does("faults.list"))["faults"] as unknown[]).length, 1);
  });

  test("drops and delays events on their way to a socket", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const controls = steer(world.platform);
    const { url } = await world.bot.does("rtm.connect", {});
    const socket = new WebSocket(url);
    const heard: string[] = [];
    const twice = Promise.withResolvers<void>();
    socket.on("message", (data) => {
      const event = JSON.parse((data as Buffer).toString("utf8")) as { type: string; text?: string };
      if (event.type === "hello") void say();
      if (event.text !== undefined && heard.push(event.text) === 2) twice.resolve();
    });
    const say = async () => {
      await controls.does("faults.add", { delivery: "message", drop: true });
      await controls.does("faults.add", { delivery: "*", latency_ms: 100 });
      for (const text of ["lost", "late", "on time"]) {
        await world.alice.does("chat.postMessage", { channel: world.general, text });
      }
    };
    await twice.promise;
    socket.close();
    assert.deepEqual(heard, ["on time", "late"]);
  });

  const wrong: Record<string, readonly [code: string, wish: object]> = {
    "neither a method nor a delivery": ["invalid_arguments", { error: "internal_error" }],
    "both of them": ["invalid_arguments", { method: "auth.test", delivery: "message", drop: true }],
    "no effect": ["invalid_arguments", { method: "auth.test" }],
    "two effects": ["invalid_arguments", { method: "auth.test", error: "internal_error", drop: true }],
    "an answer to a delivery": ["invalid_arguments", { delivery: "message", error: "internal_error" }],
    "a wait without a sign": ["invalid_arguments", { method: "auth.test", error: "no_permission", retry_after_s: 1 }],
    "another status": ["invalid_arguments", { method: "auth.test", status: 500 }],
    "a latency beyond all patience": ["invalid_arguments", { method: "auth.test", latency_ms: 120_001 }],
    "no times": ["invalid_arguments", { method: "auth.test", drop: true, count: 0 }],
    "another way to drop": ["invalid_arguments", { method: "auth.test", drop: "everything" }],
    "a method that is none": ["unknown_method", { method: "chat.shout", drop: true }],
    "a code the method never answers": ["unknown_code", { method: "auth.test", error: "no_text" }],
    "what every object has for a code": ["unknown_code", { method: "auth.test", error: "toString" }],
    "a code that only some methods answer, for all": ["unknown_code", { method: "*", error: "no_text" }],
  };
  for (const [name, [code, wish]] of Object.entries(wrong)) {
    test(`refuses ${name} with ${code}`, async () => {
      await using world = await workspace();
      assert.equal(await steer(world.platform).refused("faults.add", { ...wish }), code);
    });
  }

  test("holds a bounded number of them", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const wish = { method: "auth.test", drop: true };
    for (let added = 0; added < limits.faults_max; added++) await controls.does("faults.add", wish);
    assert.equal(await controls.refused("faults.add", wish), "too_many_faults");
  });
});

describe("faults.clear", () => {
  async function slowCall(world: Workspace, controls: Steering): Promise<{ answered: Promise<unknown>; id: number }> {
    const { fault } = await controls.does("faults.add", { method: "auth.test", latency_ms: 120_000, count: 2 });
    return { answered: world.bot.does("auth.test", {}), id: (fault as { id: number }).id };
  }

  test("removes one fault or all, and releases callers that wait because of it", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const slow = await slowCall(world, controls);
    await controls.does("faults.add", { method: "team.info", error: "internal_error" });

    assert.equal((await controls.does("faults.clear", { id: slow.id }))["cleared"], 1);
    await slow.answered;
    await world.bot.does("auth.test", {});
    assert.equal((await controls.does("faults.clear"))["cleared"], 1);
    await world.bot.does("team.info", {});
  });

  test("happens by itself when the server stops, so that it need not wait for an ordered delay", async () => {
    const world = await workspace();
    const url = await world.platform.listen();
    const controls = steer(world.platform);
    await controls.does("faults.add", { method: "chat.postMessage", latency_ms: 120_000 });
    const answered = post(url, world, "slowly");
    while (((await controls.does("faults.list"))["faults"] as unknown[]).length > 0) await new Promise(setImmediate);
    const started = performance.now();
    await world.platform.stop();
    assert.equal((await answered).status, 200);
    assert.ok(performance.now() - started < 60_000);
  });
});
