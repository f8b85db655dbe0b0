import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { emailOf, type FormBrowser, type Serving, serving } from "../../../testkit/signingIn.ts";

/** Where a link of this server leads a browser: the address of the next page. */
async function lead(server: Serving, browser: FormBrowser, link: string): Promise<string | null> {
  assert.ok(link.startsWith(server.url), link);
  return (await browser.get(link.slice(server.url.length))).headers.get("location");
}

const acmeOf = (server: Serving): string => `/client/${server.dev.teams[0]?.id}`;

async function post(server: Serving, more: { readonly thread_ts?: string } = {}) {
  const { ts } = await server.bob.does("chat.postMessage", { channel: server.random, text: "Lunch?", ...more });
  const { permalink } = await server.bob.does("chat.getPermalink", { channel: server.random, message_ts: ts });
  return { ts, permalink };
}

describe("a permalink", () => {
  test("opens the message in the client", async () => {
    await using server = await serving();
    const browser = await server.signedIn("carol");
    const { ts, permalink } = await post(server);

    assert.equal(await lead(server, browser, permalink), `${acmeOf(server)}/${server.random}/at/${ts}`);
  });

  test("opens a reply in its thread, also without the thread in the link", async () => {
    await using server = await serving();
    const browser = await server.signedIn("carol");
    const root = await post(server);
    const reply = await post(server, { thread_ts: root.ts });
    const path = `${acmeOf(server)}/${server.random}/thread/${root.ts}/at/${reply.ts}`;

    assert.equal(await lead(server, browser, reply.permalink), path);
    assert.equal(await lead(server, browser, reply.permalink.replace(/\?.*/, "")), path);
  });

  test("leads to sign-in and back when nobody is signed in", async () => {
    await using server = await serving();
    const browser = server.browser();
    const { ts, permalink } = await post(server);

    const signIn = new URL((await lead(server, browser, permalink)) ?? "", server.url);
    const login = { login: emailOf(server, "carol"), password: server.passwordOf("carol") };
    const redirect = signIn.searchParams.get("redirect") ?? "";
    const back = (await browser.send("/sign-in", { ...login, redirect })).headers.get("location") ?? "";

    assert.equal(signIn.pathname, "/sign-in");
    assert.equal(await lead(server, browser, server.url + back), `${acmeOf(server)}/${server.random}/at/${ts}`);
  });

  test("of a workspace opens the client, and of a channel the channel", async () => {
    await using server = await serving();
    const browser = await server.signedIn("carol");
    const { url } = await server.bob.does("auth.test", {});

    assert.equal(await lead(server, browser, url), acmeOf(server));
    assert.equal(await lead(server, browser, url.replace(/\/$/, "")), acmeOf(server));
    assert.equal(await lead(server, browser, `${url}archives/${server.random}`), `${acmeOf(server)}/${server.random}`);
  });

  test("of an unknown or hidden message, channel or workspace is a page that says so", async () => {
    await using server = await serving();
    const browser = await server.signedIn("carol");
    const { permalink } = await post(server);
    const { url } = await server.bob.does("auth.test", {});
    const { ts } = await server.alice.does("chat.postMessage", { channel: server.secret, text: "hidden" });
    const hidden = await server.alice.does("chat.getPermalink", { channel: server.secret, message_ts: ts });
    const closed: Readonly<Record<string, RegExp>> = {
      [permalink.replace(/p\d+$/, "p1700000000000100")]: /This message cannot be opened/,
      [permalink.replace(/p\d+$/, "nothing")]: /This message cannot be opened/,
      [hidden.permalink]: /This message cannot be opened/,
      [`${url}archives/${server.secret}`]: /This channel cannot be opened/,
      [permalink.replace(url, `${server.url}/w/nowhere/`)]: /This link belongs to another workspace/,
      [`${server.url}/w/nowhere/`]: /This link belongs to another workspace/,
    };

    for (const [link, sentence] of Object.entries(closed)) {
      const page = await browser.get(link.slice(server.url.length));
      assert.equal(page.status, 404, link);
      assert.match(await page.text(), sentence, link);
    }
  });

  test("of a shared channel opens for the people of both workspaces", async () => {
    await using server = await serving();
    const { channel } = await shareWithFrank(server);
    const { ts } = await server.bob.does("chat.postMessage", { channel, text: "for all" });
    const { permalink } = await server.bob.does("chat.getPermalink", { channel, message_ts: ts });
    const browser = await server.signedIn("frank");
    const birch = server.dev.teams.find(({ domain }) => domain === "birch")?.id;

    assert.equal(await lead(server, browser, permalink), `/client/${birch}/${channel}/at/${ts}`);
  });
});
