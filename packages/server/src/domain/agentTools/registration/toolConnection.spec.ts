import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ExternalProvider, connectAccount, authorize, providerKey } from "../../../../testkit/externalProvider.ts";
import { atHome } from "../../../../testkit/ownToken.ts";
import { devApp } from "../../../../testkit/receiving.ts";
import { type FormBrowser, type Serving, serving } from "../../../../testkit/signingIn.ts";
import {
  atTools,
  declareTools,
  startModernTools,
  startToolServer,
  type ToolRequest,
} from "../../../../testkit/toolServers.ts";
import { Visitor } from "../../../../testkit/visitor.ts";
import type { Actor } from "../../../../testkit/workspace.ts";

const auth_type = "dynamic_client_registration";

/** Another platform, whose `/mcp` is the server with tools, and a browser in which Alice has turned it on. */
async function openStage(world: Serving, other: Serving) {
  const { alice, named } = await atTools(world, `${other.url}/mcp`, { auth_type });
  return { alice, named, browser: await world.signedIn("alice") };
}

async function stateOf(person: Actor, app_id: string) {
  const { servers } = await person.does("client.mcp.tools.list", { app_id });
  return servers[0];
}

/** Bob of the other platform gives access there. Returns where his browser is sent with the answer. */
async function consentThere(other: Serving, browser: FormBrowser, connectPath: string): Promise<string> {
  const away = await browser.get(connectPath);
  assert.equal(away.status, 302, await away.text());
  const asked = new URL(away.headers.get("location") ?? "");
  const visitor = new Visitor(other, other.url);
  await visitor.signIn("bob");
  const page = await visitor.send(asked.pathname + asked.search);
  assert.equal(page.status, 200, page.text);
  const answer = await visitor.decide(page.text, "approve");
  const target = new URL(answer.headers.get("location") ?? "");
  return target.pathname + target.search;
}

