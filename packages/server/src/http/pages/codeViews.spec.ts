import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { openCodeChannel } from "../../../testkit/codeChannels.ts";
import { serving } from "../../../testkit/signingIn.ts";

const html = "<!doctype html><script>document.title = 'x'</script>";

describe("HTML in a code channel", () => {
  test("is served in a sandbox, with the domains of the view, to people who can read the channel", async () => {
    await using server = await serving();
    const { channel_id } = await openCodeChannel(server);
    const csp = { resource_domains: ["cdn.example.com"], connect_domains: ["https://*.api.example.com"] };
    const view = { channel_id, view_key: "a.html", content: html, csp };
    const { view_id } = await server.bot.does("agents.conversations.setView", view);
    const path = `/code-views/${server.dev.teams[0]?.id}/${channel_id}/${view_id}`;

    const answer = await (await server.signedIn("alice")).get(path);

    assert.equal(await answer.text(), html);
    const policy = answer.headers.get("content-security-policy") ?? "";
    assert.match(policy, /; sandbox allow-scripts allow-popups$/);
    assert.doesNotMatch(policy, /same-origin/);
    assert.match(policy, /default-src 'none'; script-src 'unsafe-inline' https:\/\/cdn\.example\.com; /);
    assert.match(policy, /connect-src https:\/\/\*\.api\.example\.com; /);
    assert.match(policy, /frame-ancestors 'self'/);
    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.equal((await server.browser().get(path)).status, 404);
  });

  test("may have a million bytes, in JSON and in a form", async () => {
    await using server = await serving();
    const { channel_id } = await openCodeChannel(server);
    const content = '<p>"\n'.repeat(limits.code_view_bytes_max / 5);
    const token = server.dev.apps.find(({ name }) => name === "Dev App")?.bot_token ?? "";
    const view = { channel_id, view_key: "big", content };
    const bodies = {
      "application/json; charset=utf-8": JSON.stringify(view),
      "application/x-www-form-urlencoded": new URLSearchParams(view).toString(),
    };
    for (const [type, body] of Object.entries(bodies)) {
      const headers = { authorization: `Bearer ${token}`, "content-type": type };
      const url = `${server.url}/api/agents.conversations.setView`;
      const answer = (await (await fetch(url, { method: "POST", headers, body })).json()) as { ok: boolean };
      assert.equal(answer.ok, true, JSON.stringify(answer));
    }
  });

  test("of a private channel is hidden from others, as what does not exist", async () => {
    await using server = await serving();
    await openCodeChannel(server);
    const made = await server.bot.does("agents.conversations.create", { name: "Secret", is_private: true });
    const { channel_id } = made;
    const view = { channel_id, view_key: "a.html", content: html };
    const { view_id } = await server.bot.does("agents.conversations.setView", view);
    const browser = await server.signedIn("bob");
    const base = `/code-views/${server.dev.teams[0]?.id}`;

    const hidden = await browser.get(`${base}/${channel_id}/${view_id}`);
    const missing = await browser.get(`${base}/${channel_id}/Ct0000000000`);

    assert.deepEqual([hidden.status, missing.status], [404, 404]);
    assert.doesNotMatch(await hidden.text(), /document\.title/);
  });
});
