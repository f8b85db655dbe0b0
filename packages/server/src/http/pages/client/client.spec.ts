import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { clientPage } from "./clientPage.ts";
import { clientPolicy } from "./clientPolicy.ts";
import { type Workspace, workspace } from "../../../../testkit/workspace.ts";

async function serving() {
  const world = await workspace();
  const url = await world.platform.listen();
  return { ...world, url, [Symbol.asyncDispose]: () => world.platform.stop() };
}

async function cookieOf(world: Workspace, name: string): Promise<string> {
  const link = world.platform.signInLinks(world.dev.users).find((candidate) => candidate.name === name);
  const response = await fetch(link?.url ?? "", { redirect: "manual" });
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

interface Opened {
  readonly token: string;
  readonly expiresMs: number;
  readonly user: { readonly id: string };
}

/** What the client's own page would send. */
function askForSession(url: string, cookie: string, site = "same-origin"): Promise<Response> {
  return fetch(`${url}/client/session`, { method: "POST", headers: { cookie, "sec-fetch-site": site } });
}

describe("the browser client's token", () => {
  test("acts for the signed-in person, with all of their rights", async () => {
    await using world = await serving();
    const response = await askForSession(world.url, await cookieOf(world, "bob"));
    const opened = (await response.json()) as Opened;

    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.equal(opened.user.id, world.bob.id);
    const bob = world.actor(opened.token, world.bob.id);
    assert.equal((await bob.does("auth.test", {})).user_id, world.bob.id);
    await bob.does("chat.postMessage", { channel: world.general, text: "from the browser" });
    assert.equal(await bob.refused("conversations.info", { channel: "C0NOWHERE00" }), "channel_not_found");
  });

  test("is given to no other site and to nobody who is not signed in", async () => {
    await using world = await serving();
    const cookie = await cookieOf(world, "bob");

    assert.equal((await askForSession(world.url, cookie, "cross-site")).status, 403);
    assert.equal((await askForSession(world.url, "")).status, 401);
    assert.equal((await askForSession(world.url, "__Host-platform=made-up")).status, 401);
  });

  test("lives for minutes, ends with the session, and cannot be made up", async () => {
    await using world = await serving();
    const cookie = await cookieOf(world, "bob");
    const { token } = (await (await askForSession(world.url, cookie)).json()) as Opened;

    const [prefix, expires, session, seal] = token.split("-");
    const longer = [prefix, `1${expires}`, session, seal].join("-");
    assert.equal(await world.actor(longer).refused("auth.test", {}), "invalid_auth");
    assert.equal(await world.actor("xoxc-").refused("auth.test", {}), "invalid_auth");

    world.clock.advance({ seconds: limits.client_token_s + 1 });
    assert.equal(await world.actor(token).refused("auth.test", {}), "token_expired");

    const renewed = (await (await askForSession(world.url, cookie)).json()) as Opened;
    await world.actor(renewed.token).does("auth.test", {});
    await fetch(`${world.url}/sign-out`, { method: "POST", headers: { cookie, "sec-fetch-site": "same-origin" } });
    assert.equal(await world.actor(renewed.token).refused("auth.test", {}), "token_revoked");
  });
});

describe("the browser client's page", () => {
  test("sends signed-out visitors to the sign-in page, and back", async () => {
    await using world = await serving();
    const response = await fetch(`${world.url}/client/C1?thread=2`, { redirect: "manual" });

    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), "/sign-in?redirect=%2Fclient%2FC1%3Fthread%3D2");
  });

  test("lets nothing run but what it names itself", () => {
    const nonce = "n0nce";
    const preloads = [
      { href: "/assets/a.js", as: "script" },
      { href: "/assets/f.woff2", as: "font" },
    ] as const;
    const build = { entry: "/assets/main.js", styles: ["/assets/main.css"], preloads, file: () => undefined };

    const page = clientPage(build, nonce, "en");
    const policy = clientPolicy(nonce, "https://chat.example.com");
    assert.match(policy, /script-src 'nonce-n0nce' 'strict-dynamic';/);
    assert.match(policy, /require-trusted-types-for 'script'/);
    assert.doesNotMatch(policy, /unsafe|\*/);
    for (const tag of page.match(/<script[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? []) {
      assert.ok(tag.includes(`nonce="${nonce}"`), tag);
    }
    assert.doesNotMatch(page, /<style|style=|onload=/);
  });

  test("is where links to messages lead", async () => {
    await using world = await serving();
    const leads: Readonly<Record<string, string>> = {
      "/archives/C1/p1700000000000100": "/client/C1/at/1700000000.000100",
      "/archives/C1/p1700000000000100?thread_ts=1699999999.000200&cid=C1":
        "/client/C1/thread/1699999999.000200/at/1700000000.000100",
      "/archives/C1/p1?thread_ts=//evil.test": "/client",
    };
    for (const [link, path] of Object.entries(leads)) {
      assert.equal((await fetch(world.url + link, { redirect: "manual" })).headers.get("location"), path);
    }
  });

  test("has files that are served by name alone", async () => {
    await using world = await serving();
    for (const name of ["..%2Fmanifest.json", "missing-0.js", "main.tsx"]) {
      assert.equal((await fetch(`${world.url}/assets/${name}`)).status, 404, name);
    }
  });
});
