import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { isSignedIn, serving } from "../../../testkit/signingIn.ts";

describe("a session", () => {
  test("ends when it was idle for 12 hours, and not while it is used", async () => {
    await using server = await serving();
    const [used, idle] = [await server.signedIn("alice"), await server.signedIn("alice")];

    for (let hour = 1; hour <= 13; hour++) {
      assert.equal(await isSignedIn(used), true, `hour ${hour}`);
      server.clock.advance({ hours: 1 });
    }

    assert.equal(await isSignedIn(used), true);
    assert.equal(await isSignedIn(idle), false);
  });

  test("ends after 30 days although it is used", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");

    for (let hours = 0; hours < 30 * 24; hours += 10) {
      assert.equal(await isSignedIn(browser), true);
      server.clock.advance({ hours: 10 });
    }

    assert.equal(await isSignedIn(browser), false);
  });

  test("ends with signing out, also for copies of its cookie", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    const copy = browser.copy();

    await browser.send("/sign-out", {});

    assert.equal(browser.cookie, "");
    assert.equal(await isSignedIn(copy), false);
  });

  test("ends at once when its person is deactivated, and does not come back with them", async () => {
    await using server = await serving();
    const browser = await server.signedIn("bob");
    const who = { team_id: teamsOf(server).acme, user_id: server.bob.id };

    await server.alice.does("admin.users.remove", who);
    assert.equal(await isSignedIn(browser), false);
    await server.alice.does("admin.users.reactivate", who);

    assert.equal(await isSignedIn(browser), false);
    assert.equal(await isSignedIn(await server.signedIn("bob")), true);
  });

  test("that dev mode's link opens is of the same kind", async () => {
    await using server = await serving();
    const browser = server.browser();
    const link = server.platform.signInLinks(server.dev.users).find(({ name }) => name === "alice");
    const { pathname, search } = new URL(link?.url ?? "");

    await browser.get(pathname + search);
    const copy = browser.copy();

    assert.equal(await isSignedIn(copy), true);
    await browser.send("/sign-out/everywhere", {});
    assert.equal(await isSignedIn(copy), false);
  });

  test("that nobody opened is worth nothing", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    const rows = await server.platform.store.db.selectFrom("sessions").select("hash").execute();

    for (const value of ["", "x", rows[0]?.hash ?? "", `${browser.cookie.split("=")[1]}x`]) {
      const forged = server.browser();
      forged.cookie = `__Host-platform=${value}`;
      assert.equal(await isSignedIn(forged), false);
    }
  });
});

describe("the account page", () => {
  test("lists where a person is signed in", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await server.signedIn("alice");
    await server.signedIn("bob");

    const page = await (await browser.get("/account")).text();

    assert.equal(page.match(/Firefox on Linux/g)?.length, 2);
    assert.equal(page.match(/this browser/g)?.length, 1);
  });

  test("signs out everywhere, and leaves others alone", async () => {
    await using server = await serving();
    const [here, there, bobs] = [
      await server.signedIn("alice"),
      await server.signedIn("alice"),
      await server.signedIn("bob"),
    ];

    const response = await here.send("/sign-out/everywhere", {});

    assert.equal(response.headers.get("location"), "/sign-in?done=everywhere");
    assert.deepEqual([await isSignedIn(here), await isSignedIn(there), await isSignedIn(bobs)], [false, false, true]);
  });
});

describe("changing the password", () => {
  const next = "four words are enough";

  test("needs the current one, and ends every other session", async () => {
    await using server = await serving();
    const [here, there] = [await server.signedIn("alice"), await server.signedIn("alice")];
    const copied = here.copy();

    const wrong = await here.send("/account/password", { current: "not the right one", next });
    assert.equal(wrong.status, 401);
    assert.equal(await isSignedIn(there), true);
    const right = await here.send("/account/password", { current: server.passwordOf("alice"), next });

    assert.equal(right.headers.get("location"), "/account?done=password");
    assert.deepEqual([await isSignedIn(here), await isSignedIn(there), await isSignedIn(copied)], [true, false, false]);
    const login = "alice@acme.test";
    assert.equal(
      (await server.browser().send("/sign-in", { login, password: server.passwordOf("alice") })).status,
      401,
    );
    assert.equal((await server.browser().send("/sign-in", { login, password: next })).status, 303);
    const described = (await server.platform.describeDev()).users.find((user) => user.name === "alice");
    assert.equal(described?.password, undefined);
  });

  test("takes no short, endless or unchanged one", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    const current = server.passwordOf("alice");

    for (const bad of ["eleven char", "x".repeat(1025), current]) {
      const response = await browser.send("/account/password", { current, next: bad });
      assert.equal(response.status, 401);
      assert.match(await response.text(), /The new password/);
    }
    assert.equal(await isSignedIn(browser), true);
  });

  test("counts wrong ones like signing in does", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");

    for (let time = 0; time < 10; time++) await browser.send("/account/password", { current: "guess", next });

    assert.equal((await browser.send("/account/password", { current: server.passwordOf("alice"), next })).status, 429);
  });

  test("knows a password however a keyboard composes it", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await browser.send("/account/password", { current: server.passwordOf("alice"), next: "caf\u00E9 au lait noir" });

    const signedIn = await server
      .browser()
      .send("/sign-in", { login: "alice@acme.test", password: "cafe\u0301 au lait noir" });

    assert.equal(signedIn.status, 303);
  });
});
