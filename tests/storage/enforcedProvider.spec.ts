import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { addProvider, IdentityProvider, signInThrough } from "../../packages/server/testkit/identityProvider.ts";
import {
  emailOf,
  type FormBrowser,
  isSignedIn,
  serving,
  type Serving,
} from "../../packages/server/testkit/signingIn.ts";
import { nobody } from "../../packages/server/src/domain/caller.ts";
import { createPasswordLink } from "../../packages/server/src/domain/oneTimeLinks/createPasswordLink.ts";
import { createPersonalInvite } from "../../packages/server/src/domain/oneTimeLinks/createPersonalInvite.ts";
import { platformOptions } from "./platformPlace.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

const nina = { email: "nina@acme.test", email_verified: true, name: "Nina New" };
const newPassword = "a password to remember";

async function enforce(world: Serving, provider_id: string, is_enforced = true): Promise<void> {
  await world.alice.does("admin.signIn.providers.update", { provider_id, is_enforced });
}

async function byPassword(world: Serving, name: string, fields: Readonly<Record<string, string>> = {}) {
  const browser = world.browser();
  const answer = await browser.send("/sign-in", {
    login: emailOf(world, name),
    password: world.passwordOf(name),
    ...fields,
  });
  return { browser, answer };
}

for (const kind of [inMemory, inPostgres]) {
  async function open(stack: AsyncDisposableStack) {
    const place = stack.use(await kind.fresh());
    const world = stack.use(await serving(platformOptions(place.location)));
    const provider = stack.use(await IdentityProvider.start());
    const id = await addProvider(world, provider, { provisions: true, domains: ["acme.test"] });
    provider.people.set("nina", nina);
    return { world, provider, id, query: `?team=${teamsOf(world).acme}` };
  }

  describe(`a provider that is enforced on ${kind.name}`, { skip: kind.skip }, () => {
    test("lets nobody in by a password, however the account is named, and lets in through itself", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, query } = await open(stack);
      await enforce(world, id);

      for (const fields of [{}, { login: "bob", workspace: "acme" }, { login: world.bob.id, workspace: "acme" }]) {
        const { browser, answer } = await byPassword(world, "bob", fields);
        assert.deepEqual([answer.status, await isSignedIn(browser)], [401, false]);
      }
      const browser = world.browser();
      await signInThrough(browser, { id, login: "nina", query });
      assert.equal(await isSignedIn(browser), true);
      const page = await (await world.browser().get("/sign-in?workspace=acme")).text();
      assert.match(page, /requires this way to sign in/);
    });

    test("ends sessions by password at once, and those of its own only when it is switched off", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, query } = await open(stack);
      const [bob, own] = [await world.signedIn("bob"), world.browser()];
      await signInThrough(own, { id, login: "nina", query });
      const clientOf = async (browser: FormBrowser) =>
        (await browser.send("/client/session", {}, { "sec-fetch-site": "same-origin" })).status;

      await enforce(world, id);
      assert.deepEqual([await isSignedIn(bob), await isSignedIn(own)], [false, true]);
      assert.notEqual(await clientOf(bob), 200);
      await world.alice.does("admin.signIn.providers.update", { provider_id: id, is_enabled: false });
      assert.deepEqual([await isSignedIn(bob), await isSignedIn(own)], [true, false]);
    });

    test("leaves the primary owner a password, whose use is in the audit log", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id } = await open(stack);
      await enforce(world, id);

      const { browser } = await byPassword(world, "alice");
      assert.equal(await isSignedIn(browser), true);
      const entries = await world.platform.store.db
        .selectFrom("audit_entries")
        .select("actor_id")
        .where("action", "=", "sign_in_rule_bypassed")
        .execute();
      assert.deepEqual(
        entries.map(({ actor_id }) => actor_id),
        [world.alice.id],
      );
      await enforce(world, id, false);
      await enforce(world, id);
    });

    test("cannot be avoided by an invitation, a one-time link, or a link of dev mode", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id } = await open(stack);
      const { acme } = teamsOf(world);
      const { invite } = await world.alice.does("admin.inviteLinks.create", { team_id: acme });
      const context = { caller: nobody, nowMs: world.clock.nowMs() };
      const { store } = world.platform;
      const reset = await store.write(createPasswordLink, context, {
        userId: world.bob.id,
        removesSecondFactor: true,
      });
      const invited = await store.write(createPersonalInvite, context, {
        teamId: acme,
        email: "eve@acme.test",
        role: "member",
      });
      assert.ok(reset.ok && invited.ok);
      await enforce(world, id);
      const people = async () => (await world.alice.does("users.list", { limit: 100 })).members.length;
      const before = await people();

      const form = { name: "Eve Ericson", email: "eve@acme.test", password: newPassword };
      for (const path of [invite.url.slice(world.url.length), reset.path, invited.path]) {
        const browser = world.browser();
        assert.ok(!(await (await browser.get(path)).text()).includes('name="password"'), path);
        assert.equal((await browser.send(path, form)).status, 401);
        assert.equal(await isSignedIn(browser), false);
      }
      assert.equal(await people(), before);
      const [link] = world.platform.signInLinks(world.dev.users.filter(({ name }) => name === "bob"));
      const byLink = world.browser();
      await byLink.get((link?.url ?? "").slice(world.url.length));
      assert.equal(await isSignedIn(byLink), false);

      await enforce(world, id, false);
      const old = await byPassword(world, "bob");
      assert.equal(await isSignedIn(old.browser), true, "the reset link has changed the password");
    });

    test("cannot be avoided by a sign-in of the CLI, also not by one that was approved before", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, query } = await open(stack);
      const ticketOf = async () => (await world.actor("").does("apps.hosted.generateAuthTicket", {})).ticket;
      const approve = async (browser: FormBrowser, ticket: string) => {
        const page = await (await browser.send(`/command-line/${ticket}`, {})).text();
        return /\b[A-Z2-9]{8}\b/.exec(page)?.[0] ?? "";
      };
      const bob = await world.signedIn("bob");
      const ticket = await ticketOf();
      const challenge = await approve(bob, ticket);
      assert.notEqual(challenge, "");
      await enforce(world, id);

      const exchange = (asked: string, typed: string) =>
        world.actor("").asks("apps.hosted.exchangeAuthTicket", { ticket: asked, challenge: typed });
      assert.equal((await exchange(ticket, challenge)).ok, false);
      assert.equal(await approve(bob, await ticketOf()), "");
      const nina = world.browser();
      await signInThrough(nina, { id, login: "nina", query });
      const next = await ticketOf();
      assert.equal((await exchange(next, await approve(nina, next))).ok, true);
    });

    test("counts in its own workspace or org alone", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, query } = await open(stack);
      const { acme, labs } = teamsOf(world);
      const asked = { team_id: labs, user_id: world.bob.id, is_restricted: false };
      await world.alice.does("admin.users.assign", asked);
      const opens = async (team: string, by: FormBrowser) =>
        (await (await by.get(`/account?team=${team}`)).text()).includes(`/client/${team}">Back`);
      assert.equal(await opens(labs, await world.signedIn("bob")), true);
      provider.people.set("s-bob", { email: "bob@acme.test", email_verified: true });
      await world.platform.store.db.deleteFrom("passwords").where("user_id", "=", world.bob.id).execute();
      await world.platform.store.db.deleteFrom("sessions").execute();
      const browser = world.browser();
      await signInThrough(browser, { id, login: "s-bob", query });

      // Acme's provider says nothing about Labs, whose owners have not chosen it.
      assert.equal(await opens(acme, browser), true);
      assert.equal(await opens(labs, browser), false);

      await enforce(world, id);
      assert.equal(await isSignedIn((await byPassword(world, "erin")).browser), true);
      assert.equal(await isSignedIn((await byPassword(world, "frank")).browser), true);
    });

    test("is not accepted while no primary owner has a password, and is decided by owners alone", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id } = await open(stack);
      await world.platform.store.db.deleteFrom("passwords").where("user_id", "=", world.alice.id).execute();
      const change = { provider_id: id, is_enforced: true };
      assert.equal(await world.alice.refused("admin.signIn.providers.update", change), "break_glass_missing");
      assert.equal(await world.bob.refused("admin.signIn.providers.update", change), "not_an_admin");
      assert.equal(
        await personOf(world, "frank").refused("admin.signIn.providers.update", change),
        "provider_not_found",
      );
      const { browser } = await byPassword(world, "bob");
      assert.equal(await isSignedIn(browser), true);
    });
  });
}
