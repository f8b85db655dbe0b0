import assert from "node:assert/strict";
import { test } from "node:test";
import { workspace } from "../../testkit/workspace.ts";
import { methods } from "../methods/registry.ts";

test("no answer of any method may be stored by a cache, whether it grants or refuses", async () => {
  await using world = await workspace();
  const app = world.dev.apps.find(({ name }) => name === "Dev App");
  const tokens = { bot: app?.bot_token, user: world.alice.token, app: app?.app_token, config: world.dev.config_token };
  const storable: string[] = [];
  for (const { name, tokens: kinds } of methods.values()) {
    for (const [kind, token] of Object.entries(tokens)) {
      if (kinds.length > 0 && !kinds.some((taken) => taken === kind)) continue;
      const { headers } = await world.send({ method: name, authorization: `Bearer ${token}` });
      if (headers["cache-control"] !== "no-store") storable.push(`${name} as ${kind}`);
    }
  }
  assert.deepEqual(storable, []);
});

test("the answers that carry tokens and secrets reach the client with that header", async () => {
  await using world = await workspace();
  const url = await world.platform.listen();
  const app = world.dev.apps.find(({ name }) => name === "Dev App");
  for (const [method, token, args] of [
    ["apps.connections.open", app?.app_token, {}],
    ["rtm.connect", world.alice.token, {}],
    ["developer.apps.credentials.get", world.alice.token, { app_id: app?.id ?? "" }],
    ["tooling.tokens.rotate", undefined, { refresh_token: world.dev.config_refresh_token ?? "" }],
    [
      "oauth.v2.access",
      undefined,
      { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "", code: "x" },
    ],
  ] as const) {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/${method}`, { method: "POST", headers, body: new URLSearchParams(args) });
    assert.equal(answer.headers.get("cache-control"), "no-store", `${method}: ${await answer.text()}`);
  }
});
