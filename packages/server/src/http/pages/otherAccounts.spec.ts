import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { type FormBrowser, isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";

const own = { "sec-fetch-site": "same-origin" };

interface Listed {
  readonly workspaces: readonly {
    readonly id: string;
    readonly user: string;
    readonly mentions: number;
    readonly has_unreads: boolean;
  }[];
}

/** Signs in one more account in the same browser. */
async function add(server: Serving, browser: FormBrowser, name: string): Promise<Response> {
  const fields = { login: name, workspace: "acme", password: server.passwordOf(name), add: "1", redirect: "/client" };
  return browser.send("/sign-in", fields);
}

async function listIn(browser: FormBrowser): Promise<Listed["workspaces"]> {
  const response = await browser.send("/client/workspaces", {}, own);
  assert.equal(response.status, 200);
  return ((await response.json()) as Listed).workspaces;
}

async function userIn(browser: FormBrowser): Promise<unknown> {
  const response = await browser.send("/client/session", {}, own);
  return ((await response.json()) as { readonly user: { readonly id: string } }).user.id;
}

describe("several accounts in one browser", () => {
  test("an added account is the one on screen, and the first one stays signed in", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    assert.match(await (await browser.get("/sign-in?add=1")).text(), /Sign in to another workspace/);
    await add(server, browser, "bob");
    assert.equal(await userIn(browser), server.bob.id);
    assert.deepEqual([...new Set((await listIn(browser)).map(({ user }) => user))], [server.bob.id, server.alice.id]);
  });

  test("the list counts what is unread in each workspace for the person of the account", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await add(server, browser, "bob");
    const { alice, bob, general: channel } = server;
    await bob.does("chat.postMessage", { channel, text: `<@${alice.id}> ping` });
    const ofAlice = (await listIn(browser)).find(({ user }) => user === alice.id);
    assert.equal(ofAlice?.has_unreads, true);
    assert.ok((ofAlice?.mentions ?? 0) >= 1);
  });

  test("a mention in another workspace of the same account is counted, and again after the next one", async () => {
    await using server = await serving();
    const erin = personOf(server, "erin");
    const { channel } = await erin.does("conversations.create", { name: "lab-notes" });
    await erin.does("conversations.invite", { channel: channel.id, users: [server.carol.id] });
    const browser = await server.signedIn("carol");
    const mentions = async () => (await listIn(browser)).find(({ id }) => id === teamsOf(server).labs)?.mentions;
    const before = (await mentions()) ?? -1;
    await erin.does("chat.postMessage", { channel: channel.id, text: `<@${server.carol.id}> the results` });
    assert.equal(await mentions(), before + 1);
  });

  test("switching changes the account of all pages, and only to one that is signed in here", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await add(server, browser, "bob");
    await browser.send("/sign-in/switch", { user: server.carol.id, page_user: server.bob.id });
    assert.equal(await userIn(browser), server.bob.id);
    await browser.send("/sign-in/switch", { user: server.alice.id, page_user: server.bob.id });
    assert.equal(await userIn(browser), server.alice.id);
    assert.equal((await listIn(browser)).length, 2);
  });

  test("a page of one account learns and does nothing after a switch to another one", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await add(server, browser, "bob");
    const asAlice = { ...own, "x-page-user": server.alice.id };
    assert.equal((await browser.send("/client/workspaces", {}, asAlice)).status, 409);
    assert.equal((await browser.send("/client/session", {}, asAlice)).status, 409);
    const stale = await browser.send("/sign-in/switch", { user: server.alice.id, page_user: server.alice.id });
    assert.equal(stale.status, 409);
    assert.equal(await userIn(browser), server.bob.id);
  });

  test("signing out leads to the account that remains, and ends the session of the one that left", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await add(server, browser, "bob");
    const copy = browser.copy();
    await browser.send("/sign-out", { page_user: server.bob.id });
    assert.equal(await userIn(browser), server.alice.id);
    assert.equal(await isSignedIn(copy), false);
    await browser.send("/sign-out", { page_user: server.alice.id });
    assert.equal(await isSignedIn(browser), false);
  });

  test("adding an account twice keeps one session of it", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await add(server, browser, "bob");
    await add(server, browser, "alice");
    await add(server, browser, "bob");
    assert.deepEqual(
      (await listIn(browser)).map(({ user }) => user),
      [server.bob.id, server.alice.id],
    );
  });

  test("other sites learn nothing and switch nothing", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await add(server, browser, "bob");
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    assert.equal((await browser.send("/client/workspaces", {}, foreign)).status, 403);
    assert.equal((await browser.send("/sign-in/switch", { user: server.alice.id }, foreign)).status, 403);
    assert.equal(await userIn(browser), server.bob.id);
  });
});
