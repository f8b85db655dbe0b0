import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits, scopeSentences } from "@platform/protocol";
import { teamsOf } from "../../../../testkit/admins.ts";
import { type AppWish, callback, changeApp, createApp, type NewApp } from "../../../../testkit/installing.ts";
import { unescaped, Visitor } from "../../../../testkit/visitor.ts";
import { type Workspace, workspace } from "../../../../testkit/workspace.ts";

async function opened(wish: AppWish = {}, world?: Workspace) {
  const here = world ?? (await workspace());
  const url = await here.platform.listen();
  const app = await createApp(here, wish);
  return { world: here, app, visitor: new Visitor(here, url), [Symbol.asyncDispose]: () => here.platform.stop() };
}

const asked = { scope: "chat:write,channels:read", user_scope: "users:read", state: "s&t=1/é" };

function authorizeUrl(app: NewApp, query: Record<string, string> = asked): string {
  return `/oauth/v2/authorize?${new URLSearchParams({ client_id: app.clientId, ...query }).toString()}`;
}

const heading = (page: { text: string }) => /<h1>([^<]*)<\/h1>/.exec(page.text)?.[1];

describe("The consent page", () => {
  test("tells what the app could do in words, for whom and for how long, and where it leads", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");

    const page = await place.visitor.send(authorizeUrl(place.app));

    assert.equal(page.status, 200);
    assert.equal(heading(page), "Install Echo to Acme?");
    for (const scope of ["chat:write", "channels:read", "users:read"] as const) {
      assert.ok(page.text.includes(scopeSentences[scope]), scope);
    }
    assert.match(page.text, /Signed in to Acme as Alice Adams/);
    assert.match(page.text, /until it is removed/);
    assert.match(page.text, /<strong>echo\.test<\/strong>/);
    assert.match(page.text, /<button class="primary" name="decision" value="approve">\s*Install to Acme/);
  });

  test("can be framed by nobody, kept by nobody, and runs no script", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");

    const { headers, text } = await place.visitor.send(authorizeUrl(place.app));

    assert.match(headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
    assert.equal(headers.get("x-frame-options"), "DENY");
    assert.equal(headers.get("cache-control"), "no-store");
    assert.doesNotMatch(text, /<script/);
  });

  test("leads to the app with a code that works, and the state as it came", async () => {
    await using place = await opened();
    const { world, app, visitor } = place;
    await visitor.signIn("alice");
    const page = await visitor.send(authorizeUrl(app, { ...asked, redirect_uri: callback }));

    const answer = await visitor.decide(page.text, "approve");

    assert.equal(answer.status, 303);
    const target = new URL(answer.headers.get("location") ?? "");
    assert.equal(target.origin + target.pathname, callback);
    assert.equal(target.searchParams.get("state"), asked.state);
    const code = target.searchParams.get("code") ?? "";
    await world.actor("").does("oauth.v2.access", { ...app.client, code, redirect_uri: callback });
  });

  test("redirects to the app with access_denied when the person cancels", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");
    const page = await place.visitor.send(authorizeUrl(place.app));

    const answer = await place.visitor.decide(page.text, "cancel");

    const expected = new URLSearchParams({ error: "access_denied", state: asked.state });
    assert.equal(answer.headers.get("location"), `${callback}?${expected.toString()}`);
  });

  test("keeps a query that the redirect URI has of its own", async () => {
    await using place = await opened({ redirectUrls: [`${callback}?from=platform`] });
    await place.visitor.signIn("alice");
    const page = await place.visitor.send(authorizeUrl(place.app, { scope: "chat:write" }));

    const answer = await place.visitor.decide(page.text, "cancel");

    assert.equal(answer.headers.get("location"), `${callback}?from=platform&error=access_denied`);
  });

  test("waits for the sign-in, which returns to it", async () => {
    await using place = await opened();

    const page = await place.visitor.send(authorizeUrl(place.app));
    const returned = await place.visitor.signIn("bob");

    assert.equal(heading(page), "Sign in to install Echo");
    assert.match(page.text, /links printed in your terminal/);
    assert.equal(heading(await place.visitor.send(returned)), "Install Echo to Acme?");
    assert.equal(await place.visitor.signIn("bob"), "/");
  });

  test("escapes whatever an app or a link puts into it", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");
    const nasty = `"><script>alert(1)</script>`;

    for (const query of [
      { ...asked, state: nasty },
      { scope: nasty },
      { ...asked, redirect_uri: nasty },
      { ...asked, team: nasty },
    ]) {
      const page = await place.visitor.send(authorizeUrl(place.app, query));
      assert.doesNotMatch(page.text, /<script/, JSON.stringify(query));
    }
  });
});

