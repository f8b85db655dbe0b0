import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { blockKinds, elementKinds } from "@platform/protocol/blockkit/index.ts";
import { events } from "@platform/protocol/events/index.ts";
import { scopeSentences } from "@platform/protocol/scopes.ts";
import { methods } from "../../methods/registry.ts";
import type { SearchIndex } from "./docs/searchIndex.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const browser = { accept: "text/html,*/*" };

async function serving(options: Parameters<typeof workspace>[0] = {}) {
  const world = await workspace(options);
  const url = await world.platform.listen();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { redirect: "manual", headers: { ...browser, ...headers } });
  return { ...world, url, get, [Symbol.asyncDispose]: () => world.platform.stop() };
}

function linkOf(world: Workspace, name: string): string {
  const link = world.platform.signInLinks(world.dev.users).find((candidate) => candidate.name === name);
  return link?.url ?? "";
}

async function cookieOf(world: Workspace, name: string): Promise<string> {
  const response = await fetch(linkOf(world, name), { redirect: "manual" });
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

describe("signing in by link", () => {
  test("sets the session and leads to the workspace", async () => {
    await using server = await serving();

    const response = await fetch(linkOf(server, "alice"), { redirect: "manual" });

    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), "/");
    assert.equal(response.headers.get("cache-control"), "no-store");
    const started = await server.get("/", { cookie: await cookieOf(server, "alice") });
    assert.deepEqual([started.status, started.headers.get("location")], [303, "/client"]);
  });

  test("works for a visitor without a token", async () => {
    await using server = await serving();

    const page = await (await server.get("/account", { cookie: await cookieOf(server, "frank") })).text();

    assert.match(page, /Frank Fischer/);
  });

  test("is refused without the right key, and sets nothing", async () => {
    await using server = await serving();
    const good = new URL(linkOf(server, "alice"));
    const bobs = new URL(linkOf(server, "bob"));

    for (const path of [
      good.pathname,
      `${good.pathname}?key=`,
      `${good.pathname}?key=0${good.searchParams.get("key")?.slice(1)}x`,
      `${good.pathname}${bobs.search}`,
      `${good.pathname}?key=a&key=b`,
    ]) {
      const response = await server.get(path);
      assert.equal(response.status, 403, path);
      assert.equal(response.headers.get("set-cookie"), null);
      assert.match(await response.text(), /does not sign anybody in/);
    }
  });

  test("does not exist outside dev mode, and a session of another server means nothing", async () => {
    await using dev = await serving();
    await using server = await serving({ dev: false });
    const { pathname, search } = new URL(linkOf(server, "alice"));

    assert.equal((await server.get(pathname + search)).status, 404);
    assert.equal((await server.get("/session/console", { "sec-fetch-site": "same-origin" })).status, 404);
    const page = await (await server.get("/", { cookie: await cookieOf(dev, "alice") })).text();
    assert.doesNotMatch(page, /Alice/);
    assert.match(page, /href="\/docs"/);
  });

  test("ends after 12 hours", async () => {
    await using server = await serving();
    const cookie = await cookieOf(server, "alice");

    server.clock.advance({ hours: 12 });

    assert.match(await (await server.get("/", { cookie })).text(), /Sign in as/);
  });
});

describe("signing out", () => {
  const post = (url: string, headers: Record<string, string>) =>
    fetch(`${url}/sign-out`, { method: "POST", redirect: "manual", headers });

  test("clears the cookie for a page of this server", async () => {
    await using server = await serving();

    const response = await post(server.url, { "sec-fetch-site": "same-origin" });

    assert.equal(response.status, 303);
    assert.match(response.headers.get("set-cookie") ?? "", /^__Host-platform=; Max-Age=0; /);
  });

  test("is refused to other sites, and by GET", async () => {
    await using server = await serving();

    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.test" }]) {
      const response = await post(server.url, headers);
      assert.equal(response.status, 403);
      assert.equal(response.headers.get("set-cookie"), null);
    }
    assert.equal((await server.get("/sign-out")).status, 404);
  });
});

describe("the session endpoint of the console", () => {
  const own = { "sec-fetch-site": "same-origin" };

  test("gives a signed-in person their own token, and nobody may keep the answer", async () => {
    await using server = await serving();

    const response = await server.get("/session/console", { ...own, cookie: await cookieOf(server, "bob") });

    assert.equal(response.headers.get("cache-control"), "no-store");
    const body = (await response.json()) as {
      name: string;
      token: string;
      suggestions: { channel: { label: string }[] };
    };
    assert.equal(body.name, "bob");
    assert.equal(body.token, server.bob.token);
    assert.deepEqual(body.suggestions.channel.map(({ label }) => label).toSorted(), ["#general", "#random", "#secret"]);
  });

  test("gives nothing to other sites, to a forged session, or to nobody", async () => {
    await using server = await serving();
    const cookie = await cookieOf(server, "alice");

    for (const headers of [
      { cookie, "sec-fetch-site": "cross-site" },
      { cookie, "sec-fetch-site": "none" },
      { cookie },
    ]) {
      const response = await server.get("/session/console", headers);
      assert.equal(response.status, 403);
      assert.equal(await response.text(), "");
    }
    for (const headers of [own, { ...own, cookie: `${cookie}0` }]) {
      const response = await server.get("/session/console", headers);
      assert.equal(response.status, 204);
      assert.equal(await response.text(), "");
    }
  });
});

describe("the Web API", () => {
  test("ignores the session cookie", async () => {
    await using server = await serving();

    const response = await server.get("/api/auth.test", { cookie: await cookieOf(server, "alice") });

    assert.deepEqual(await response.json(), { ok: false, error: "not_authed" });
  });
});

describe("the pages", () => {
  test("show an anonymous visitor names, but no token and no key", async () => {
    await using server = await serving();

    const page = await (await server.get("/")).text();

    assert.match(page, /Alice Adams/);
    assert.match(page, /sign-in links printed in your terminal/);
    const secrets = [
      ...server.dev.users.map((user) => user.token),
      ...server.dev.apps.flatMap((app) => [app.bot_token, app.user_token, app.app_token]),
      ...server.platform.signInLinks(server.dev.users).map((link) => new URL(link.url).searchParams.get("key")),
    ];
    for (const secret of secrets) assert.ok(!secret || !page.includes(secret));
    assert.doesNotMatch(page, /xox|xapp|key=/);
  });

  test("all carry the same protection", async () => {
    await using server = await serving();

    for (const path of ["/", "/docs", "/docs/errors", "/docs/auth.test", "/nowhere", "/sign-in/U1", "/openapi.json"]) {
      const { headers } = await server.get(path);
      const policy = headers.get("content-security-policy") ?? "";
      assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/, path);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe|\*/);
      assert.equal(headers.get("x-content-type-options"), "nosniff");
      assert.equal(headers.get("referrer-policy"), "same-origin");
      assert.equal(headers.get("cross-origin-opener-policy"), "same-origin");
    }
  });

  test("document every method of the registry, and link to it", async () => {
    await using server = await serving();
    const overview = await (await server.get("/docs/api")).text();

    for (const method of methods.values()) {
      assert.ok(overview.includes(`href="/docs/${method.name}"`), method.name);
      const response = await server.get(`/docs/${method.name}`);
      assert.equal(response.status, 200);
      const page = await response.text();
      for (const [name] of method.params) assert.ok(page.includes(`<code>${name}</code>`), `${method.name} ${name}`);
      for (const code of Object.keys(method.errors))
        assert.ok(page.includes(`id="error-${code}"`), `${method.name} ${code}`);
      assert.doesNotMatch(page, /undefined|\[object Object\]/, method.name);
    }
  });

  test("show documents, with links to the pages of others", async () => {
    await using server = await serving();
    const start = await (await server.get("/docs")).text();
    const guide = await server.get("/docs/guides/events");

    assert.match(start, /<h1 id="platform">Platform<\/h1>/);
    assert.match(start, /<a href="\/docs\/guides\/events">/);
    assert.match(start, /srcset="\/docs\/images\/client-thread-dark\.png"/);
    assert.equal(guide.status, 200);
  });

  test("show pictures of the documentation, and no other file", async () => {
    await using server = await serving();
    const picture = await server.get("/docs/images/inspector-dark.png");

    assert.deepEqual([picture.status, picture.headers.get("content-type")], [200, "image/png"]);
    for (const path of ["..%2f..%2fpackage.json", "nothing.png", "..%2fseed.schema.json"]) {
      assert.equal((await server.get(`/docs/images/${path}`)).status, 404, path);
    }
    assert.equal((await server.get("/docs/..%2f..%2fpackage")).status, 404);
  });

  test("are found by the search: every method, event, block, scope, command, code and setting", async () => {
    await using server = await serving();
    const index = (await (await server.get("/docs/search.json")).json()) as SearchIndex;
    const words = new Set(index.words.map(([word]) => word));
    const urls = new Set(index.pages.map(([url]) => url));

    for (const name of methods.keys()) assert.ok(urls.has(`/docs/${name}`), name);
    for (const { type } of events) assert.ok(urls.has(`/docs/events/${type}`), type);
    for (const block of blockKinds.keys()) assert.ok(urls.has(`/docs/blocks/${block}`), block);
    for (const element of elementKinds.keys()) assert.ok(urls.has(`/docs/blocks/elements/${element}`), element);
    const codes = [...methods.values()].flatMap(({ errors }) => Object.keys(errors));
    for (const word of [...Object.keys(scopeSentences), ...codes, ...Object.keys(limits)]) {
      assert.ok(words.has(word.toLowerCase()), word);
    }
    assert.ok(words.has("platform_database_url"));
    assert.deepEqual(
      index.words,
      index.words.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  });

  test("need not be sent again while nothing has changed", async () => {
    await using server = await serving();
    const page = await server.get("/docs/auth.test");
    const [asset] = /\/pages\/[^"]+\.css/.exec(await page.text()) ?? [];

    const again = await server.get("/docs/auth.test", { "if-none-match": page.headers.get("etag") ?? "" });
    const style = await server.get(asset ?? "");

    assert.equal(again.status, 304);
    assert.equal(style.headers.get("content-type"), "text/css; charset=utf-8");
    assert.equal(style.headers.get("cache-control"), "public, max-age=31536000, immutable");
    assert.equal((await server.get(asset ?? "", { "if-none-match": style.headers.get("etag") ?? "" })).status, 304);
    assert.equal((await server.get("/pages/old/base.css")).headers.get("cache-control"), "no-cache");
    assert.equal((await server.get("/pages/old/..%2fassets.ts")).status, 404);
  });

  test("say 404 in HTML to people and in a line to programs", async () => {
    await using server = await serving();

    const page = await server.get("/nowhere/<b>?key=secret");
    const line = await server.get("/nowhere", { accept: "*/*" });

    assert.equal(page.status, 404);
    const text = await page.text();
    assert.match(text, /There is no page here/);
    assert.doesNotMatch(text, /<b>|key=/);
    assert.deepEqual([line.status, await line.text()], [404, "not found\n"]);
    assert.equal((await server.get("/docs/no.such")).status, 404);
  });

  test("say without a stack that something broke", async () => {
    await using server = await serving();
    const cookie = await cookieOf(server, "alice");
    await server.platform.store.close();

    const response = await server.get("/", { cookie });

    assert.equal(response.status, 500);
    const text = await response.text();
    assert.match(text, /could not be made/);
    assert.doesNotMatch(text, /Error|\.ts\b|\n\s+at /);
  });
});
