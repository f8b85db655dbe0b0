import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { createPlatform, type DevDescription, type Platform } from "@platform/server";
import { runExample } from "../../testing/testkit/runExample.ts";
import { type ClientOptions, createClient, NotAnAnswer } from "./index.ts";

let platform: Platform;
let dev: DevDescription;
let token: string;
const clientOf = (over: Partial<ClientOptions> = {}) => createClient({ baseUrl: dev.base_url, token, ...over });

/** The real server behind a door that answers something else the first few times. */
function behindDoor(answers: readonly Response[]): { fetch: typeof fetch; calls: () => number } {
  let calls = 0;
  return {
    calls: () => calls,
    fetch: async (url, init) => answers[calls++]?.clone() ?? fetch(url, init),
  };
}

const askToWait = (status: number, retryAfter: string) =>
  new Response(JSON.stringify({ ok: false, error: status === 429 ? "ratelimited" : "service_unavailable" }), {
    status,
    headers: { "retry-after": retryAfter },
  });

describe("The client", () => {
  before(async () => {
    platform = await createPlatform({ seed: "dev", dev: true });
    await platform.listen();
    dev = await platform.describeDev();
    token = dev.users.find((user) => user.name === "alice")?.token ?? "";
  });
  after(() => platform.stop());

  describe("A call", () => {
    test("returns the result, typed by its method", async () => {
      const user = dev.users.find(({ name }) => name === "bob")?.id ?? "";
      const found = await clientOf().call("users.info", { user });
      assert.ok(found.ok);
      const name: string = found.user.name;
      assert.equal(name, "bob");
    });

    test("returns a refusal as a value, typed by its method", async () => {
      const refused = await clientOf().call("users.info", { user: "U0000000000" });
      assert.ok(!refused.ok);
      const isKnown: boolean = refused.error === "user_not_found";
      assert.ok(isKnown);
    });

    test("returns the bytes of a file, where a method answers one", async () => {
      const type = "public_channel";
      const answer = await clientOf().call("admin.analytics.getFile", { type, metadata_only: true });
      assert.ok(answer.ok);
      assert.match(gunzipSync(answer.bytes).toString(), /"name":"general"/);

      const refused = await clientOf().call("admin.analytics.getFile", { type, date: "2999-01-01" });
      assert.deepEqual(refused, { ok: false, error: "file_not_yet_available" });
    });

    test("without a token is refused like any other, or answered where none is needed", async () => {
      const client = createClient({ baseUrl: `${dev.base_url}/` });
      assert.deepEqual(await client.call("auth.test", {}), { ok: false, error: "not_authed" });
      assert.equal((await client.call("api.test", {})).ok, true);
    });

    test("carries every letter", async () => {
      const text = 'ünïcödé 🎉 "quoted" \\ & <tag>\n\u2028';
      const posted = await clientOf().call("chat.postMessage", { channel: dev.channels["general"] ?? "", text });
      assert.equal(posted.ok && posted.message.text, text);
    });

    test("throws when nobody answers, and when it was not the platform that did", async () => {
      await assert.rejects(clientOf({ baseUrl: "http://127.0.0.1:1" }).call("api.test", {}), TypeError);
      for (const body of ["<html>Bad gateway</html>", "", '"ok"', "{}"]) {
        const { fetch } = behindDoor([new Response(body, { status: 502 })]);
        await assert.rejects(clientOf({ fetch }).call("api.test", {}), (error) => {
          assert.ok(error instanceof NotAnAnswer);
          assert.equal(error.status, 502);
          return true;
        });
      }
    });

    test("can be aborted", async () => {
      const client = clientOf();
      await assert.rejects(client.call("api.test", {}, { signal: AbortSignal.abort() }), { name: "AbortError" });
      const ending = new AbortController();
      const { fetch } = behindDoor([askToWait(429, "30")]);
      const waiting = clientOf({ fetch }).call("api.test", {}, { signal: ending.signal });
      setImmediate(() => ending.abort());
      await assert.rejects(waiting, { name: "AbortError" });
    });
  });

  describe("A call that is asked to wait", () => {
    test("is retried after the given time, on 429 and on 503", async () => {
      const waits: number[] = [];
      const door = behindDoor([askToWait(429, "2"), askToWait(503, "1")]);
      const answer = await clientOf({ fetch: door.fetch, wait: async (ms) => void waits.push(ms) }).call(
        "auth.test",
        {},
      );
      assert.equal(answer.ok, true);
      assert.deepEqual([waits, door.calls()], [[2000, 1000], 3]);
    });

    test("gives up after so many times and returns the refusal", async () => {
      const door = behindDoor(Array.from({ length: 10 }, () => askToWait(429, "1")));
      const client = clientOf({ fetch: door.fetch, retries: 2, wait: async () => {} });
      assert.deepEqual(await client.call("auth.test", {}), { ok: false, error: "ratelimited" });
      assert.equal(door.calls(), 3);
    });

    test("does not wait longer than allowed, nor without a given time", async () => {
      for (const retryAfter of ["61", "-1", "soon"]) {
        const door = behindDoor([askToWait(429, retryAfter)]);
        const answer = await clientOf({ fetch: door.fetch, wait: () => assert.fail("waited") }).call("auth.test", {});
        assert.deepEqual([answer, door.calls()], [{ ok: false, error: "ratelimited" }, 1]);
      }
    });

    test("waits for real, unless told how", async () => {
      const door = behindDoor([askToWait(503, "0.01")]);
      assert.equal((await clientOf({ fetch: door.fetch }).call("auth.test", {})).ok, true);
    });
  });

  describe("The pages of a list", () => {
    test("concatenate to the whole, each fetched when it is asked for", async () => {
      const whole = await clientOf().call("users.list", {});
      assert.ok(whole.ok);
      const door = behindDoor([]);
      const names: string[] = [];
      let pages = 0;
      for await (const page of clientOf({ fetch: door.fetch }).pages("users.list", { limit: 2 })) {
        assert.ok(page.ok);
        names.push(...page.members.map((member) => member.name));
        assert.equal(door.calls(), ++pages);
      }
      assert.deepEqual(
        names,
        whole.members.map((member) => member.name),
      );
      assert.equal(pages, Math.ceil(whole.members.length / 2));
    });

    test("stop when the reader does", async () => {
      const door = behindDoor([]);
      for await (const _ of clientOf({ fetch: door.fetch }).pages("users.list", { limit: 1 })) break;
      assert.equal(door.calls(), 1);
    });

    test("end with a refusal, when there is one", async () => {
      const seen: unknown[] = [];
      for await (const page of clientOf().pages("users.list", { cursor: "nonsense" }))
        seen.push(page.ok ? page : page.error);
      assert.deepEqual(seen, ["invalid_cursor"]);
    });

    test("are only offered where there are pages", () => {
      const client = clientOf();
      // @ts-expect-error: auth.test has no cursor, so asking for its pages must not compile.
      const pages = client.pages("auth.test", {});
      assert.ok(pages);
    });
  });

  test("The README's example runs unchanged", async () => {
    const { code, output } = await runExample(new URL("../README.md", import.meta.url), {
      PLATFORM_URL: dev.base_url,
      PLATFORM_TOKEN: token,
    });
    assert.equal(code, 0, output);
    assert.match(output, /^I am alice in Acme\.\n[\s\S]*user_not_found\n$/);
  });
});
