import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { recordCode } from "../../testkit/ledger.ts";
import { workspace } from "../../testkit/workspace.ts";
import { methods } from "../methods/registry.ts";
import { dropped, retired } from "../methods/retired.ts";

describe("a method that is gone", () => {
  test("answers method_deprecated and names its successor [API-12.17, API-13.1, API-13.2]", async () => {
    await using world = await workspace();

    for (const [name, successor] of [
      ["channels.list", "conversations.list"],
      ["groups.history", "conversations.history"],
      ["im.open", "conversations.open"],
      ["mpim.close", "conversations.close"],
      ["oauth.access", "oauth.v2.access"],
      ["files.comments.delete", "chat.delete"],
    ] as const) {
      const answer = await world.alice.asks(name, {});
      assert.equal(answer.error, "method_deprecated");
      assert.deepEqual(answer["response_metadata"], { messages: [`[ERROR] ${name} is retired; call ${successor}`] });
    }
  });

  test("is no method that is served, and one that never was stays unknown", async () => {
    await using world = await workspace();

    assert.deepEqual(
      [...retired.keys(), ...dropped].filter((name) => methods.has(name)),
      [],
    );
    for (const name of dropped) {
      assert.deepEqual(await world.alice.asks(name, {}), { ok: false, error: "unknown_method", req_method: name });
    }
    assert.equal((await world.alice.asks("channels.dance", {})).error, "unknown_method");
  });
});

describe("a root that is gone", () => {
  test("answers deprecated_endpoint in JSON: the old OAuth pages, and methods under any root but /api/ [API-12.5, API-13.2]", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();

    for (const path of [
      "/oauth/authorize?client_id=1",
      "/oauth/pick",
      "/v1/chat.postMessage",
      "/rest/im.open/",
      "/auth.test",
    ]) {
      for (const method of ["GET", "POST"]) {
        const response = await fetch(url + path, { method });
        const body = (await response.json()) as { error: string };
        assert.deepEqual([response.status, body.error], [200, "deprecated_endpoint"], `${method} ${path}`);
      }
    }
    recordCode("auth.test", "deprecated_endpoint");
  });

  test("leaves pages alone: a method's documentation is served, and what never was is not found", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();

    assert.match(await (await fetch(`${url}/docs/auth.test`)).text(), /<!doctype html>/i);
    assert.equal((await fetch(`${url}/nowhere`)).status, 404);
  });
});
