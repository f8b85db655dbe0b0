import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { codeAt, enrol, type FormBrowser, isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";

/** A fresh browser that has given Alice's password and is asked for the code. */
async function askedForCode(server: Serving): Promise<FormBrowser> {
  const browser = server.browser();
  const login = { login: "alice@acme.test", password: server.passwordOf("alice"), redirect: "/docs" };
  const response = await browser.send("/sign-in", login);
  assert.equal(response.headers.get("location"), "/sign-in/code?redirect=%2Fdocs");
  return browser;
}

async function enrolled(options: Parameters<typeof serving>[0] = {}) {
  const server = await serving(options);
  const browser = await server.signedIn("alice");
  const { secret, codes } = await enrol(browser, server.clock.nowMs());
  server.clock.advance({ seconds: 60 });
  const code = (shiftS = 0) => codeAt(secret, server.clock.nowMs() + shiftS * 1000);
  return { ...server, here: browser, secret, codes, code, [Symbol.asyncDispose]: () => server.platform.stop() };
}

describe("a second factor", () => {
  test("is asked for after the password, and the password alone opens nothing", async () => {
    await using server = await enrolled();
    const browser = await askedForCode(server);

    for (const path of ["/", "/account", "/account/password", "/account/two-factor"]) {
      assert.match((await browser.get(path)).headers.get("location") ?? "", /^\/sign-in/, path);
    }
    const started = await browser.send("/account/two-factor/start", {});
    assert.equal(started.headers.get("location"), "/sign-in");
    const passed = await browser.send("/sign-in/code", { code: server.code(), redirect: "/docs" });

    assert.equal(passed.headers.get("location"), "/docs");
    assert.equal(await isSignedIn(browser), true);
  });

  test("changes the session's id, so that one seen before is worth nothing", async () => {
    await using server = await enrolled();
    const browser = await askedForCode(server);
    const copy = browser.copy();

    await browser.send("/sign-in/code", { code: server.code() });

    assert.deepEqual([await isSignedIn(browser), await isSignedIn(copy)], [true, false]);
  });

  test("waits ten minutes for its code", async () => {
    await using server = await enrolled();
    const browser = await askedForCode(server);
    server.clock.advance({ seconds: 10 * 60 });

    const late = await browser.send("/sign-in/code", { code: server.code() });

    assert.equal(late.headers.get("location"), "/sign-in");
    assert.equal(await isSignedIn(browser), false);
  });

  test("takes each code once, and none that is older", async () => {
    await using server = await enrolled();
    const code = server.code();
    const before = server.code(-30);
    await (await askedForCode(server)).send("/sign-in/code", { code });

    for (const spent of [code, before]) {
      const again = await askedForCode(server);
      assert.equal((await again.send("/sign-in/code", { code: spent })).status, 401);
      assert.equal(await isSignedIn(again), false);
    }
    server.clock.advance({ seconds: 30 });
    assert.equal((await (await askedForCode(server)).send("/sign-in/code", { code: server.code() })).status, 303);
  });

  test("lets one of two in who bring the same code at once", async () => {
    await using server = await enrolled();
    const browsers = [await askedForCode(server), await askedForCode(server), await askedForCode(server)];
    const code = server.code();

    const statuses = await Promise.all(browsers.map(async (one) => (await one.send("/sign-in/code", { code })).status));

    assert.deepEqual(statuses.toSorted(), [303, 401, 401]);
  });

  test("bears a clock that is one step off, and not two", async () => {
    for (const [shiftS, status] of [
      [-60, 401],
      [-30, 303],
      [30, 303],
      [60, 401],
    ] as const) {
      await using server = await enrolled();
      const browser = await askedForCode(server);
      assert.equal((await browser.send("/sign-in/code", { code: server.code(shiftS) })).status, status, `${shiftS}`);
    }
  });

  test("stops guessers after ten codes, in however many sessions", async () => {
    await using server = await enrolled();
    const browsers = [await askedForCode(server), await askedForCode(server)];

    for (let time = 0; time < 10; time++) {
      const wrong = await browsers[time % 2]?.send("/sign-in/code", { code: "000000" });
      assert.equal(wrong?.status, 401);
    }
    assert.equal((await browsers[0]?.send("/sign-in/code", { code: server.code() }))?.status, 429);

    server.clock.advance({ seconds: 15 * 60 });
    assert.equal((await (await askedForCode(server)).send("/sign-in/code", { code: server.code() })).status, 303);
  });

  test("gives ten recovery codes, each good once, however it is typed", async () => {
    await using server = await enrolled();
    assert.equal(new Set(server.codes).size, 10);
    const [first = "", second = ""] = server.codes;

    assert.equal((await (await askedForCode(server)).send("/sign-in/code", { code: first })).status, 303);
    assert.equal((await (await askedForCode(server)).send("/sign-in/code", { code: first })).status, 401);
    const typed = ` ${second.toUpperCase().replaceAll("-", " ")} `;
    assert.equal((await (await askedForCode(server)).send("/sign-in/code", { code: typed })).status, 303);
    assert.match(await (await server.here.get("/account/two-factor")).text(), /You have 8 recovery codes left/);
  });

  test("makes new recovery codes for a code, and the old ones end", async () => {
    await using server = await enrolled();
    const [old = ""] = server.codes;

    assert.equal((await server.here.send("/account/two-factor/codes", { code: "000000" })).status, 401);
    const page = await (await server.here.send("/account/two-factor/codes", { code: server.code() })).text();
    const fresh = page.match(/\b[a-z0-9]{4}(?:-[a-z0-9]{4}){3}\b/g) ?? [];

    assert.equal(fresh.length, 10);
    assert.equal((await (await askedForCode(server)).send("/sign-in/code", { code: old })).status, 401);
    assert.equal((await (await askedForCode(server)).send("/sign-in/code", { code: fresh[9] ?? "" })).status, 303);
  });
});

describe("setting up a second factor", () => {
  test("counts for nothing until a right code was given", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    await browser.send("/account/two-factor/start", {});

    assert.equal((await browser.send("/account/two-factor/confirm", { code: "000000" })).status, 401);

    assert.equal(await isSignedIn(await server.signedIn("alice")), true);
    const page = await (await browser.get("/account/two-factor")).text();
    assert.match(page, /otpauth:\/\/totp\/Acme%20on%20Platform:alice%40acme\.test\?/);
  });

  test("hides the key once it is on, and setting it up again needs a code", async () => {
    await using server = await enrolled();

    await server.here.send("/account/two-factor/start", {});
    const page = await (await server.here.get("/account/two-factor")).text();

    assert.doesNotMatch(page, new RegExp(server.secret));
    assert.doesNotMatch(page, /otpauth:/);
    assert.equal((await (await askedForCode(server)).send("/sign-in/code", { code: server.code() })).status, 303);
  });

  test("ends the sessions that were opened without it", async () => {
    await using server = await serving();
    const [here, there] = [await server.signedIn("alice"), await server.signedIn("alice")];

    await enrol(here, server.clock.nowMs());

    assert.deepEqual([await isSignedIn(here), await isSignedIn(there)], [true, false]);
  });

  test("can be turned off only with a code", async () => {
    await using server = await enrolled();

    assert.equal((await server.here.send("/account/two-factor/remove", { code: "000000" })).status, 401);
    const removed = await server.here.send("/account/two-factor/remove", { code: server.codes[0] ?? "" });

    assert.equal(removed.headers.get("location"), "/account?done=two-factor-off");
    assert.equal(await isSignedIn(await server.signedIn("alice")), true);
  });

  test("binds the secret to its person: in another row it opens nothing", async () => {
    await using server = await enrolled();
    const { db } = server.platform.store;
    const bob = await server.signedIn("bob");
    await bob.send("/account/two-factor/start", {});
    const rows = await db.selectFrom("second_factors").selectAll().execute();
    const alices = rows.find((row) => row.user_id === server.alice.id)?.secret ?? "";
    await db.updateTable("second_factors").set({ secret: alices }).where("user_id", "=", server.bob.id).execute();

    assert.equal((await bob.get("/account/two-factor")).status, 500);
  });
});

