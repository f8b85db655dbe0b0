import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  addPasskey,
  type Device,
  type Lies,
  passkeyDevice,
  passkeyOptions,
  signInWith,
} from "../../packages/server/testkit/passkeyDevice.ts";
import {
  emailOf,
  type FormBrowser,
  isSignedIn,
  openBrowser,
  serving,
  type Serving,
} from "../../packages/server/testkit/signingIn.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inMemory, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

interface Scene {
  readonly world: Serving;
  readonly bob: FormBrowser;
  readonly device: Device;
}

const handleOf = (id: string) => Buffer.from(id).toString("base64url");

/** What is refused, whatever the reason, opens nothing. */
async function refuses(answer: Response, browser: FormBrowser, status = 401): Promise<void> {
  assert.equal(answer.status, status, await answer.text());
  assert.equal(await isSignedIn(browser), false);
}

async function entriesOf(world: Serving, action: string): Promise<readonly string[]> {
  const rows = await world.platform.store.db
    .selectFrom("audit_entries")
    .select(["entity_id", "details"])
    .where("action", "=", action)
    .execute();
  return rows.map(({ entity_id, details }) => `${entity_id} ${JSON.parse(details).reason}`);
}

for (const kind of [inMemory, inPostgres]) {
  async function open(stack: AsyncDisposableStack): Promise<Serving> {
    const place = stack.use(await kind.fresh());
    return stack.use(await serving(platformOptions(place.location)));
  }

  async function enrolled(stack: AsyncDisposableStack): Promise<Scene> {
    const world = await open(stack);
    const bob = await world.signedIn("bob");
    const device = passkeyDevice(world.url);
    await addPasskey(bob, device, { password: world.passwordOf("bob") });
    return { world, bob, device };
  }

  describe(`an answer with a passkey on ${kind.name}`, { skip: kind.skip }, () => {
    test("counts only from this origin, for this name, of this kind, and when the device checked its owner", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      const attempts: Readonly<Record<string, Lies>> = {
        "another origin": { origin: "https://evil.test" },
        "another port": { origin: "http://localhost:1" },
        "another name": { rpId: "evil.test" },
        "no user verification": { isVerified: false },
        "a registration": { type: "webauthn.create" },
        "the handle of another account": { userHandle: handleOf(world.alice.id) },
        "no handle": { userHandle: null },
        "another credential": { id: "AAAA" },
      };
      for (const lies of Object.values(attempts)) {
        const browser = world.browser();
        await refuses(await signInWith(browser, device, lies), browser);
      }
      assert.ok((await entriesOf(world, "passkey_refused")).includes(`${world.bob.id} passkey_refused`));
      const browser = world.browser();
      assert.equal((await signInWith(browser, device)).status, 303);
    });

    test("counts once, in the browser that was asked, within five minutes", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      const browser = world.browser();
      const path = "/sign-in/passkey";
      const answer = device.answer(await passkeyOptions(browser, `${path}/options`));
      assert.equal((await browser.send(path, { credential: answer })).status, 303);
      await browser.send("/sign-out", {});
      await refuses(await browser.send(path, { credential: answer }), browser);

      const stolen = device.answer(await passkeyOptions(browser, `${path}/options`));
      const thief = world.browser();
      await refuses(await thief.send(path, { credential: stolen }), thief);
      await passkeyOptions(thief, `${path}/options`);
      await refuses(await thief.send(path, { credential: stolen }), thief);

      const late = device.answer(await passkeyOptions(browser, `${path}/options`));
      world.clock.advance({ seconds: 5 * 60 });
      await refuses(await browser.send(path, { credential: late }), browser);
      const made = device.answer({ challenge: "A".repeat(43), rpId: "localhost" });
      await refuses(await browser.send(path, { credential: made }), browser);
    });

    test("counts once, also when it comes several times at the same moment", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      const browser = world.browser();
      const credential = device.answer(await passkeyOptions(browser, "/sign-in/passkey/options"));
      const copies = Array.from({ length: 5 }, () => browser.copy());

      const answers = await Promise.all(
        [browser, ...copies].map((one) => one.send("/sign-in/passkey", { credential })),
      );

      // Copies carry no cookie of the browser, so only its own answer counts.
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [303, 401, 401, 401, 401, 401]);
      const again = device.answer(await passkeyOptions(browser, "/sign-in/passkey/options"));
      const both = await Promise.all([1, 2, 3].map(() => browser.send("/sign-in/passkey", { credential: again })));
      assert.deepEqual(both.map(({ status }) => status).toSorted(), [303, 401, 401]);
    });

    test("is refused when the counter has not risen, and audited, because the passkey was copied", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      await signInWith(world.browser(), device, { counter: 7 });

      for (const counter of [7, 3, 0]) {
        const browser = world.browser();
        const refused = await signInWith(browser, device, { counter });
        assert.match(await refused.clone().text(), /a copy of it may be in use/);
        await refuses(refused, browser);
      }

      assert.deepEqual(
        await entriesOf(world, "passkey_refused"),
        Array.from({ length: 3 }, () => `${world.bob.id} passkey_copied`),
      );
      assert.equal((await entriesOf(world, "user_login_failed")).length, 3);
      assert.equal((await signInWith(world.browser(), device, { counter: 8 })).status, 303);
    });

    test("of a device that does not count is taken, as long as it never did", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      for (let time = 0; time < 2; time++) {
        assert.equal((await signInWith(world.browser(), device, { counter: 0 })).status, 303);
      }
    });

    test("after a password is one of the same person, and of this step", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      const carols = passkeyDevice(world.url);
      await addPasskey(await world.signedIn("carol"), carols, { password: world.passwordOf("carol") });
      const browser = world.browser();
      await browser.send("/sign-in", { login: emailOf(world, "bob"), password: world.passwordOf("bob") });
      const path = "/sign-in/code/passkey";

      const others = carols.answer(await passkeyOptions(browser, `${path}/options`));
      await refuses(await browser.send(path, { credential: others }), browser);
      const ofSignIn = device.answer(await passkeyOptions(browser, "/sign-in/passkey/options"));
      await refuses(await browser.send(path, { credential: ofSignIn }), browser);
      const ofCode = device.answer(await passkeyOptions(browser, `${path}/options`));
      await refuses(await browser.send("/sign-in/passkey", { credential: ofCode }), browser);

      const right = device.answer(await passkeyOptions(browser, `${path}/options`));
      assert.equal((await browser.send(path, { credential: right })).status, 303);
      assert.equal(await isSignedIn(browser), true);
    });

    test("that is no credential at all is refused, and breaks nothing", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      const clientDataJSON = Buffer.from('{"challenge":7}').toString("base64url");
      for (const credential of ["", "{", "null", "[]", '{"id":1}', `{"id":"${device.id}","response":{}}`]) {
        const browser = world.browser();
        await refuses(await browser.send("/sign-in/passkey", { credential }), browser);
      }
      const browser = world.browser();
      const odd = JSON.stringify({ id: device.id, response: { clientDataJSON } });
      await refuses(await browser.send("/sign-in/passkey", { credential: odd }), browser);
      const options = await passkeyOptions(browser, "/sign-in/passkey/options");
      const { response, ...rest } = JSON.parse(device.answer(options));
      for (const field of ["authenticatorData", "signature"]) {
        const fresh = JSON.parse(device.answer(await passkeyOptions(browser, "/sign-in/passkey/options"))).response;
        const credential = JSON.stringify({ ...rest, response: { ...response, ...fresh, [field]: "AAAA" } });
        await refuses(await browser.send("/sign-in/passkey", { credential }), browser);
      }
    });

    test("from pages of other sites is not taken, and neither are questions of theirs", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      const browser = world.browser();
      const credential = device.answer(await passkeyOptions(browser, "/sign-in/passkey/options"));
      const foreign = { "sec-fetch-site": "cross-site" };
      await refuses(await browser.send("/sign-in/passkey", { credential }, foreign), browser, 403);
      await refuses(await browser.send("/sign-in/passkey/options", {}, foreign), browser, 403);
    });
  });

  describe(`a new passkey on ${kind.name}`, { skip: kind.skip }, () => {
    test("needs the password, this origin and name, and a device that checked its owner", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await open(stack);
      const bob = await world.signedIn("bob");
      const wrong = await bob.send("/account/passkeys/options", { password: "not the password" });
      assert.deepEqual([wrong.status, ((await wrong.json()) as { error: string }).error], [401, "wrong_password"]);

      const attempts: Lies[] = [{ origin: "https://evil.test" }, { rpId: "evil.test" }, { isVerified: false }];
      for (const lies of [...attempts, { type: "webauthn.get" }, { format: "tpm" }, { challenge: "A".repeat(43) }]) {
        const device = passkeyDevice(world.url);
        assert.equal((await addPasskey(bob, device, { password: world.passwordOf("bob"), lies })).status, 401);
      }
      assert.deepEqual(await world.platform.store.db.selectFrom("passkeys").selectAll().execute(), []);
      assert.equal(await isSignedIn(await world.signedIn("bob")), true, "no second factor is on");
    });

    test("is for the account and the browser that asked, and is made once", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, bob, device } = await enrolled(stack);
      const carol = await world.signedIn("carol");
      const second = passkeyDevice(world.url);
      const options = await passkeyOptions(bob, "/account/passkeys/options", { password: world.passwordOf("bob") });
      const credential = second.make(options);

      assert.equal((await carol.send("/account/passkeys", { name: "Mine", credential })).status, 401);
      assert.equal((await bob.copy().send("/account/passkeys", { name: "Mine", credential })).status, 401);
      assert.equal((await bob.send("/account/passkeys", { name: "Mine", credential })).status, 303);
      assert.equal((await bob.send("/account/passkeys", { name: "Mine", credential })).status, 401);
      const taken = await addPasskey(carol, passkeyDevice(world.url), {
        password: world.passwordOf("carol"),
        lies: { id: device.id },
      });
      assert.equal(taken.status, 401);
      assert.equal((await signInWith(world.browser(), device)).status, 303);
    });

    test("is one of at most twenty, and has a name that fits", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await open(stack);
      const bob = await world.signedIn("bob");
      for (let at = 0; at < 20; at++) {
        const name = at === 0 ? "x".repeat(500) : " ";
        await addPasskey(bob, passkeyDevice(world.url), { password: world.passwordOf("bob"), name });
      }
      const names = await world.platform.store.db.selectFrom("passkeys").select("name").execute();
      assert.deepEqual([...new Set(names.map(({ name }) => name.length))].toSorted(), [60, 7]);
      const refused = await bob.send("/account/passkeys/options", { password: world.passwordOf("bob") });
      assert.equal(((await refused.json()) as { error: string }).error, "too_many_passkeys");
    });

    test("cannot be removed by anyone else", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, device } = await enrolled(stack);
      const carol = await world.signedIn("carol");
      const answer = await carol.send("/account/passkeys/remove", {
        passkey: device.id,
        proof: world.passwordOf("carol"),
      });
      assert.equal(answer.status, 401);
      assert.equal((await signInWith(world.browser(), device)).status, 303);
    });
  });
}

for (const kind of [inFile, inPostgres]) {
  describe(`a passkey of two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("answers at one of them a question of the other, and once at both", async () => {
      await using servers = await twoServers(kind);
      const [first, second] = await Promise.all([servers.first.platform.listen(), servers.second.platform.listen()]);
      const bob = openBrowser(second);
      const password = servers.second.dev.users.find(({ name }) => name === "bob")?.password ?? "";
      await bob.send("/sign-in", { login: "bob@acme.test", password });
      const device = passkeyDevice(second);
      await addPasskey(bob, device, { password });

      const asked = await openBrowser(first).send("/sign-in/passkey/options", {});
      const { options } = (await asked.json()) as { options: { challenge: string; rpId: string } };
      const [cookie = ""] = (asked.headers.getSetCookie()[0] ?? "").split(";");
      const credential = device.answer(options);
      const browsers = [openBrowser(second, cookie), openBrowser(first, cookie)] as const;

      assert.equal((await browsers[0].send("/sign-in/passkey", { credential })).status, 303);
      assert.equal(await isSignedIn(browsers[0]), true);
      assert.equal((await browsers[1].send("/sign-in/passkey", { credential })).status, 401);
    });
  });
}