describe("The consent page believes no answer", () => {
  test("from another site", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");
    const { text } = await place.visitor.send(authorizeUrl(place.app));

    for (const headers of [{ origin: "https://evil.test" }, { "sec-fetch-site": "cross-site" }, { origin: "null" }]) {
      const answer = await place.visitor.decide(text, "approve", headers);
      assert.equal(answer.status, 403);
      assert.equal(answer.headers.get("location"), null);
    }
  });

  test("to another request than the one that was shown", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");
    const { text } = await place.visitor.send(authorizeUrl(place.app));

    for (const change of [
      { scope: "chat:write,files:write" },
      { state: "other" },
      { seal: "" },
      { seal: "9999999999999.00" },
    ]) {
      const answer = await place.visitor.decide(text, "approve", {}, change);
      assert.equal(answer.status, 403, JSON.stringify(change));
      assert.equal(answer.headers.get("location"), null);
    }
  });

  test("from a person it was not shown to, or without a session", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");
    const { text } = await place.visitor.send(authorizeUrl(place.app));

    const stranger = new Visitor(place.world, place.world.platform.baseUrl);
    assert.equal(heading(await stranger.decide(text, "approve")), "Sign in to install Echo");
    await stranger.signIn("bob");
    assert.equal((await stranger.decide(text, "approve")).status, 403);
  });

  test("that comes an hour late", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");
    const { text } = await place.visitor.send(authorizeUrl(place.app));

    place.world.clock.advance({ seconds: limits.consent_form_s });
    const answer = await place.visitor.decide(text, "approve");

    assert.equal(answer.status, 403);
    assert.match(answer.text, /Look at the request again/);
  });

  test("once the app no longer goes there", async () => {
    await using place = await opened();
    await place.visitor.signIn("alice");
    const { text } = await place.visitor.send(authorizeUrl(place.app));

    await changeApp(place.world, place.app, { redirectUrls: ["https://elsewhere.test/"] });
    const answer = await place.visitor.decide(text, "approve", {}, { redirect_uri: callback });

    assert.equal(answer.status, 400);
    assert.equal(answer.headers.get("location"), null);
  });
});