describe("a workspace that requires a second factor", () => {
  const required = (server: Serving) =>
    server.alice.does("admin.teams.settings.setTwoFactor", { team_id: teamsOf(server).acme, required: true });

  test("leads everybody without one to set it up, right after the password", async () => {
    await using server = await serving();
    const before = await server.signedIn("bob");
    await required(server);

    const browser = server.browser();
    const login = { login: "bob@acme.test", password: server.passwordOf("bob"), redirect: "/docs" };
    const response = await browser.send("/sign-in", login);
    assert.equal(response.headers.get("location"), "/account/two-factor?redirect=%2Fdocs");
    assert.equal(await isSignedIn(browser), false);
    assert.equal(await isSignedIn(before), false, "also existing sessions");
    assert.equal(await server.bob.refused("auth.test", {}), "two_factor_setup_required");

    await enrol(browser, server.clock.nowMs());

    assert.equal(await isSignedIn(browser), true);
    await server.bob.does("auth.test", {});
  });

  test("lets nobody turn it off for good", async () => {
    await using server = await enrolled();
    await required(server);

    const removed = await server.here.send("/account/two-factor/remove", { code: server.code() });

    assert.equal(removed.headers.get("location"), "/account/two-factor");
    assert.equal(await isSignedIn(server.here), false);
  });
});
