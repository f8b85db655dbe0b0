import assert from "node:assert/strict";
import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, test } from "node:test";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import {
  addProvider,
  clientId,
  clientSecret,
  IdentityProvider,
  pathOf,
  signInThrough,
  visitProvider,
} from "../../packages/server/testkit/identityProvider.ts";
import { isSignedIn, serving, type Serving } from "../../packages/server/testkit/signingIn.ts";
import { platformOptions } from "./platformPlace.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

const nina = { email: "nina@acme.test", email_verified: true, name: "Nina New" };

interface Scene {
  readonly world: Serving;
  readonly provider: IdentityProvider;
  readonly id: string;
  readonly query: string;
}

for (const kind of [inMemory, inPostgres]) {
  /** A provider that creates accounts, and a person there. */
  async function open(stack: AsyncDisposableStack): Promise<Scene> {
    const place = stack.use(await kind.fresh());
    const world = stack.use(await serving(platformOptions(place.location)));
    const provider = stack.use(await IdentityProvider.start());
    const id = await addProvider(world, provider, { provisions: true, domains: ["acme.test"] });
    provider.people.set("nina", nina);
    return { world, provider, id, query: `?team=${teamsOf(world).acme}` };
  }

  describe(`an answer of a provider on ${kind.name}`, { skip: kind.skip }, () => {
    test("counts only in the browser that asked for it, and stays good there", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, query } = await open(stack);
      const [own, other, without] = [world.browser(), world.browser(), world.browser()];
      const back = pathOf(await visitProvider(own, { id, login: "nina", query }));
      await visitProvider(other, { id, login: "nina", query });

      for (const browser of [other, without]) {
        assert.equal((await browser.get(back)).status, 403);
        assert.equal(await isSignedIn(browser), false);
      }
      await own.get(back);
      assert.equal(await isSignedIn(own), true);
    });

    test("counts once, also when it comes several times at the same moment, and its code is exchanged once", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      const browser = world.browser();
      const back = pathOf(await visitProvider(browser, { id, login: "nina", query }));

      const answers = await Promise.all(Array.from({ length: 6 }, () => browser.get(back)));
      const late = await browser.get(back);

      assert.equal(answers.filter(({ status }) => status === 303).length, 1);
      assert.deepEqual([late.status, provider.exchanges], [403, 1]);
      const people = await world.platform.store.db.selectFrom("identities").select("user_id").execute();
      assert.equal(people.length, 1);
    });

    test("is too late after ten minutes", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      const browser = world.browser();
      const back = pathOf(await visitProvider(browser, { id, login: "nina", query }));
      world.clock.advance({ seconds: 601 });

      assert.deepEqual([(await browser.get(back)).status, provider.exchanges], [403, 0]);
    });

    test("belongs to one of several tabs, which all come through", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, query } = await open(stack);
      const browser = world.browser();
      const tabs: string[] = [];
      for (const redirect of ["/account?tab=1", "/account?tab=2"]) {
        const asked = `${query}&redirect=${encodeURIComponent(redirect)}`;
        tabs.push(pathOf(await visitProvider(browser, { id, login: "nina", query: asked })));
      }

      const answers = [];
      for (const tab of tabs.toReversed()) answers.push((await browser.get(tab)).headers.get("location"));
      assert.deepEqual(answers, ["/account?tab=2", "/account?tab=1"]);
    });

    test("does not count with the token of another sign-in, whose nonce is another", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      let stolen = "";
      provider.intercept = keepToken((body) => (stolen = body));
      await signInThrough(world.browser(), { id, login: "nina", query });
      assert.match(stolen, /id_token/);
      provider.intercept = answerWith("/token", () => stolen);

      const browser = world.browser();
      assert.equal((await signInThrough(browser, { id, login: "nina", query })).status, 403);
      assert.equal(await isSignedIn(browser), false);
    });

    test("does not count with a token that was changed, or without a code of its own", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      const browser = world.browser();
      const back = await visitProvider(browser, { id, login: "nina", query });
      const forged = new URL(back);
      forged.searchParams.set("code", "made-up");
      assert.equal((await browser.get(pathOf(forged.href))).status, 403);

      // The first request of the next sign-in gets its own nonce, and a signature that is not the provider's.
      provider.intercept = forgeSubject;
      assert.equal((await signInThrough(browser, { id, login: "nina", query })).status, 403);
      assert.equal(await isSignedIn(browser), false);
    });

    test("does not count at the callback of another provider, workspace or issuer", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      await using second = await IdentityProvider.start();
      const { labs } = teamsOf(world);
      const ofLabs = await addProvider(world, provider, { team_id: labs, provisions: true, domains: ["acme.test"] });
      const elsewhere = await addProvider(world, second, { name: "Second", provisions: true, domains: ["acme.test"] });
      const browser = world.browser();

      for (const other of [ofLabs, elsewhere]) {
        const back = pathOf(await visitProvider(browser, { id, login: "nina", query }));
        assert.equal((await browser.get(back.replace(id, other))).status, 403);
      }
      const mixed = new URL(await visitProvider(browser, { id, login: "nina", query }));
      mixed.searchParams.set("iss", second.url);
      assert.equal((await browser.get(pathOf(mixed.href))).status, 403);
      assert.deepEqual([await isSignedIn(browser), second.exchanges], [false, 0]);
    });

    test("of another issuer with the same subject is another person", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, query } = await open(stack);
      await using second = await IdentityProvider.start();
      await signInThrough(world.browser(), { id, login: "nina", query });
      second.people.set("nina", { email: "nina@acme.test", email_verified: true });
      const other = await addProvider(world, second, { name: "Second", provisions: true, domains: ["acme.test"] });

      const browser = world.browser();
      const asked = await signInThrough(browser, { id: other, login: "nina", query });
      assert.match(asked.headers.get("location") ?? "", /confirm/);

      // The same provider here, which an administrator points to another issuer.
      await world.alice.does("admin.signIn.providers.update", { provider_id: id, issuer: second.url });
      second.register(`${world.url}/sign-in/with/${id}/callback`);
      const moved = await signInThrough(browser, { id, login: "nina", query });
      assert.match(moved.headers.get("location") ?? "", /confirm/);
      assert.equal(await isSignedIn(browser), false);
    });

    test("leads to pages of this server only", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, query } = await open(stack);
      for (const redirect of [
        "//evil.test",
        "https://evil.test/",
        "/\\evil.test",
        "/\t/evil.test",
        "javascript:alert(1)",
      ]) {
        const asked = `${query}&redirect=${encodeURIComponent(redirect)}`;
        const back = await signInThrough(world.browser(), { id, login: "nina", query: asked });
        assert.equal(back.headers.get("location"), "/", redirect);
      }
    });

    test("comes to the configured address, whatever a request calls the server", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id } = await open(stack);
      const started = await fetch(`${world.url}/sign-in/with/${id}`, {
        redirect: "manual",
        headers: { "x-forwarded-host": "evil.test", accept: "text/html" },
      });
      const { searchParams } = new URL(started.headers.get("location") ?? "");
      assert.equal(searchParams.get("redirect_uri"), `${world.url}/sign-in/with/${id}/callback`);
      assert.deepEqual(
        [searchParams.get("code_challenge_method"), (searchParams.get("nonce") ?? "").length >= 43],
        ["S256", true],
      );
    });

    test("does not start from a picture on another page", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id } = await open(stack);
      const headers = { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" };
      const started = await fetch(`${world.url}/sign-in/with/${id}`, { redirect: "manual", headers });
      assert.equal(started.status, 403);
    });
  });

  describe(`requests to a provider on ${kind.name}`, { skip: kind.skip }, () => {
    test("go to no closed address, and tell the same about all of them", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, query } = await open(stack);
      for (const issuer of ["https://10.0.0.1", "https://169.254.169.254", "https://[fd00::1]"]) {
        const asked = { team_id: teamsOf(world).acme, name: "Inside", issuer, client_id: clientId };
        const { provider } = await world.alice.does("admin.signIn.providers.create", asked);
        const started = await world.browser().get(`/sign-in/with/${provider.id}${query}`);
        assert.equal(started.status, 502, issuer);
        assert.match(await started.text(), /does not answer/);
      }
    });

    test("accept no document of another issuer, no endless one, and follow no redirect", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      const discovery = "/.well-known/openid-configuration";
      const status = async () => (await world.browser().get(`/sign-in/with/${id}${query}`)).status;

      provider.intercept = answerWith(discovery, () => JSON.stringify({ issuer: "https://evil.test" }));
      assert.equal(await status(), 502);
      provider.intercept = answerWith(discovery, () =>
        JSON.stringify({ issuer: provider.url, x: "x".repeat(2 ** 21) }),
      );
      assert.equal(await status(), 502);
      provider.intercept = ({ url }, response) => {
        if (url !== discovery) return false;
        response.writeHead(302, { location: `${provider.url}/elsewhere` }).end();
        return true;
      };
      assert.equal(await status(), 502);
      provider.intercept = answerWith(discovery, () =>
        JSON.stringify({
          issuer: provider.url,
          authorization_endpoint: "javascript:alert(1)",
          response_types_supported: ["code"],
        }),
      );
      assert.equal(await status(), 502);
    });

    test("carry the client secret to the token endpoint alone, and the store keeps it encrypted", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      const seen: string[] = [];
      const secret = encodeURIComponent(clientSecret).replaceAll("%20", "+");
      provider.intercept = (request) => {
        const basic = Buffer.from((request.headers.authorization ?? "").replace("Basic ", ""), "base64").toString();
        if (basic.includes(secret)) seen.push(request.url ?? "");
        return false;
      };
      const started = await world.browser().get(`/sign-in/with/${id}${query}`);
      assert.ok(!(started.headers.get("location") ?? "").includes("secret"));
      await signInThrough(world.browser(), { id, login: "nina", query });

      assert.deepEqual(seen, ["/token"]);
      const rows = await world.platform.store.db.selectFrom("sign_in_providers").selectAll().execute();
      const entries = await world.platform.store.db.selectFrom("audit_entries").selectAll().execute();
      const listed = await world.alice.does("admin.signIn.providers.list", { team_id: teamsOf(world).acme });
      for (const text of [rows, entries, listed].map((value) => JSON.stringify(value))) {
        assert.ok(!text.includes(clientSecret));
      }
    });

    test("end a session at the provider, too, after signing out here", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      const browser = world.browser();
      await signInThrough(browser, { id, login: "nina", query });

      const page = await (await browser.send("/sign-out", {})).text();

      const [, href = ""] = /href="([^"]+end[^"]*)"/.exec(page) ?? [];
      const url = new URL(href.replaceAll("&amp;", "&"));
      assert.equal(url.origin, provider.url);
      assert.equal(url.searchParams.get("post_logout_redirect_uri"), `${world.url}/sign-in`);
      const [, payload = ""] = (url.searchParams.get("id_token_hint") ?? "").split(".");
      assert.equal(JSON.parse(Buffer.from(payload, "base64url").toString()).sub, "nina");
      assert.equal(await isSignedIn(browser), false);
    });
  });
}

