import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { WebSocket } from "ws";
import { emailOf, type FormBrowser, isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";

const own = { "sec-fetch-site": "same-origin" };

interface Opened {
  readonly ok: boolean;
  readonly error?: string;
  readonly token?: string;
  readonly storageKey?: string;
  readonly user?: { readonly id: string };
  readonly team?: { readonly id: string };
}

/** What a page of the client sends: nothing at first, and from then on who it was opened for. */
async function openClient(browser: FormBrowser, pageUser?: string): Promise<{ status: number; body: Opened }> {
  const headers = { ...own, ...(pageUser === undefined ? {} : { "x-page-user": pageUser }) };
  const response = await browser.send("/client/session", {}, headers);
  return { status: response.status, body: (await response.json()) as Opened };
}

const userOf = ({ user, team }: Opened): string => `${team?.id}/${user?.id}`;

/** The second tab of the same browser: another person signs in by password. */
function signInAs(world: Serving, browser: FormBrowser, name: string): Promise<Response> {
  return browser.send("/sign-in", { login: emailOf(world, name), password: world.passwordOf(name) });
}

describe("a page that was opened for one person", () => {
  test("gets no token once another person is signed in, whichever order they come in", async () => {
    await using world = await serving();
    for (const [first, second] of [
      ["alice", "bob"],
      ["bob", "alice"],
    ] as const) {
      const browser = await world.signedIn(first);
      const page = (await openClient(browser)).body;
      assert.equal((await openClient(browser, userOf(page))).status, 200);

      await signInAs(world, browser, second);
      const renewed = await openClient(browser, userOf(page));
      assert.equal(renewed.status, 409);
      assert.deepEqual(renewed.body, { ok: false, error: "user_changed" });
      assert.equal(await world.actor(page.token ?? "").refused("auth.test", {}), "token_revoked");
    }
  });

  test("hears nothing more on its socket once another person is signed in", async () => {
    await using world = await serving();
    const browser = await world.signedIn("alice");
    const { token = "" } = (await openClient(browser)).body;
    const { url } = await world.actor(token).does("rtm.connect", {});
    const socket = new WebSocket(url);
    await once(socket, "message");
    const closed = once(socket, "close");

    await signInAs(world, browser, "bob");
    const [code] = (await closed) as [number];
    assert.equal(code, 1008);
  });

  test("has a key for what it stores that no other person gets, and that stays the same", async () => {
    await using world = await serving();
    const keyOf = async (name: string) => (await openClient(await world.signedIn(name))).body.storageKey ?? "";
    const [alice, again, bob] = [await keyOf("alice"), await keyOf("alice"), await keyOf("bob")];

    assert.match(alice, /^[0-9a-f]{64}$/);
    assert.equal(alice, again);
    assert.notEqual(alice, bob);
  });

  test("approves no command line for the other person", async () => {
    await using world = await serving();
    const { ticket } = await world.actor("").does("apps.hosted.generateAuthTicket", {});
    const browser = await world.signedIn("alice");
    const shown = await (await browser.get(`/command-line/${String(ticket)}`)).text();
    const [, pageUser = ""] = /name="page_user" value="([\w/]+)"/.exec(shown) ?? [];
    assert.equal(pageUser, `${world.dev.teams[0]?.id}/${world.alice.id}`);

    await signInAs(world, browser, "bob");
    const answer = await browser.send(`/command-line/${String(ticket)}`, { page_user: pageUser });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /Another person is signed in/);
  });

  test("signs only its own person out", async () => {
    await using world = await serving();
    const browser = await world.signedIn("alice");
    await signInAs(world, browser, "bob");

    for (const path of ["/sign-out", "/sign-out/everywhere"]) {
      assert.equal((await browser.send(path, { page_user: world.alice.id })).status, 409, path);
      assert.equal(await isSignedIn(browser), true);
    }
    await browser.send("/sign-out", { page_user: world.bob.id });
    assert.equal(await isSignedIn(browser), false);
  });
});