describe("A faulty request is a page, and never a redirect", () => {
  const faults: Record<string, [query: Record<string, string>, title: string]> = {
    "an unknown client": [{ ...asked, client_id: "1.2" }, "No app has this client id"],
    "a redirect URI that is not registered": [
      { ...asked, redirect_uri: `${callback}/x` },
      "This app cannot send you there",
    ],
    "an unknown scope": [{ scope: "chat:write,chat:shout" }, "One permission cannot be granted"],
    "several unknown scopes": [{ scope: "a:b", user_scope: "c:d" }, "Some permissions cannot be granted"],
    "the scope of the client": [{ user_scope: "client" }, "One permission cannot be granted"],
    "the scope of configuration tokens": [
      { user_scope: "app_configurations:write" },
      "One permission cannot be granted",
    ],
    "a scope that users cannot be asked for": [{ user_scope: "triggers:write" }, "One permission cannot be granted"],
    "a retired scope": [{ user_scope: "chat:write:user" }, "One permission cannot be granted"],
    "an admin's scope for a bot": [{ scope: "admin.teams:write" }, "One permission cannot be granted"],
    "the scope of an app-level token": [{ scope: "connections:write" }, "One permission cannot be granted"],
    "a client id that no store could hold": [{ ...asked, client_id: "\u0000" }, "No app has this client id"],
    "no scopes": [{ scope: "", user_scope: "" }, "The app asks for nothing"],
    "a challenge in the clear": [
      { ...asked, code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", code_challenge_method: "plain" },
      "The request is not protected as it should be",
    ],
    "a challenge without its method": [
      { ...asked, code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM" },
      "The request is not protected as it should be",
    ],
    "a method without a challenge": [
      { ...asked, code_challenge_method: "S256" },
      "The request is not protected as it should be",
    ],
  };

  test("for every visitor, signed in or not", async () => {
    await using place = await opened();
    for (const person of [undefined, "alice"]) {
      if (person !== undefined) await place.visitor.signIn(person);
      for (const [what, [query, title]] of Object.entries(faults)) {
        const page = await place.visitor.send(authorizeUrl(place.app, query));
        assert.equal(page.status, 400, what);
        assert.equal(heading(page), title, what);
        assert.equal(page.headers.get("location"), null, what);
      }
    }
  });

  test("and names the scope that does not exist", async () => {
    await using place = await opened();
    const page = await place.visitor.send(authorizeUrl(place.app, { scope: "chat:write,chat:shout" }));
    assert.match(page.text, /<code>chat:shout<\/code>/);
  });

  test("an app without any redirect URI cannot be installed", async () => {
    await using place = await opened({ redirectUrls: [] });
    const page = await place.visitor.send(authorizeUrl(place.app));
    assert.match(page.text, /registered no address/);
  });
});

describe("Who may install", () => {
  test("a member is sent to an admin where apps need approval, and an admin is not", async () => {
    await using place = await opened();
    const { world, visitor, app } = place;
    const setting = { team_id: teamsOf(world).acme, required: true };
    await world.alice.does("admin.teams.settings.setAppApproval", setting);

    await visitor.signIn("bob");
    const page = await visitor.send(authorizeUrl(app));
    assert.equal(heading(page), "Ask an admin to install Echo");
    assert.match(page.text, /Alice Adams/);
    assert.equal((await visitor.decide(page.text, "approve")).status, 403);
    assert.match((await visitor.decide(page.text, "cancel")).headers.get("location") ?? "", /error=access_denied/);

    await visitor.signIn("alice");
    assert.equal(heading(await visitor.send(authorizeUrl(app))), "Install Echo to Acme?");
  });

  test("a member cannot give an admin's powers away", async () => {
    await using place = await opened();
    await place.visitor.signIn("bob");
    const page = await place.visitor.send(authorizeUrl(place.app, { user_scope: "admin.users:write" }));
    assert.equal(heading(page), "Ask an admin to install Echo");
  });

  test("guests cannot", async () => {
    await using place = await opened();
    await place.visitor.signIn("dora");
    assert.equal(heading(await place.visitor.send(authorizeUrl(place.app))), "Guests cannot install Echo");
  });

  test("nobody can what an admin has restricted", async () => {
    await using place = await opened();
    await place.world.alice.does("admin.apps.restrict", { app_id: place.app.appId });
    await place.visitor.signIn("alice");
    assert.equal(heading(await place.visitor.send(authorizeUrl(place.app))), "Echo is not allowed in Acme");
  });

  test("an app that is not distributed stays in its workspace", async () => {
    await using place = await opened();
    await place.visitor.signIn("frank");
    assert.equal(heading(await place.visitor.send(authorizeUrl(place.app))), "Echo is not for Birch");
  });

  test("a person in several workspaces chooses one, without signing in again", async () => {
    await using place = await opened({ isDistributed: true });
    const { visitor, app, world } = place;
    await visitor.signIn("carol");

    const page = await visitor.send(authorizeUrl(app));
    const [, link = ""] = /<a href="([^"]*)">Acme Labs<\/a>/.exec(page.text) ?? [];
    const there = await visitor.send(unescaped(link));
    assert.equal(heading(there), "Install Echo to Acme Labs?");
    const answer = await visitor.decide(there.text, "approve");
    const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
    const installed = await world.actor("").does("oauth.v2.access", { ...app.client, code });
    assert.equal(installed.team?.id, teamsOf(world).labs);
  });

  test("the answer counts in the workspace that the page showed, whichever one is opened meanwhile", async () => {
    await using place = await opened({ isDistributed: true });
    const { visitor, app, world } = place;
    await visitor.signIn("carol");
    const page = await visitor.send(authorizeUrl(app));
    assert.equal(heading(page), "Install Echo to Acme?");

    await visitor.send(`/client/session?team=${teamsOf(world).labs}`, { method: "POST" });
    assert.equal(heading(await visitor.send(authorizeUrl(app))), "Install Echo to Acme Labs?");
    const answer = await visitor.decide(page.text, "approve");
    const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
    const installed = await world.actor("").does("oauth.v2.access", { ...app.client, code });
    assert.equal(installed.team?.id, teamsOf(world).acme);
  });

  test("a person is refused a workspace that they do not belong to", async () => {
    await using place = await opened({ isDistributed: true });
    const { visitor, app, world } = place;
    await visitor.signIn("bob");

    const elsewhere = await visitor.send(`${authorizeUrl(app)}&team=${teamsOf(world).labs}`);

    assert.equal(heading(elsewhere), "Echo asks for another workspace");
    assert.equal((await visitor.decide(elsewhere.text, "approve")).status, 403);
    await visitor.send("/sign-out", { method: "POST" });
    assert.match((await visitor.send("/sign-in")).text, /name="redirect"\s+value="\/oauth\/v2\/authorize\?/);
    const there = await visitor.send(await visitor.signIn("erin"));
    assert.equal(heading(there), "Install Echo to Acme Labs?");
  });
});

describe("An org admin", () => {
  const forOrgs = { isForOrgs: true };
  const choices = (page: { text: string }) =>
    [...page.text.matchAll(/type="radio" name="place" value="([^"]+)"( checked)?/g)].map(([, id, checked]) => [
      id,
      checked !== undefined,
    ]);

  test("chooses between the workspace and the org, and the workspace is chosen until they do", async () => {
    await using place = await opened(forOrgs);
    const { world, visitor, app } = place;
    const [acme, org] = [teamsOf(world).acme, world.dev.org?.id];
    await visitor.signIn("alice");

    const page = await visitor.send(authorizeUrl(app));
    const preset = await visitor.send(authorizeUrl(app, { ...asked, team: org ?? "" }));

    assert.equal(heading(page), "Install Echo?");
    assert.deepEqual(choices(page), [
      [acme, true],
      [org, false],
    ]);
    assert.deepEqual(choices(preset), [
      [acme, false],
      [org, true],
    ]);
  });

  test("installs to one or to the other", async () => {
    await using place = await opened(forOrgs);
    const { world, visitor, app } = place;
    await visitor.signIn("alice");
    const { text } = await visitor.send(authorizeUrl(app));
    const installed = async (id: string) => {
      const answer = await visitor.decide(text, "approve", {}, { place: id });
      const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
      return world.actor("").does("oauth.v2.access", { ...app.client, code });
    };

    const inTeam = await installed(teamsOf(world).acme);
    const inOrg = await installed(world.dev.org?.id ?? "");

    assert.deepEqual([inTeam.team?.name, inTeam.is_enterprise_install], ["Acme", false]);
    assert.deepEqual([inOrg.team, inOrg.enterprise?.name], [null, "Acme Corporation"]);
    assert.equal(inOrg.is_enterprise_install, true);
  });

  test("is offered no choice for an app that is not made for orgs, nor is anybody else for one that is", async () => {
    await using place = await opened();
    const { world, visitor, app } = place;
    const made = await createApp(world, forOrgs);
    await visitor.signIn("alice");
    assert.deepEqual(choices(await visitor.send(authorizeUrl(app))), []);
    assert.deepEqual(choices(await visitor.send(authorizeUrl(made, { user_scope: "users:read" }))), []);

    await visitor.signIn("bob");
    const page = await visitor.send(authorizeUrl(made));
    const answer = await visitor.decide(page.text, "approve", {}, { place: world.dev.org?.id ?? "" });

    assert.deepEqual([heading(page), choices(page)], ["Install Echo to Acme?", []]);
    const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
    const installed = await world.actor("").does("oauth.v2.access", { ...made.client, code });
    assert.equal(installed.team?.name, "Acme");
  });
});