type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers in the place of the provider. */
function answerWith(path: string, body: () => string): Intercept {
  return ({ url }, response) => {
    if (url !== path) return false;
    response.writeHead(200, { "content-type": "application/json" }).end(body());
    return true;
  };
}

/** Keeps what the token endpoint answers. */
function keepToken(keep: (body: string) => void): Intercept {
  return changeToken((body) => {
    keep(body);
    return body;
  });
}

/** The same claims for another person, with the signature of the first. */
const forgeSubject: Intercept = changeToken((body) => {
  const answer = JSON.parse(body) as { id_token?: string };
  const [head = "", payload = "", signature = ""] = (answer.id_token ?? "").split(".");
  const claims = { ...(JSON.parse(Buffer.from(payload, "base64url").toString()) as object), sub: "alice" };
  const forged = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return JSON.stringify({ ...answer, id_token: [head, forged, signature].join(".") });
});

function changeToken(change: (body: string) => string): Intercept {
  return ({ url }, response) => {
    if (url !== "/token") return false;
    const end = response.end.bind(response) as (body?: string | Buffer) => ServerResponse;
    response.end = ((body?: string | Buffer) => {
      const changed = Buffer.from(change(String(body ?? "")));
      if (!response.headersSent) response.setHeader("content-length", changed.length);
      return end(changed);
    }) as ServerResponse["end"];
    return false;
  };
}
