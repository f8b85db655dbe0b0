import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { startRotating } from "../../testkit/apps.ts";
import { configuring } from "../../testkit/openConfig.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { createPlatform, type PlatformOptions } from "../platform.ts";

interface Asked {
  readonly token?: string;
  readonly body?: string;
  readonly method?: string;
  readonly type?: string;
}

async function ask(baseUrl: string, name: string, asked: Asked = {}) {
  const { token, body = "{}", method = "POST", type = "application/json" } = asked;
  const response = await fetch(`${baseUrl}/control/${name}`, {
    method,
    headers: { "content-type": type, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(method === "GET" ? {} : { body }),
  });
  const text = await response.text();
  const answer = text.startsWith("{") ? (JSON.parse(text) as { ok: boolean; error?: string; now?: string }) : undefined;
  return { status: response.status, answer, headers: response.headers };
}

const operatorToken = "0123456789abcdef0123456789abcdef";

describe("POST /control/<name>", () => {
  test("does not exist without dev mode and without an operator token", async () => {
    await using platform = await createPlatform({ seed: "dev" });
    const url = await platform.listen();
    const { control_token } = await platform.describeDev();
    for (const token of [undefined, control_token, operatorToken]) {
      const { status, answer } = await ask(url, "clock.get", token === undefined ? {} : { token });
      assert.deepEqual([status, answer], [404, undefined]);
    }
    assert.equal(await platform.control("clock.get", {}), undefined);
  });

  test("in dev mode is opened by the control token of dev.json", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    const { status, answer, headers } = await ask(url, "clock.get", { token: world.dev.control_token });
    assert.deepEqual([status, answer?.ok, answer?.now], [200, true, "2026-01-15T09:00:00.000Z"]);
    assert.equal(headers.get("cache-control"), "no-store");
  });

  test("outside dev mode is opened by the operator token alone", async () => {
    await using platform = await createPlatform({ seed: "dev", operatorToken });
    const url = await platform.listen();
    const { control_token } = await platform.describeDev();
    assert.equal((await ask(url, "clock.get", { token: operatorToken })).answer?.ok, true);
    assert.equal((await ask(url, "clock.get", { token: control_token })).status, 401);
  });

  test("gives its token to the login of an owner, in dev mode only", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    const login = async (name: "alice" | "bob") => (await configuring(world, name)).token;
    const given = await ask(url, "token.get", { token: await login("alice") });
    assert.deepEqual([given.status, given.answer], [200, { ok: true, control_token: world.dev.control_token }]);
    assert.deepEqual(refusalOf(await ask(url, "token.get", { token: await login("bob") })), [401, "not_an_owner"]);
    const owner = world.dev.users.find((user) => user.name === "alice")?.token ?? "";
    assert.deepEqual(refusalOf(await ask(url, "token.get", { token: owner })), [401, "not_an_owner"]);
    assert.deepEqual(refusalOf(await ask(url, "token.get", { token: "xoxb-none" })), [401, "invalid_auth"]);

    await using operated = await createPlatform({ seed: "dev", operatorToken });
    const { config_token: token = "" } = await operated.describeDev();
    assert.deepEqual(refusalOf(await ask(await operated.listen(), "token.get", { token })), [401, "not_in_dev_mode"]);
  });

  test("refuses every token of an app, and none at all", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    assert.deepEqual(refusalOf(await ask(url, "clock.get")), [401, "not_authed"]);
    for (const token of await appTokens(world)) {
      assert.deepEqual(refusalOf(await ask(url, "clock.advance", { token, body: '{"by":"1h"}' })), [
        401,
        "invalid_auth",
      ]);
    }
    const { answer } = await ask(url, "clock.get", { token: world.dev.control_token });
    assert.equal(answer?.now, "2026-01-15T09:00:00.000Z");
  });

  test("takes JSON under any content type, as `curl -d` sends it, and tells what is no JSON", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    const token = world.dev.control_token;
    const form = { token, type: "application/x-www-form-urlencoded", body: '{"by":"1h"}' };
    assert.equal((await ask(url, "clock.advance", form)).answer?.now, "2026-01-15T10:00:00.000Z");
    assert.equal((await ask(url, "clock.get", { token, body: "" })).answer?.ok, true);
    assert.deepEqual(refusalOf(await ask(url, "clock.get", { token, body: "{" })), [200, "invalid_json"]);
    assert.deepEqual(refusalOf(await ask(url, "clock.get", { token, body: "[]" })), [200, "json_not_object"]);
    assert.deepEqual(refusalOf(await ask(url, "clock.advance", { token })), [200, "invalid_arguments"]);
  });

  test("knows what it has, and is not to be had by GET", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    const token = world.dev.control_token;
    assert.deepEqual(refusalOf(await ask(url, "clock.frobnicate", { token })), [404, "unknown_control"]);
    assert.equal((await ask(url, "clock.get", { token, method: "GET" })).status, 404);
  });

  for (const options of [{ operatorToken: operatorToken.slice(1) }, { dev: true, operatorToken: "" }]) {
    test(`is not opened by an operator token that could be guessed (${JSON.stringify(options)})`, async () => {
      const starting = createPlatform(options satisfies PlatformOptions);
      await assert.rejects(starting, /^StartFailure: The operator token is shorter than 32 characters/);
    });
  }
});

function refusalOf({ status, answer }: Awaited<ReturnType<typeof ask>>): [number, string | undefined] {
  return [status, answer?.error];
}

async function appTokens(world: Workspace): Promise<string[]> {
  const { set, app } = await startRotating(world);
  const config = await configuring(world, "alice");
  const first = world.dev.apps.find((candidate) => candidate.name === "Dev App");
  return [
    world.bot.token,
    world.alice.token,
    first?.app_token ?? "",
    first?.client_secret ?? "",
    first?.signing_secret ?? "",
    app.bot_token ?? "",
    set.access_token ?? "",
    set.refresh_token ?? "",
    config.token,
    config.refreshToken,
  ];
}
