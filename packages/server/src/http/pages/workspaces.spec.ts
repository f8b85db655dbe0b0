import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { emailOf, type FormBrowser, isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";

const own = { "sec-fetch-site": "same-origin" };

interface Opened {
  readonly error?: string;
  readonly token: string;
  readonly storageKey: string;
  readonly team: { readonly id: string };
  readonly user: { readonly id: string };
  readonly workspaces: readonly { readonly id: string; readonly name: string; readonly domain: string }[];
}

async function answerOf(response: Response): Promise<{ readonly status: number; readonly body: Opened }> {
  return { status: response.status, body: (await response.json()) as Opened };
}

/** What a page of the client asks when it is loaded: for the workspace that its address names. */
async function open(browser: FormBrowser, teamId?: string) {
  const query = teamId === undefined ? "" : `?team=${teamId}`;
  return answerOf(await browser.send(`/client/session${query}`, {}, own));
}

/** What it asks later: for the person and the workspace that it was opened for. */
async function renew(browser: FormBrowser, { team, user }: Opened) {
  return answerOf(await browser.send("/client/session", {}, { ...own, "x-page-user": `${team.id}/${user.id}` }));
}

const teamOf = async (server: Serving, { token }: Opened): Promise<unknown> =>
  (await server.actor(token).does("auth.test", {})).team_id;

function leave(server: Serving, team_id: string) {
  const admin = team_id === teamsOf(server).acme ? server.alice : personOf(server, "erin");
  return admin.does("admin.users.remove", { team_id, user_id: server.carol.id });
}

const fieldOf = (page: string): string => /name="page_user" value="([^"]*)"/.exec(page)?.[1] ?? "";

describe("a person in two workspaces", () => {
  test("reaches both with one sign-in, each with a token of its own", async () => {
    await using server = await serving();
    const { acme, labs } = teamsOf(server);
    const browser = await server.signedIn("carol");
    const [first, second] = [(await open(browser, acme)).body, (await open(browser, labs)).body];

    assert.deepEqual([first.team.id, second.team.id], [acme, labs]);
    assert.deepEqual([await teamOf(server, first), await teamOf(server, second)], [acme, labs]);
    assert.notEqual(first.storageKey, second.storageKey);
    for (const { workspaces } of [first, second]) {
      assert.deepEqual(workspaces, [
        { id: acme, name: "Acme", domain: "acme" },
        { id: labs, name: "Acme Labs", domain: "acme-labs" },
      ]);
    }
  });

  test("keeps two pages open at once, each in its workspace", async () => {
    await using server = await serving();
    const { acme, labs } = teamsOf(server);
    const browser = await server.signedIn("carol");
    const pages = [(await open(browser, acme)).body, (await open(browser, labs)).body];

    for (const page of [...pages, ...pages.toReversed()]) {
      const { status, body } = await renew(browser, page);
      assert.deepEqual([status, body.team.id], [200, page.team.id]);
    }
  });

  test("opens the workspace that was opened last where the address names none", async () => {
    await using server = await serving();
    const { acme, labs } = teamsOf(server);
    const browser = await server.signedIn("carol");
    assert.equal((await open(browser)).body.team.id, acme);
    const page = (await open(browser, acme)).body;

    await open(browser, labs);
    assert.equal((await open(browser)).body.team.id, labs);
    // A page that is still open does not count as opened again.
    await renew(browser, page);
    assert.equal((await open(browser)).body.team.id, labs);
    assert.match(await (await browser.get("/account")).text(), /<strong>carol<\/strong> in Acme Labs/);
    assert.match(await (await browser.get(`/account?team=${acme}`)).text(), /<strong>carol<\/strong> in Acme</);
  });

  test("opens the workspace that was named while signing in", async () => {
    await using server = await serving();
    const browser = server.browser();
    await browser.send("/sign-in", { login: "carol", workspace: "acme-labs", password: server.passwordOf("carol") });

    assert.equal((await open(browser)).body.team.id, teamsOf(server).labs);
  });

  test("loses exactly the workspace that they are removed from", async () => {
    await using server = await serving();
    const { acme, labs } = teamsOf(server);
    const browser = await server.signedIn("carol");
    const [first, second] = [(await open(browser, acme)).body, (await open(browser, labs)).body];
    await leave(server, labs);

    const closed = await renew(browser, second);
    assert.deepEqual([closed.status, closed.body.error], [403, "team_access_not_granted"]);
    assert.deepEqual(
      closed.body.workspaces.map(({ id }) => id),
      [acme],
    );
    assert.equal((await renew(browser, first)).status, 200);
    assert.equal((await open(browser)).body.team.id, acme);

    await leave(server, acme);
    assert.equal((await renew(browser, first)).status, 401);
    assert.equal((await open(browser)).status, 401);
    assert.equal(await isSignedIn(browser), false);
  });

  test("learns nothing about workspaces of other people", async () => {
    await using server = await serving();
    const browser = await server.signedIn("carol");
    const [foreign, unknown] = [await open(browser, teamsOf(server).birch), await open(browser, "T00NOWHERE0")];

    assert.equal(foreign.status, 403);
    assert.deepEqual(foreign, unknown);
    assert.equal((await open(server.browser(), teamsOf(server).birch)).status, 401);
  });

  test("gets no token for a page that another person opened, in whichever workspace", async () => {
    await using server = await serving();
    const browser = await server.signedIn("carol");
    const page = (await open(browser, teamsOf(server).labs)).body;
    await browser.send("/sign-in", { login: emailOf(server, "bob"), password: server.passwordOf("bob") });

    const { status, body } = await renew(browser, page);
    assert.deepEqual([status, body.error], [409, "user_changed"]);
  });
});