describe("an account at a server that registers its clients", () => {
  test("is connected in the browser, used, renewed and forgotten", async () => {
    await using world = await serving();
    await using other = await serving();
    const { alice, named, browser } = await openStage(world, other);
    const before = await stateOf(alice, named.app_id);
    assert.deepEqual([before?.state, before?.tools], ["needs_connection", []]);

    const back = await consentThere(other, browser, before?.connect_path ?? "");
    const page = await browser.get(back);

    assert.equal(page.status, 200);
    assert.match(await page.text(), /can now use your account at localhost:/);
    assert.equal((await stateOf(alice, named.app_id))?.state, "connected");
    const call = { ...named, tool: "slack_read_user_profile" };
    const { result } = await alice.does("client.mcp.tools.call", call);
    assert.equal(result.structured?.["id"], other.bob.id);
    const row = await world.platform.store.db.selectFrom("tool_servers").selectAll().executeTakeFirstOrThrow();
    assert.doesNotMatch(JSON.stringify(row), /xox/);

    for (const { clock } of [world, other]) clock.advance({ hours: 13 });
    await alice.does("client.mcp.tools.call", call);
    const renewed = await world.platform.store.db.selectFrom("tool_servers").selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([renewed.generation, renewed.sealed === row.sealed], [2, false]);

    await alice.does("client.mcp.servers.set", { ...named, is_active: false });
    assert.deepEqual(await world.platform.store.db.selectFrom("tool_servers").selectAll().execute(), []);
  });

  test("is not connected for another person, with another answer, or twice", async () => {
    await using world = await serving();
    await using other = await serving();
    const { alice, named, browser } = await openStage(world, other);
    const path = (await stateOf(alice, named.app_id))?.connect_path ?? "";
    const back = await consentThere(other, browser, path);
    const bob = await world.signedIn("bob");

    assert.equal((await bob.get(back)).status, 400);
    assert.equal((await world.browser().get(back)).status, 400);
    assert.equal((await browser.get(`${back}&iss=https%3A%2F%2Fevil.example`)).status, 400);
    assert.equal((await browser.get(back.replace(/state=[^&]{20}/, "state="))).status, 400);
    assert.equal((await stateOf(alice, named.app_id))?.state, "needs_connection");
    assert.equal((await browser.get(back)).status, 200);
    assert.equal((await browser.get(back)).status, 400);
    world.clock.advance({ seconds: 601 });
    const late = await consentThere(other, browser, path);
    world.clock.advance({ seconds: 601 });
    assert.equal((await browser.get(late)).status, 400);
  });

  test("is for the address at which it was connected: another one does not get its tokens", async () => {
    await using world = await serving();
    await using other = await serving();
    await using elsewhere = await startModernTools();
    const { alice, named, browser } = await openStage(world, other);
    await browser.get(await consentThere(other, browser, (await stateOf(alice, named.app_id))?.connect_path ?? ""));

    await declareTools(world, { canteen: { url: elsewhere.url, auth_type } });

    assert.equal((await stateOf(alice, named.app_id))?.state, "needs_connection");
    assert.deepEqual(elsewhere.received, []);
  });

  const issuer = "https://login.example";
  const good = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    registration_endpoint: `${issuer}/register`,
    code_challenge_methods_supported: ["S256"],
  };
  const faults: Readonly<Record<string, (origin: string) => { readonly resource?: object; readonly server?: object }>> =
    {
      "that names no authorization server": (origin) => ({ resource: { resource: origin } }),
      "whose metadata is about another server": () => ({
        resource: { resource: "https://bank.example", authorization_servers: [issuer] },
      }),
      "whose authorization server names another issuer": () => ({ server: good }),
      "whose authorization server registers nobody": (origin) => ({
        server: { ...good, issuer: origin, registration_endpoint: undefined },
      }),
      "whose authorization page is a script": (origin) => ({
        server: { ...good, issuer: origin, authorization_endpoint: "javascript:alert(1)" },
      }),
      "that does not know PKCE": (origin) => ({
        server: { ...good, issuer: origin, code_challenge_methods_supported: ["plain"] },
      }),
      "that answers the registration without an id": (origin) => ({
        server: { ...good, issuer: origin, registration_endpoint: `${origin}/register` },
      }),
      "that publishes nothing": () => ({}),
    };
  for (const [name, documentsOf] of Object.entries(faults)) {
    test(`is not connected at a server ${name}`, async () => {
      await using world = await serving();
      await using server = await startToolServer((request, response) => {
        const { origin } = new URL(server.url);
        const { resource, server: metadata } = documentsOf(origin);
        const document = request.url?.includes("protected-resource")
          ? resource
          : request.url?.includes("authorization-server")
            ? metadata
            : request.url === "/register" && {};
        response.writeHead(document ? 200 : 401, { "content-type": "application/json" });
        response.end(JSON.stringify(document ?? {}));
      });
      const { alice, named } = await atTools(world, server.url, { auth_type });
      const browser = await world.signedIn("alice");

      const page = await browser.get((await stateOf(alice, named.app_id))?.connect_path ?? "");

      assert.equal(page.status, 502);
      assert.match(await page.text(), /could not register/);
    });
  }

  test("is not asked for before the person has turned the server on", async () => {
    await using world = await serving();
    await declareTools(world, { canteen: { url: "https://tools.example/mcp", auth_type } });
    const browser = await world.signedIn("bob");

    assert.equal((await browser.get(`/external/tools/connect/${devApp(world).id}/canteen`)).status, 404);
  });
});

describe("an account at a provider of the manifest", () => {
  test("is the person's own, and its token is sent to the server", async () => {
    await using world = await serving();
    await using provider = await ExternalProvider.start();
    await using server = await startModernTools();
    const author = await provider.declare(world);
    await declareTools(world, {
      canteen: { url: server.url, auth_type: "manual_auth", auth_provider_key: providerKey },
    });
    const app_id = devApp(world).id;
    const bob = await atHome(world, world.bob);
    await bob.does("client.mcp.servers.set", { app_id, server: "canteen", is_active: true });
    await connectAccount(world, author);

    const before = await stateOf(bob, app_id);
    assert.equal(before?.state, "needs_connection");
    assert.deepEqual(server.received, []);
    const browser = await world.signedIn("bob");
    const away = await browser.get(before?.connect_path ?? "");
    provider.account = "bob's own";
    await authorize(away.headers.get("location") ?? "");

    assert.equal((await stateOf(bob, app_id))?.state, "connected");
    const received: readonly ToolRequest[] = server.received;
    const sent = received.map(({ headers }) => headers.authorization ?? "");
    assert.match(sent[0] ?? "", /^Bearer \S{20,}/);
    assert.equal(new Set(sent).size, 1);
  });
});
