import { methods as everyMethod } from "../methods/registry.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rotatingApp, startRotating } from "../../testkit/apps.ts";
import { steer } from "../../testkit/controls.ts";
import { configuring } from "../../testkit/openConfig.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { createLog } from "../ports/log.ts";
import { maskSecrets } from "./maskSecrets.ts";

/** Everything that opens something here, and shapes of what would open something elsewhere. */
async function canariesOf(world: Workspace): Promise<string[]> {
  const { set } = await startRotating(world);
  const config = await configuring(world, "alice");
  const app = rotatingApp(world);
  const real = [
    world.bot.token,
    world.alice.token,
    set.access_token,
    set.refresh_token,
    config.token,
    config.refreshToken,
    app.client_secret,
    app.signing_secret,
    world.dev.control_token,
    ...world.platform.signInLinks(world.dev.users.slice(0, 1)).map(({ url }) => url.slice(url.lastIndexOf("=") + 1)),
  ];
  const body = "C4n4ry0123456789C4n4ry";
  const shapes = ["xoxb-", "xoxp-", "xoxe-1-", "xoxe.xoxp-1-", "xapp-1-", "xwfp-", "xctl-"].map(
    (start) => start + body,
  );
  return [...real.map((canary) => canary ?? ""), ...shapes];
}

/** The part of a canary that must not be seen; its prefix may be, because it only shows the kind. */
function bodyOf(canary: string): string {
  return canary.replace(/^xox[a-z](\.xox[a-z])?-(1-)?|^(xapp|xwfp|xctl)-(1-)?/, "");
}

/** How many canaries each method meets. Each canary meets dozens of methods: nothing that masks knows which one it is for. */
const canariesPerMethod = 3;

describe("No token and no secret is shown", () => {
  test("by the log, the lines of the server or its metrics, wherever in a call it stood [API-11.5]", async () => {
    let output = "";
    const log = createLog({ level: "debug", write: (line) => void (output += line) });
    await using world = await workspace({ log });
    const url = await world.platform.listen();
    const canaries = await canariesOf(world);
    assert.ok(
      canaries.every((canary) => bodyOf(canary).length >= 20),
      "a canary is missing",
    );
    const controls = steer(world.platform);
    let shown = "";
    let calls = 0;

    const methods = [...everyMethod.values()].filter(({ name }) => name !== "auth.revoke");
    for (let turn = 0; turn < canariesPerMethod; turn++) {
      for (const [at, method] of methods.entries()) {
        const canary = canaries[(at + turn) % canaries.length] ?? "";
        const named = Object.fromEntries(method.params.map(([name]) => [name, canary]));
        const given = { ...named, code: canary, password: canary, note: { deep: [canary, `see ${canary}.`] } };
        const nameFree = /^\w+$/.test(canary) ? { [canary]: "x" } : {};
        await fetch(`${url}/api/${method.name}?seen=${encodeURIComponent(canary)}`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${world.alice.token}`,
            "content-type": "application/json; charset=utf-8",
            cookie: `session=${canary}`,
            "user-agent": canary,
          },
          body: JSON.stringify({ ...given, ...nameFree }),
        });
        calls++;
      }
      shown += JSON.stringify(await controls.does("log.list", { limit: 1_000 }));
    }
    for (const canary of canaries) {
      for (const authorization of [`Bearer ${canary}`, `Basic ${btoa(`x:${canary}`)}`, canary]) {
        await fetch(`${url}/api/auth.test`, { headers: { authorization } });
      }
      await fetch(`${url}/api/${canary}`);
      await fetch(`${url}/api/team.info`, { method: "POST", body: new URLSearchParams({ token: canary }) });
      await controls.does("person.post", { user: "alice", channel: "general", text: `here it is: ${canary}` });
      shown += JSON.stringify(await controls.does("log.list", { limit: 1_000 }));
    }
    shown += output + (await (await fetch(`${url}/metrics`)).text());

    assert.ok(calls > 300 && shown.length > 100_000 && output.includes("chat.postMessage"));
    for (const canary of canaries) {
      const at = shown.indexOf(bodyOf(canary));
      assert.ok(at < 0, `${canary} is shown: ${shown.slice(Math.max(0, at - 300), at + 100)}`);
    }
  });
});

describe("Masking", () => {
  const table: Record<string, readonly [given: unknown, masked: unknown]> = {
    "leaves words, ids, timestamps and numbers": [
      { text: "Hello, how are you?", channel: "C0123456789", ts: "1700000000.000100", limit: 5, cursor: "" },
      { text: "Hello, how are you?", channel: "C0123456789", ts: "1700000000.000100", limit: 5, cursor: "" },
    ],
    "hides any value under a telling name": [
      { password: "abc", code: "1", client_secret: 5, tokens: { bot: "b" }, code_verifier: ["x"] },
      { password: "***", code: "***", client_secret: "***", tokens: "***", code_verifier: "***" },
    ],
    "hides what apps keep for their functions, in whatever form it came": [
      [{ variables: [{ name: "KEY", value: "short" }] }, { variables: '[{"name":"KEY","value":"short"}]' }],
      [{ variables: "***" }, { variables: "***" }],
    ],
    "hides the headers of servers with tools, in whatever form the manifest came": [
      [
        { mcp_servers: { a: { url: "https://a.test/", headers: { "x-key": "short" } } } },
        '{"mcp_servers":{"a":{"headers":{"x-key":"short"}}}}',
        "mcp_servers:\n  a: {headers: {x-key: short}}",
      ],
      [
        { mcp_servers: { a: { url: "https://a.test/", headers: { "x-key": "***" } } } },
        '{"mcp_servers":{"a":{"headers":{"x-key":"***"}}}}',
        "***",
      ],
    ],
    "leaves what only sounds like it": [
      { token_type: "bot", token: "", is_token: true, token_rotation_enabled: "yes" },
      { token_type: "bot", token: "", is_token: true, token_rotation_enabled: "yes" },
    ],
    "finds tokens inside of texts, lists and names": [
      { text: "use xoxb-123456789012-abc", list: ["xapp-1-A0-12345678"], "xoxp-123456789": 1 },
      { text: "use xoxb-***", list: ["xapp-***"], "xoxp-***": 1 },
    ],
    "finds digests and sealed texts": [
      ["d41d8cd98f00b204e9800998ecf8427e", "wss://x.test/?ticket=VDAxMjM0NTY3ODkuVTAxMjM0NTY3ODkuMTc2ODQ2"],
      ["***", "wss://x.test/?ticket=***"],
    ],
    "reads JSON inside of a text": ['{"client_secret":"short"}', '{"client_secret":"***"}'],
  };
  for (const [rule, [given, masked]] of Object.entries(table)) {
    test(rule, () => assert.deepEqual(maskSecrets(given), masked));
  }

  test("ends, however deep a value is nested", () => {
    let deep: unknown = "bottom";
    for (let depth = 0; depth < 10_000; depth++) deep = [deep];
    assert.ok(JSON.stringify(maskSecrets(deep)).includes("***"));
  });
});