describe("a link to another workspace of the person", () => {
  test("opens there, and leaves the workspace that was opened last alone", async () => {
    await using server = await serving();
    const { labs } = teamsOf(server);
    const erin = personOf(server, "erin");
    const { channels } = await erin.does("conversations.list", {});
    const channel = channels[0]?.id ?? "";
    const { ts } = await erin.does("chat.postMessage", { channel, text: "in the lab" });
    const { permalink } = await erin.does("chat.getPermalink", { channel, message_ts: ts });
    const browser = await server.signedIn("carol");

    const led = await browser.get(permalink.slice(server.url.length));
    assert.equal(led.headers.get("location"), `/client/${labs}/${channel}/at/${ts}`);
    const { url } = await erin.does("auth.test", {});
    assert.equal((await browser.get(url.slice(server.url.length))).headers.get("location"), `/client/${labs}`);
    const stranger = await (await server.signedIn("bob")).get(permalink.slice(server.url.length));
    assert.match(await stranger.text(), /This link belongs to another workspace/);
  });
});

describe("a form that was opened for one workspace", () => {
  test("approves a command line there, whichever workspace is opened meanwhile", async () => {
    await using server = await serving();
    const { acme, labs } = teamsOf(server);
    const browser = await server.signedIn("carol");
    const { ticket } = await server.actor("").does("apps.hosted.generateAuthTicket", {});
    const path = `/command-line/${String(ticket)}`;
    const shown = await (await browser.get(path)).text();
    assert.equal(fieldOf(shown), `${acme}/${server.carol.id}`);
    assert.match(shown, new RegExp(`href="${path}\\?team=${labs}">Acme Labs</a>`));

    await open(browser, labs);
    const approved = await (await browser.send(path, { page_user: fieldOf(shown) })).text();
    const [, challenge = ""] = /<code>([^<]+)<\/code>/.exec(approved) ?? [];
    const redeemed = await server.actor("").does("apps.hosted.exchangeAuthTicket", { ticket, challenge });
    assert.deepEqual([redeemed.team_id, redeemed.user_id], [acme, server.carol.id]);
  });

  test("does nothing once the person has left that workspace", async () => {
    await using server = await serving();
    const { labs } = teamsOf(server);
    const browser = await server.signedIn("carol");
    const { ticket } = await server.actor("").does("apps.hosted.generateAuthTicket", {});
    const path = `/command-line/${String(ticket)}`;
    const shown = await (await browser.get(`${path}?team=${labs}`)).text();
    assert.equal(fieldOf(shown), `${labs}/${server.carol.id}`);
    await leave(server, labs);

    const answer = await browser.send(path, { page_user: fieldOf(shown) });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /You are no longer in this workspace/);
  });

  test("does nothing for text that names no workspace at all", async () => {
    await using server = await serving();
    const browser = await server.signedIn("carol");
    for (const page_user of [`/${server.carol.id}`, `\u0000/${server.carol.id}`, `T0/${server.carol.id}`]) {
      const answer = await browser.send("/command-line/ticket", { page_user });
      assert.equal(answer.status, 409, page_user);
    }
  });
});

describe("a workspace that requires a second factor", () => {
  test("asks for it when it is entered, and the other workspace does not", async () => {
    await using server = await serving();
    const { acme, labs } = teamsOf(server);
    const browser = await server.signedIn("carol");
    await personOf(server, "erin").does("admin.teams.settings.setTwoFactor", { team_id: labs, required: true });

    assert.equal((await open(browser, acme)).status, 200);
    assert.equal((await open(browser, labs)).status, 401);
    const entry = (await browser.get(`/client/${labs}`)).headers.get("location") ?? "";
    assert.equal(entry, `/sign-in?redirect=${encodeURIComponent(`/client/${labs}`)}`);
    const next = (await browser.get(entry)).headers.get("location") ?? "";
    assert.equal(next, `/account/two-factor?redirect=${encodeURIComponent(`/client/${labs}`)}`);
    assert.match(await (await browser.get(next)).text(), /Acme Labs can only be opened with a second factor/);
    const account = await browser.get("/account");
    assert.match(await account.text(), /Acme Labs can only be opened with a second factor/);
  });
});
