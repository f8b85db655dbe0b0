import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { emailOf, isSignedIn, seedWithPasswords, type Serving, serving } from "../../../testkit/signingIn.ts";
import { nobody } from "../../domain/caller.ts";
import { addressTries } from "../../domain/people/attemptKeys.ts";
import { takeAttempt } from "../../domain/people/takeAttempt.ts";
import { readDevSeed } from "../../seed/readDevSeed.ts";

async function tryPassword(server: Serving, fields: Record<string, string>) {
  const browser = server.browser();
  const response = await browser.send("/sign-in", fields);
  return { browser, status: response.status, to: response.headers.get("location"), text: await response.text() };
}

describe("signing in by password", () => {
  test("takes an address, whatever its case, and leads to the workspace", async () => {
    await using server = await serving();

    for (const login of [emailOf(server, "alice"), "ALICE@acme.test", " alice@acme.test "]) {
      const { browser, status, to } = await tryPassword(server, { login, password: server.passwordOf("alice") });
      assert.deepEqual([status, to], [303, "/"]);
      assert.match(await (await browser.get("/account")).text(), /Alice Adams/);
    }
  });

  test("takes a username only together with its workspace", async () => {
    await using server = await serving();
    const named = { login: "alice", password: server.passwordOf("alice") };

    assert.equal((await tryPassword(server, { ...named, workspace: "acme" })).status, 303);
    assert.equal((await tryPassword(server, { ...named, workspace: "Acme " })).status, 303);
    assert.equal((await tryPassword(server, { ...named, workspace: "birch" })).status, 401);
    assert.equal((await tryPassword(server, named)).status, 401);
  });

  test("asks for the workspace when an address is in two", async () => {
    const seed = readDevSeed();
    const [first, ...others] = seed.workspaces;
    const bob = { name: "bob2", email: "alice@acme.test", password: "a password in a file" };
    const workspaces = [first, ...others.map((other) => ({ ...other, users: [...other.users, bob] }))];
    await using server = await serving({ seed: { ...seed, workspaces: workspaces as typeof seed.workspaces } });
    const named = { login: "alice@acme.test", password: bob.password };

    assert.equal((await tryPassword(server, named)).status, 401);
    assert.equal((await tryPassword(server, { ...named, workspace: "birch" })).status, 303);
  });

  test("works without dev mode, with a password of the seed file", async () => {
    const seed = seedWithPasswords((name) => `${name} has this one`);
    await using server = await serving({ seed, dev: false });

    const { browser, status } = await tryPassword(server, { login: "bob@acme.test", password: "bob has this one" });

    assert.equal(status, 303);
    assert.match(await (await browser.get("/account")).text(), /Bob Brown/);
    assert.equal(
      (await server.platform.describeDev()).users.some((user) => user.password !== undefined),
      false,
    );
  });

  test("says the same to a wrong password, an unknown person and one who is gone", async () => {
    await using server = await serving();
    await server.alice.does("admin.users.remove", { team_id: teamsOf(server).acme, user_id: server.bob.id });

    const wrong = await tryPassword(server, { login: "alice@acme.test", password: "not the right one" });
    const unknown = await tryPassword(server, { login: "nobody@acme.test", password: "not the right one" });
    const gone = await tryPassword(server, { login: "bob@acme.test", password: server.passwordOf("bob") });
    const bot = await tryPassword(server, { login: "dev_app", workspace: "acme", password: "x" });

    for (const { browser, status, text } of [wrong, unknown, gone, bot]) {
      assert.equal(status, 401);
      assert.equal(browser.cookie, "");
      assert.match(text, /role="alert"/);
    }
    const plain = (text: string) => text.replaceAll(/value="[^"]*"/g, "");
    assert.equal(plain(wrong.text), plain(unknown.text));
    assert.equal(plain(wrong.text), plain(gone.text));
  });

  test("takes as long for an unknown person as for a wrong password", async () => {
    await using server = await serving();
    const timed = async (login: string): Promise<number> => {
      const started = performance.now();
      await tryPassword(server, { login, password: "not the right one" });
      return performance.now() - started;
    };
    await timed("warm@up.test");
    const [known, unknown]: number[][] = [[], []];
    for (let round = 0; round < 7; round++) {
      known?.push(await timed("alice@acme.test"));
      unknown?.push(await timed("nobody@acme.test"));
    }
    const [slow = 0, quick = 0] = [known, unknown].map((times) => times?.toSorted((a, b) => a - b)[3] ?? 0);
    // A look-up without the hashing would take a tenth.
    assert.ok(quick > slow / 3, `${quick} ms against ${slow} ms`);
  });

  test("returns to the requested page, on this server only", async () => {
    await using server = await serving();
    const named = { login: "alice@acme.test", password: server.passwordOf("alice") };

    assert.equal((await tryPassword(server, { ...named, redirect: "/docs?filter=chat" })).to, "/docs?filter=chat");
    for (const redirect of ["//evil.test", "https://evil.test/", "/\\evil.test"]) {
      assert.equal((await tryPassword(server, { ...named, redirect })).to, "/");
    }
  });

  test("shows no form to a signed-in person", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");

    const response = await browser.get("/sign-in?redirect=%2Fdocs");

    assert.deepEqual([response.status, response.headers.get("location")], [303, "/docs"]);
  });

  test("ends the session that the browser had before", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    const old = browser.copy();

    await browser.send("/sign-in", { login: "bob@acme.test", password: server.passwordOf("bob") });

    assert.equal(await isSignedIn(browser), true);
    assert.equal(await isSignedIn(old), false);
  });
});

