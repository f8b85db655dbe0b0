import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { type FormBrowser, openBrowser, serving } from "../../../testkit/signingIn.ts";
import { createPersonalInvite } from "../../domain/oneTimeLinks/createPersonalInvite.ts";
import { nobody } from "../../domain/caller.ts";
import { createPlatform } from "../../platform.ts";

const eve = { name: "Eve Ericson", email: "eve@acme.test", password: "a password to remember" };

/** What the client of the person in this browser shows first. */
async function welcomeIn(browser: FormBrowser, url: string): Promise<unknown> {
  const headers = { cookie: browser.cookie, "sec-fetch-site": "same-origin" };
  const session = await fetch(`${url}/client/session`, { method: "POST", headers });
  const { token } = (await session.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  const answer = await fetch(`${url}/api/client.preferences.get`, { method: "POST", headers: { authorization } });
  return ((await answer.json()) as { preferences: { welcome: unknown } }).preferences.welcome;
}

describe("the welcome of the browser client", () => {
  test("is the setup for the person who sets up the server", async () => {
    const platform = await createPlatform({});
    await using _stopped = { [Symbol.asyncDispose]: () => platform.stop() };
    const url = await platform.listen();
    const [link] = await platform.ownerLinks({ forEveryOwner: false });
    const browser = openBrowser(url);
    await browser.send(link?.url.slice(url.length) ?? "", { ...eve, workspace: "Acme" });

    assert.equal(await welcomeIn(browser, url), "setup");
  });

  test("is the tour for a person who joins by an invite link", async () => {
    await using server = await serving();
    const { invite } = await server.alice.does("admin.inviteLinks.create", { team_id: teamsOf(server).acme });
    const browser = server.browser();
    await browser.send(invite.url.slice(server.url.length), eve);

    assert.equal(await welcomeIn(browser, server.url), "tour");
  });

  test("is the tour for a person who accepts a personal invitation", async () => {
    await using server = await serving();
    const context = { caller: nobody, nowMs: server.clock.nowMs() };
    const invitation = { teamId: server.dev.teams[0]?.id ?? "", email: eve.email, role: "member" } as const;
    const invited = await server.platform.store.write(createPersonalInvite, context, invitation);
    const browser = server.browser();
    await browser.send(invited.ok ? invited.path : "", eve);

    assert.equal(await welcomeIn(browser, server.url), "tour");
  });

  test("is over for people of a seed", async () => {
    await using server = await serving();

    assert.equal(await welcomeIn(await server.signedIn("alice"), server.url), "done");
  });
});
