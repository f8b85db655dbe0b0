import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { addProvider, IdentityProvider } from "../../packages/server/testkit/identityProvider.ts";
import {
  addPasskey,
  type Device,
  passkeyDevice,
  passkeyOptions,
  signInWith,
} from "../../packages/server/testkit/passkeyDevice.ts";
import {
  emailOf,
  enrol,
  type FormBrowser,
  isSignedIn,
  serving,
  type Serving,
} from "../../packages/server/testkit/signingIn.ts";
import { platformOptions } from "./platformPlace.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

interface Scene {
  readonly world: Serving;
  readonly bob: FormBrowser;
  readonly device: Device;
  readonly codes: readonly string[];
}

async function actionsOf(world: Serving, userId: string): Promise<string[]> {
  const rows = await world.platform.store.db
    .selectFrom("audit_entries")
    .select("action")
    .where("entity_id", "=", userId)
    .execute();
  return rows.map(({ action }) => action);
}

const codesIn = (page: string) => page.match(/\b[a-z0-9]{4}(?:-[a-z0-9]{4}){3}\b/g) ?? [];

for (const kind of [inMemory, inPostgres]) {
  async function open(stack: AsyncDisposableStack): Promise<Serving> {
    const place = stack.use(await kind.fresh());
    return stack.use(await serving(platformOptions(place.location)));
  }

  /** Bob has a passkey, and the browser in which he added it. */
  async function enrolled(stack: AsyncDisposableStack): Promise<Scene> {
    const world = await open(stack);
    const bob = await world.signedIn("bob");
    const device = passkeyDevice(world.url);
    const added = await addPasskey(bob, device, { password: world.passwordOf("bob") });
    return { world, bob, device, codes: codesIn(await added.text()) };
  }

  async function asksForCode(world: Serving, name = "bob"): Promise<FormBrowser> {
    const browser = world.browser();
    const answer = await browser.send("/sign-in", { login: emailOf(world, name), password: world.passwordOf(name) });
    assert.equal(answer.headers.get("location"), "/sign-in/code");
    return browser;
  }

  describe(`a passkey on ${kind.name}`, { skip: kind.skip }, () => {
    test("signs in without a name and a password, and is listed with its last use", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      world.clock.advance({ seconds: 60 });

      const browser = world.browser();
      const answer = await signInWith(browser, device);

      assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/"]);
      assert.equal(await isSignedIn(browser), true);
      const page = await (await browser.get("/account/passkeys")).text();
      assert.match(page, /Laptop[^]*last used/);
      const actions = await actionsOf(world, world.bob.id);
      for (const action of ["passkey_added", "two_factor_enabled", "passkey_used", "user_login"]) {
        assert.ok(actions.includes(action), `${action} is not in ${actions.join(" ")}`);
      }
    });

    test("turns the second factor on: other sessions end, and a password alone opens nothing", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await open(stack);
      const [here, there] = [await world.signedIn("bob"), await world.signedIn("bob")];
      const device = passkeyDevice(world.url);

      const added = await addPasskey(here, device, { password: world.passwordOf("bob") });

      const codes = codesIn(await added.text());
      assert.equal(codes.length, 10);
      assert.deepEqual([await isSignedIn(here), await isSignedIn(there)], [true, false]);
      const browser = await asksForCode(world);
      assert.equal(await isSignedIn(browser), false);
      const options = await passkeyOptions(browser, "/sign-in/code/passkey/options");
      const passed = await browser.send("/sign-in/code/passkey", { credential: device.answer(options) });
      assert.deepEqual([passed.status, await isSignedIn(browser)], [303, true]);
      assert.equal((await here.send("/account/two-factor/remove", { code: codes[2] ?? "" })).status, 401, "no app");
      const other = await asksForCode(world);
      assert.equal((await other.send("/sign-in/code", { code: codes[2] ?? "" })).status, 303);
    });

    test("is one of several, and comes besides an authenticator app whose recovery codes stay", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await open(stack);
      const bob = await world.signedIn("bob");
      const { codes } = await enrol(bob, world.clock.nowMs());
      const devices = [passkeyDevice(world.url), passkeyDevice(world.url)];
      for (const [at, device] of devices.entries()) {
        const added = await addPasskey(bob, device, { password: world.passwordOf("bob"), name: `Key ${at}` });
        assert.equal(added.headers.get("location"), "/account/passkeys?done=added");
      }

      for (const device of devices) {
        const browser = world.browser();
        await signInWith(browser, device);
        assert.equal(await isSignedIn(browser), true);
      }
      const browser = await asksForCode(world);
      assert.equal((await browser.send("/sign-in/code", { code: codes[0] ?? "" })).status, 303);
      assert.equal((await bob.send("/account/two-factor/remove", { code: codes[1] ?? "" })).status, 303);
      await asksForCode(world);
    });

    test("is removed with the password; without the last one a password is enough again", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, bob, device, codes } = await enrolled(stack);
      const remove = (proof: string) => bob.send("/account/passkeys/remove", { passkey: device.id, proof });

      assert.equal((await remove("not the password")).status, 401);
      assert.equal((await remove(world.passwordOf("bob"))).headers.get("location"), "/account/passkeys?done=removed");

      assert.equal((await signInWith(world.browser(), device)).status, 401);
      assert.equal(await isSignedIn(await world.signedIn("bob")), true);
      assert.equal((await bob.send("/account/two-factor/codes", { code: codes[0] ?? "" })).status, 401);
      const actions = await actionsOf(world, world.bob.id);
      assert.ok(actions.includes("passkey_removed") && actions.includes("two_factor_disabled"));
    });

    test("fulfils what a workspace requires, also for people who have nothing yet", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await open(stack);
      await world.alice.does("admin.teams.settings.setTwoFactor", { team_id: teamsOf(world).acme, required: true });
      const bob = await world.signedIn("bob");
      assert.equal(await isSignedIn(bob), false);
      const device = passkeyDevice(world.url);

      await addPasskey(bob, device, { password: world.passwordOf("bob") });

      assert.equal(await isSignedIn(bob), true);
      await world.bob.does("auth.test", {});
      const removed = await bob.send("/account/passkeys/remove", {
        passkey: device.id,
        proof: world.passwordOf("bob"),
      });
      assert.equal(removed.status, 303);
      assert.equal(await isSignedIn(bob), false);
    });

    test("goes with all else when an administrator resets the second factor", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, bob, device, codes } = await enrolled(stack);

      await world.alice.does("admin.users.secondFactor.reset", { user_id: world.bob.id });

      assert.equal(await isSignedIn(bob), false);
      assert.equal((await signInWith(world.browser(), device)).status, 401);
      const browser = await world.signedIn("bob");
      assert.equal(await isSignedIn(browser), true);
      assert.equal((await browser.send("/account/two-factor/codes", { code: codes[0] ?? "" })).status, 401);
    });

    test("opens no workspace that requires a provider, except for its primary owner", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, bob, device } = await enrolled(stack);
      const alices = passkeyDevice(world.url);
      await addPasskey(await world.signedIn("alice"), alices, { password: world.passwordOf("alice") });
      const provider = stack.use(await IdentityProvider.start());
      const id = await addProvider(world, provider, { provisions: true, domains: ["acme.test"] });
      await world.alice.does("admin.signIn.providers.update", { provider_id: id, is_enforced: true });

      const browser = world.browser();
      const refused = await signInWith(browser, device);

      assert.equal(refused.status, 401);
      assert.match(await refused.text(), /requires another way to sign in/);
      assert.deepEqual([await isSignedIn(browser), await isSignedIn(bob)], [false, false]);
      const owner = world.browser();
      await signInWith(owner, alices);
      assert.equal(await isSignedIn(owner), true);
      assert.ok((await actionsOf(world, world.alice.id)).includes("sign_in_rule_bypassed"));
    });

    test("ends with the account", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.bob.id });

      const browser = world.browser();
      assert.equal((await signInWith(browser, device)).status, 401);
      assert.equal(await isSignedIn(browser), false);
    });
  });
}
