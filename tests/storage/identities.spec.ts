import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import {
  addProvider,
  type Claims,
  IdentityProvider,
  signInThrough,
  visitProvider,
} from "../../packages/server/testkit/identityProvider.ts";
import { type FormBrowser, isSignedIn, serving, type Serving } from "../../packages/server/testkit/signingIn.ts";
import { nobody } from "../../packages/server/src/domain/caller.ts";
import { createPasswordLink } from "../../packages/server/src/domain/oneTimeLinks/createPasswordLink.ts";
import { platformOptions } from "./platformPlace.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

interface Scene {
  readonly world: Serving;
  readonly provider: IdentityProvider;
}

const trusted = { domains: ["acme.test"] };
const inAcme = (world: Serving): string => `?team=${teamsOf(world).acme}`;

/** The account loses its password, as one that was imported and that nobody has signed in to. */
async function unclaim({ platform }: Serving, userId: string): Promise<void> {
  await platform.store.db.deleteFrom("passwords").where("user_id", "=", userId).execute();
}

async function identitiesOf({ platform }: Serving, userId: string) {
  return platform.store.db.selectFrom("identities").selectAll().where("user_id", "=", userId).execute();
}

async function logged({ platform }: Serving, action: string) {
  return platform.store.db.selectFrom("audit_entries").selectAll().where("action", "=", action).execute();
}

/** Whose account page the browser shows; empty when nobody is signed in. */
async function whoIs(browser: FormBrowser): Promise<string> {
  const page = await browser.get("/account");
  if (page.status !== 200) return "";
  return /<strong>([^<]+)<\/strong>/.exec(await page.text())?.[1] ?? "";
}

/** The person signs in to an account by password, and confirms that the identity is theirs. */
async function confirmLink(world: Serving, browser: FormBrowser, back: Response, name: string): Promise<Response> {
  const to = new URL(back.headers.get("location") ?? "", world.url);
  const path = to.searchParams.get("redirect") ?? "";
  const login = world.dev.users.find((user) => user.name === name)?.email ?? "";
  await browser.send("/sign-in", { login, password: world.passwordOf(name), redirect: path });
  return confirm(browser, await browser.get(path));
}

async function confirm(browser: FormBrowser, page: Response): Promise<Response> {
  const text = await page.text();
  const [, pending = ""] = /name="pending" value="([^"]+)"/.exec(text) ?? [];
  return browser.send("/account/identities/confirm", { pending });
}

const isAskedToLink = (response: Response): boolean =>
  (response.headers.get("location") ?? "").startsWith("/sign-in?redirect=%2Faccount%2Fidentities%2Fconfirm");

