import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { auth, type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { teamsOf } from "../../../testkit/admins.ts";
import { createApp } from "../../../testkit/installing.ts";
import { connectMcp } from "../../../testkit/mcpClient.ts";
import { type Serving, serving } from "../../../testkit/signingIn.ts";
import { Visitor } from "../../../testkit/visitor.ts";

const redirectUrl = "http://localhost:53177/callback";

/** What an assistant keeps on the machine of a person. */
class Keeper implements OAuthClientProvider {
  readonly redirectUrl = redirectUrl;
  readonly clientMetadata = {
    client_name: "Test assistant",
    redirect_uris: [redirectUrl],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
  information: OAuthClientInformationMixed | undefined;
  kept: OAuthTokens | undefined;
  asked: URL | undefined;
  #verifier = "";

  constructor(information?: OAuthClientInformationMixed) {
    this.information = information;
  }
  clientInformation(): OAuthClientInformationMixed | undefined {
    return this.information;
  }
  saveClientInformation(information: OAuthClientInformationMixed): void {
    this.information = information;
  }
  tokens(): OAuthTokens | undefined {
    return this.kept;
  }
  saveTokens(tokens: OAuthTokens): void {
    this.kept = tokens;
  }
  redirectToAuthorization(url: URL): void {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }
  codeVerifier(): string {
    return this.#verifier;
  }
}

function open(world: Serving, keeper: Keeper) {
  const transport = new StreamableHTTPClientTransport(new URL(`${world.url}/mcp`), { authProvider: keeper });
  return { client: new Client({ name: "test", version: "1.0.0" }), transport };
}

/** The whole way: the client is refused, a person consents in the browser, the client gets a token. */
async function connect(world: Serving, keeper: Keeper, person: "alice" | "bob" = "alice"): Promise<Client> {
  const first = open(world, keeper);
  await assert.rejects(first.client.connect(first.transport), UnauthorizedError);
  const target = await consent(world, keeper.asked, person);
  await first.transport.finishAuth(target.searchParams.get("code") ?? "");
  const second = open(world, keeper);
  await second.client.connect(second.transport);
  return second.client;
}

async function consent(world: Serving, asked: URL | undefined, person: "alice" | "bob"): Promise<URL> {
  const visitor = new Visitor(world, world.url);
  await visitor.signIn(person);
  const page = await visitor.send(`${asked?.pathname ?? ""}${asked?.search ?? ""}`);
  assert.equal(page.status, 200, page.text);
  const answer = await visitor.decide(page.text, "approve");
  return new URL(answer.headers.get("location") ?? "");
}

function register(world: Serving, metadata: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${world.url}/oauth/register`, { method: "POST", headers, body: JSON.stringify(metadata) });
}

describe("the authorization of /mcp", () => {
  test("a client that knows the address alone registers, and acts as the person who consents", async () => {
    await using world = await serving();
    const keeper = new Keeper();

    const client = await connect(world, keeper, "bob");
    const profile = await client.callTool({ name: "slack_read_user_profile", arguments: {} });
    await client.close();

    assert.equal((profile.structuredContent as { id: string }).id, world.bob.id);
    assert.equal(keeper.kept?.token_type, "Bearer");
    assert.ok((keeper.kept?.scope ?? "").split(" ").includes("chat:write"));
  });

  test("a client renews its token without a secret", async () => {
    await using world = await serving();
    const keeper = new Keeper();
    const client = await connect(world, keeper);
    await client.close();
    const before = keeper.kept;

    world.clock.advance({ hours: 13 });
    assert.equal(await auth(keeper, { serverUrl: `${world.url}/mcp` }), "AUTHORIZED");

    assert.notEqual(keeper.kept?.access_token, before?.access_token);
    await using renewed = await connectMcp(world.url, keeper.kept?.access_token ?? "");
    assert.ok((await renewed.toolNames()).length > 0);
    await assert.rejects(connectMcp(world.url, before?.access_token ?? ""));
  });

  test("a client of a fixed id gets the scopes of its manifest, though it asks for all", async () => {
    await using world = await serving();
    const app = await createApp(world, {
      scopes: { user: ["channels:history", "chat:write"] },
      redirectUrls: ["http://localhost:3118/callback"],
      isPublic: true,
      isMcp: true,
    });
    const keeper = new Keeper({ client_id: app.clientId, redirect_uris: [redirectUrl] });

    const client = await connect(world, keeper);
    const { tools } = await client.listTools();
    await client.close();

    assert.deepEqual(keeper.kept?.scope?.split(" ").toSorted(), ["channels:history", "chat:write"]);
    assert.deepEqual(
      tools.map(({ name }) => name),
      [
        "slack_read_channel",
        "slack_read_thread",
        "slack_send_message",
        "slack_send_message_draft",
        "slack_schedule_message",
      ],
    );
  });

  test("a tool without its scope asks for another token", async () => {
    await using world = await serving();
    const app = await createApp(world, {
      scopes: { user: ["chat:write"] },
      redirectUrls: [redirectUrl],
      isPublic: true,
      isMcp: true,
    });
    const keeper = new Keeper({ client_id: app.clientId, redirect_uris: [redirectUrl] });
    await (await connect(world, keeper)).close();

    const response = await fetch(`${world.url}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${keeper.kept?.access_token ?? ""}`,
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "slack_search_emojis", arguments: { query: "a" } },
      }),
    });

    assert.equal(response.status, 403);
    assert.match(response.headers.get("www-authenticate") ?? "", /error="insufficient_scope", scope="emoji:read"/);
  });

  test("the same client is one app, and another one is not", async () => {
    await using world = await serving();
    const idOf = async (metadata: object) =>
      ((await (await register(world, metadata)).json()) as { client_id: string }).client_id;
    const here = { client_name: "Editor", redirect_uris: ["http://127.0.0.1:4000/callback"] };

    const [first, again, other] = [
      await idOf(here),
      await idOf({ ...here, redirect_uris: ["http://127.0.0.1:5123/callback"] }),
      await idOf({ ...here, redirect_uris: ["https://editor.example/callback"] }),
    ];

    assert.equal(first, again);
    assert.notEqual(first, other);
  });

  test("addresses that would leak a code are not registered", async () => {
    await using world = await serving();
    const refused = ["http://evil.example/cb", "javascript:alert(1)", "data:text/html,x", "https://a.example/#x", ""];

    for (const uri of refused) {
      const response = await register(world, { client_name: "Editor", redirect_uris: [uri] });
      assert.equal(response.status, 400, uri);
      assert.equal(((await response.json()) as { error: string }).error, "invalid_redirect_uri", uri);
    }
    for (const uri of ["cursor://anysphere.cursor-mcp/oauth/callback", "https://vscode.dev/redirect"]) {
      assert.equal((await register(world, { client_name: "Editor", redirect_uris: [uri] })).status, 201, uri);
    }
  });

  test("administrators decide about a client like about any app", async () => {
    await using world = await serving();
    await world.alice.does("admin.teams.settings.setAppApproval", { team_id: teamsOf(world).acme, required: true });
    const keeper = new Keeper();
    const { client, transport } = open(world, keeper);
    await assert.rejects(client.connect(transport), UnauthorizedError);

    const visitor = new Visitor(world, world.url);
    await visitor.signIn("bob");
    const page = await visitor.send(`${keeper.asked?.pathname ?? ""}${keeper.asked?.search ?? ""}`);

    assert.equal(page.status, 403);
    await visitor.decide(page.text, "request");
    const requests = await world.alice.does("admin.apps.requests.list", { team_id: teamsOf(world).acme });
    assert.deepEqual(
      requests.app_requests.map(({ app }) => app.name),
      ["Test assistant"],
    );
  });

  test("documents name each other, and a request without a token names the first", async () => {
    await using world = await serving();
    const read = async (path: string) => (await (await fetch(world.url + path)).json()) as Record<string, unknown>;

    const refused = await fetch(`${world.url}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: "{}",
    });

    assert.equal(refused.status, 401);
    assert.equal(((await refused.json()) as { error: string }).error, "missing_token");
    const resource = "/.well-known/oauth-protected-resource/mcp";
    assert.equal(refused.headers.get("www-authenticate"), `Bearer resource_metadata="${world.url}${resource}"`);
    const document = await read(resource);
    assert.equal(document["resource"], `${world.url}/mcp`);
    assert.deepEqual(document["authorization_servers"], [world.url]);
    assert.equal((await read("/.well-known/oauth-protected-resource"))["resource"], world.url);
    const server = await read("/.well-known/oauth-authorization-server");
    assert.equal(server["issuer"], world.url);
    assert.deepEqual(server["code_challenge_methods_supported"], ["S256"]);
  });

  test("tokens of bots, of browsers and of nobody are refused", async () => {
    await using world = await serving();
    const status = async (token: string) => {
      const response = await fetch(`${world.url}/mcp`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
      });
      return [response.status, ((await response.json()) as { error?: string }).error];
    };

    assert.deepEqual(await status(world.bot.token), [401, "invalid_token"]);
    assert.deepEqual(await status("xoxp-unknown"), [401, "invalid_token"]);
    assert.deepEqual(await status(world.alice.token), [200, undefined]);
  });

  test("a code that is no good is refused as the standard says", async () => {
    await using world = await serving();
    const { client_id: id } = (await (
      await register(world, { client_name: "Editor", redirect_uris: [redirectUrl] })
    ).json()) as { client_id: string };
    const exchange = async (fields: Record<string, string>) => {
      const response = await fetch(`${world.url}/oauth/token`, { method: "POST", body: new URLSearchParams(fields) });
      return [response.status, ((await response.json()) as { error: string }).error];
    };

    assert.deepEqual(await exchange({ grant_type: "refresh_token", client_id: id, refresh_token: "x" }), [
      400,
      "invalid_grant",
    ]);
    assert.deepEqual(await exchange({ grant_type: "authorization_code", client_id: "nobody", code: "x" }), [
      401,
      "invalid_client",
    ]);
    assert.deepEqual(await exchange({ grant_type: "password", client_id: id }), [400, "unsupported_grant_type"]);
  });

  test("each call of a tool is in the audit log, with a hash in place of its arguments", async () => {
    await using world = await serving();
    const keeper = new Keeper();
    const client = await connect(world, keeper, "bob");
    await client.callTool({ name: "slack_read_channel", arguments: { channel_id: "C0000000000" } });
    await client.close();

    const { db } = world.platform.store;
    const entry = await db
      .selectFrom("audit_entries")
      .selectAll()
      .where("action", "=", "mcp_slack_read_channel_tool_called")
      .executeTakeFirstOrThrow();

    assert.deepEqual([entry.actor_id, entry.entity_type], [world.bob.id, "app"]);
    const details = JSON.parse(entry.details) as { arguments_sha256: string; result: string };
    assert.match(details.arguments_sha256, /^[0-9a-f]{64}$/);
    assert.equal(details.result, "channel_not_found");
  });
});

describe("the source of requests to /mcp", () => {
  test("foreign hosts and pages are refused", async () => {
    await using world = await serving();
    const { port } = new URL(world.url);
    const status = async (headers: Record<string, string>) => {
      const { request } = await import("node:http");
      return new Promise<number | undefined>((resolve, reject) => {
        const asked = request(`${world.url}/mcp`, { method: "POST", headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        asked.once("error", reject).end("{}");
      });
    };

    assert.equal(await status({ host: "evil.example" }), 403);
    assert.equal(await status({ host: `localhost:${port}`, origin: "http://evil.example" }), 403);
    assert.equal(await status({ host: `localhost:${port}`, origin: "http://203.0.113.9" }), 403);
    assert.equal(await status({ host: `localhost:${port}`, origin: `http://localhost:${port}` }), 415);
    assert.equal(await status({ host: `127.0.0.1:${port}` }), 415);
  });
});