describe("trying passwords", () => {
  const guess = { login: "alice@acme.test", password: "not the right one" };

  test("stops after ten for one account, also with the right one, until a quarter of an hour has passed", async () => {
    await using server = await serving();
    const right = { login: "alice@acme.test", password: server.passwordOf("alice") };

    // Sent all at once: none may slip through between the count and the check.
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async () => (await tryPassword(server, guess)).status),
    );
    assert.deepEqual(statuses.filter((status) => status === 401).length, 10);
    assert.deepEqual(statuses.filter((status) => status === 429).length, 4);
    assert.equal((await tryPassword(server, right)).status, 429);
    assert.equal((await tryPassword(server, { ...right, login: "alice", workspace: "acme" })).status, 429);
    assert.equal(
      (await tryPassword(server, { login: "bob@acme.test", password: server.passwordOf("bob") })).status,
      303,
    );

    server.clock.advance({ seconds: 15 * 60 });
    assert.equal((await tryPassword(server, right)).status, 303);
  });

  test("starts again after the correct one", async () => {
    await using server = await serving();
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 6; time++) assert.equal((await tryPassword(server, guess)).status, 401);
      await server.signedIn("alice");
    }
  });

  test("stops after a hundred from one address, for any account", async () => {
    await using server = await serving();
    const attempt = (at: number) => tryPassword(server, { login: `person${at}@acme.test`, password: "guess" });
    // The first ninety are counted by what counts them all, and not checked: that would take seconds and prove nothing.
    const { store, secrets } = server.platform;
    const tries = [addressTries(secrets, "127.0.0.1")];
    for (let at = 0; at < 90; at++) {
      const counted = await store.write(takeAttempt, { caller: nobody, nowMs: server.clock.nowMs() }, { tries });
      assert.ok(counted.ok);
    }

    const statuses = await Promise.all(Array.from({ length: 14 }, async (_, at) => (await attempt(at)).status));

    assert.equal(statuses.filter((status) => status === 429).length, 4);
    server.clock.advance({ seconds: 15 * 60 });
    assert.equal((await attempt(0)).status, 401);
    const rows = await server.platform.store.db.selectFrom("sign_in_attempts").select("key").execute();
    assert.equal(rows.length, 2, "what is over is forgotten");
  });
});

describe("forms", () => {
  const paths = [
    "/sign-in",
    "/sign-in/code",
    "/sign-out",
    "/sign-out/everywhere",
    "/account/password",
    "/account/two-factor/start",
    "/account/two-factor/confirm",
    "/account/two-factor/remove",
    "/account/two-factor/codes",
  ];

  test("are taken from pages of this server alone", async () => {
    await using server = await serving();
    const browser = await server.signedIn("alice");
    const before = browser.cookie;

    for (const path of paths) {
      for (const headers of [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "https://evil.test" },
      ]) {
        const response = await browser.send(path, { login: "a", password: "b" }, headers);
        assert.equal(response.status, 403, path);
      }
    }
    assert.equal(browser.cookie, before);
    assert.equal(await isSignedIn(browser), true);
  });

  test("of the account lead to the sign-in page when nobody is signed in", async () => {
    await using server = await serving();
    const browser = server.browser();

    for (const path of paths.filter((candidate) => candidate.startsWith("/account"))) {
      const response = await browser.send(path, {});
      assert.deepEqual([response.status, response.headers.get("location")], [303, "/sign-in"], path);
    }
    assert.equal(
      (await browser.get("/account/password")).headers.get("location"),
      "/sign-in?redirect=%2Faccount%2Fpassword",
    );
  });
});