for (const kind of [inMemory, inPostgres]) {
  async function open(stack: AsyncDisposableStack): Promise<Scene> {
    const place = stack.use(await kind.fresh());
    const world = stack.use(await serving(platformOptions(place.location)));
    return { world, provider: stack.use(await IdentityProvider.start()) };
  }

  describe(`signing in through a provider on ${kind.name}`, { skip: kind.skip }, () => {
    test("creates a member with a verified address, who is the same person at the next sign-in", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider } = await open(stack);
      const id = await addProvider(world, provider, { provisions: true, ...trusted });
      provider.people.set("s-1", { email: "New.Person@acme.test", email_verified: true, name: "Nina New" });
      const page = await (await world.browser().get("/sign-in?workspace=acme")).text();
      assert.match(page, /Sign in with Acme ID/);

      const [one, other] = [world.browser(), world.browser()];
      const back = await signInThrough(one, { id, login: "s-1", query: `${inAcme(world)}&redirect=/account` });
      assert.equal(back.headers.get("location"), "/account");
      provider.people.set("s-1", { email: "alice@acme.test", email_verified: true });
      await signInThrough(other, { id, login: "s-1", query: inAcme(world) });

      assert.deepEqual([await whoIs(one), await whoIs(other)], ["new.person", "new.person"]);
      const { user } = await world.alice.does("users.lookupByEmail", { email: "new.person@acme.test" });
      assert.deepEqual([user.real_name, user.is_admin, user.is_restricted], ["Nina New", false, false]);
      const [identity, ...more] = await identitiesOf(world, user.id);
      assert.deepEqual([identity?.subject, identity?.linked_by, more.length], ["s-1", "provisioning", 0]);
      const [entry] = await logged(world, "identity_linked");
      assert.deepEqual([entry?.entity_id, JSON.parse(entry?.details ?? "{}").provider], [user.id, id]);
    });

    const notAdmitted: Readonly<Record<string, Claims>> = {
      "an unverified address": { email: "new@acme.test", email_verified: false },
      "no word about the address": { email: "new@acme.test" },
      'the text "true"': { email: "new@acme.test", email_verified: "true" },
      "an address of another domain": { email: "new@other.test", email_verified: true },
      "a domain that only ends like it": { email: "new@evil-acme.test", email_verified: true },
      "a domain in other letters": { email: "new@аcme.test", email_verified: true },
      "no address": {},
      "the address of a person with a password": { email: "bob@acme.test", email_verified: true },
    };

    test("creates and links nothing for other addresses, and answers the same to all of them", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider } = await open(stack);
      const id = await addProvider(world, provider, { provisions: true, ...trusted });
      const count = async () => (await world.alice.does("users.list", { limit: 100 })).members.length;
      const before = await count();

      for (const [what, claims] of Object.entries(notAdmitted)) {
        provider.people.set("s-2", claims);
        const browser = world.browser();
        const back = await signInThrough(browser, { id, login: "s-2", query: inAcme(world) });
        assert.ok(isAskedToLink(back), what);
        assert.equal(await isSignedIn(browser), false, what);
      }
      assert.equal(await count(), before);
      assert.deepEqual(await identitiesOf(world, world.bob.id), []);
    });

    test("refuses everyone who is deactivated, and creates them no second account", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider } = await open(stack);
      const id = await addProvider(world, provider, { provisions: true, ...trusted });
      provider.people.set("s-3", { email: "carol@acme.test", email_verified: true });
      await unclaim(world, world.carol.id);
      await signInThrough(world.browser(), { id, login: "s-3", query: inAcme(world) });
      assert.equal((await identitiesOf(world, world.carol.id)).length, 1);
      await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.carol.id });

      const linked = world.browser();
      const answer = await signInThrough(linked, { id, login: "s-3", query: inAcme(world) });
      assert.deepEqual([answer.status, await isSignedIn(linked)], [403, false]);

      provider.people.set("s-4", { email: "carol@acme.test", email_verified: true });
      const again = world.browser();
      assert.ok(isAskedToLink(await signInThrough(again, { id, login: "s-4", query: inAcme(world) })));
      assert.equal(await isSignedIn(again), false);
    });
  });

  describe(`the first link of an account on ${kind.name}`, { skip: kind.skip }, () => {
    const verified = { email: "bob@acme.test", email_verified: true };
    const cases: Readonly<
      Record<string, { claims: Claims; domains: string[]; isUnclaimed: boolean; isLinked: boolean }>
    > = {
      "unclaimed, verified, trusted": { claims: verified, domains: ["acme.test"], isUnclaimed: true, isLinked: true },
      "in capitals": {
        claims: { ...verified, email: "BOB@Acme.Test" },
        domains: ["acme.test"],
        isUnclaimed: true,
        isLinked: true,
      },
      claimed: { claims: verified, domains: ["acme.test"], isUnclaimed: false, isLinked: false },
      "not trusted": { claims: verified, domains: ["other.test"], isUnclaimed: true, isLinked: false },
      "no domain is trusted": { claims: verified, domains: [], isUnclaimed: true, isLinked: false },
      unverified: {
        claims: { ...verified, email_verified: false },
        domains: ["acme.test"],
        isUnclaimed: true,
        isLinked: false,
      },
      'the text "true"': {
        claims: { ...verified, email_verified: "true" },
        domains: ["acme.test"],
        isUnclaimed: true,
        isLinked: false,
      },
    };
    for (const [what, { claims, domains, isUnclaimed, isLinked }] of Object.entries(cases)) {
      test(`${what}: ${isLinked ? "linked" : "not linked"}`, async () => {
        await using stack = new AsyncDisposableStack();
        const { world, provider } = await open(stack);
        const id = await addProvider(world, provider, { domains });
        if (isUnclaimed) await unclaim(world, world.bob.id);
        provider.people.set("s-bob", claims);

        const browser = world.browser();
        const back = await signInThrough(browser, { id, login: "s-bob", query: inAcme(world) });

        assert.equal(await isSignedIn(browser), isLinked);
        assert.equal(isAskedToLink(back), !isLinked);
        assert.equal((await identitiesOf(world, world.bob.id)).length, isLinked ? 1 : 0);
      });
    }

    test("of an owner without a second factor is refused, by address and by confirmation", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider } = await open(stack);
      const id = await addProvider(world, provider, trusted);
      provider.people.set("s-alice", { email: "alice@acme.test", email_verified: true });
      const confirming = world.browser();
      const back = await signInThrough(confirming, { id, login: "s-alice", query: inAcme(world) });
      const refused = await confirmLink(world, confirming, back, "alice");
      assert.equal(refused.status, 403);
      assert.match(await refused.text(), /second factor/);

      await unclaim(world, world.alice.id);
      await world.platform.store.db.deleteFrom("sessions").execute();
      const browser = world.browser();
      assert.equal((await signInThrough(browser, { id, login: "s-alice", query: inAcme(world) })).status, 403);
      assert.deepEqual(await identitiesOf(world, world.alice.id), []);
    });

    test("needs the password and a confirmation in the same browser, and can be undone by both sides", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider } = await open(stack);
      const id = await addProvider(world, provider);
      provider.people.set("s-bob", { email: "bob@elsewhere.test", email_verified: true });
      const browser = world.browser();
      const back = await signInThrough(browser, { id, login: "s-bob", query: inAcme(world) });
      const linked = await confirmLink(world, browser, back, "bob");
      assert.equal(linked.headers.get("location"), "/account?done=linked");

      const later = world.browser();
      await signInThrough(later, { id, login: "s-bob", query: inAcme(world) });
      assert.equal(await whoIs(later), "bob");
      const form = { provider: id, issuer: provider.url, subject: "s-bob" };
      await later.send("/account/identities/remove", form);
      assert.deepEqual([await whoIs(later), await whoIs(browser)], ["", "bob"]);

      const again = await signInThrough(browser, { id, login: "s-bob", query: "?link=1" });
      await confirm(browser, await browser.get(again.headers.get("location") ?? ""));
      await signInThrough(later, { id, login: "s-bob", query: inAcme(world) });
      assert.equal(await whoIs(later), "bob");
      const identity = { provider_id: id, issuer: provider.url, subject: "s-bob" };
      await world.alice.does("admin.signIn.identities.remove", identity);
      assert.equal(await whoIs(later), "");
      assert.equal((await logged(world, "identity_unlinked")).length, 2);
    });

    test("is not made by a link that an attacker sends, nor for an identity of another person", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider } = await open(stack);
      const id = await addProvider(world, provider);
      provider.people.set("mallory", { email: "mallory@acme.test", email_verified: true });
      const attacker = world.browser();
      const back = await signInThrough(attacker, { id, login: "mallory", query: inAcme(world) });
      const path = new URL(back.headers.get("location") ?? "", world.url).searchParams.get("redirect") ?? "";
      const pending = new URL(path, world.url).searchParams.get("pending") ?? "";

      const victim = await world.signedIn("bob");
      await visitProvider(victim, { id, login: "mallory" });
      assert.equal((await victim.get(path)).status, 410);
      assert.equal((await victim.send("/account/identities/confirm", { pending })).status, 410);
      assert.deepEqual(await identitiesOf(world, world.bob.id), []);

      await confirmLink(world, attacker, back, "carol");
      const taken = await signInThrough(victim, { id, login: "mallory", query: "?link=1" });
      const refused = await confirm(victim, await victim.get(taken.headers.get("location") ?? ""));
      assert.equal(refused.status, 403);
      assert.equal((await identitiesOf(world, world.carol.id)).length, 1);
    });

    test("by a claim link needs no address and no password, once", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider } = await open(stack);
      const id = await addProvider(world, provider, { is_enforced: true });
      provider.people.set("s-bob", {});
      const context = { caller: nobody, nowMs: world.clock.nowMs() };
      const asked = { userId: world.bob.id, removesSecondFactor: false };
      const made = await world.platform.store.write(createPasswordLink, context, asked);
      assert.ok(made.ok);
      const browser = world.browser();
      const page = await (await browser.get(made.path)).text();
      const [, start = ""] = /href="(\/sign-in\/with\/[^"]+)"/.exec(page) ?? [];
      const query = start.replaceAll("&amp;", "&").slice(start.indexOf("?"));

      await signInThrough(browser, { id, login: "s-bob", query });

      assert.equal(await whoIs(browser), "bob");
      provider.people.set("mallory", {});
      assert.equal((await signInThrough(world.browser(), { id, login: "mallory", query })).status, 403);
      assert.equal((await identitiesOf(world, world.bob.id)).length, 1);
    });
  });
}
