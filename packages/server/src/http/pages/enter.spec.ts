import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { codeAt, enrol, isSignedIn, openBrowser, serving } from "../../../testkit/signingIn.ts";
import { nobody } from "../../domain/caller.ts";
import { createPasswordLink } from "../../domain/oneTimeLinks/createPasswordLink.ts";
import { createPersonalInvite } from "../../domain/oneTimeLinks/createPersonalInvite.ts";
import { createPlatform, type PlatformOptions, type SeedDocument } from "../../platform.ts";
import { createLog } from "../../ports/log.ts";

const ada = {
  workspace: "Ada & Söhne",
  name: "Ada Ames",
  email: "ada@example.com",
  password: "a password to remember",
};

/** A server outside dev mode on an empty store, with a clock that the test moves. */
async function emptyServer(options: PlatformOptions = {}) {
  let nowMs = Date.UTC(2026, 0, 1);
  let logged = "";
  const log = createLog({ level: "debug", write: (line) => void (logged += line) });
  const platform = await createPlatform({ clock: { nowMs: () => nowMs }, log, ...options });
  const url = await platform.listen();
  return {
    platform,
    url,
    logged: () => logged,
    browser: () => openBrowser(url),
    advance: (seconds: number) => void (nowMs += seconds * 1000),
    async links(forEveryOwner = false) {
      const links = await platform.ownerLinks({ forEveryOwner });
      return links.map((link) => ({ ...link, path: link.url.slice(url.length) }));
    },
    [Symbol.asyncDispose]: () => platform.stop(),
  };
}

async function setupPath(server: Awaited<ReturnType<typeof emptyServer>>): Promise<string> {
  const [link] = await server.links();
  return link?.path ?? "";
}

describe("the setup link of an empty server", () => {
  test("creates the workspace with its channels and its owner, who is signed in and can sign in again", async () => {
    await using server = await emptyServer();
    const path = await setupPath(server);
    const browser = server.browser();

    assert.match(await (await browser.get(path)).text(), /Set up this server/);
    const answer = await browser.send(path, ada);

    assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/"]);
    assert.ok(await isSignedIn(browser));
    const { teams, users, channels } = await server.platform.describeDev();
    assert.deepEqual(
      teams.map(({ name, domain }) => [name, domain]),
      [["Ada & Söhne", "ada-sohne"]],
    );
    assert.deepEqual(
      users.map(({ name, real_name, email, role }) => [name, real_name, email, role]),
      [["ada", ada.name, ada.email, "primary_owner"]],
    );
    assert.deepEqual(Object.keys(channels).toSorted(), ["general", "random"]);
    const later = server.browser();
    await later.send("/sign-in", { login: ada.email, password: ada.password });
    assert.ok(await isSignedIn(later));
  });

  test("works once, also when it is used at the same time or when several were printed", async () => {
    await using server = await emptyServer();
    const paths = [await setupPath(server), await setupPath(server)];

    const answers = await Promise.all([...paths, ...paths].map((path) => server.browser().send(path, ada)));

    assert.equal(answers.filter(({ status }) => status === 303).length, 1);
    assert.equal((await server.platform.describeDev()).teams.length, 1);
    for (const path of paths) assert.equal((await server.browser().get(path)).status, 404);
    assert.deepEqual(await server.links(), []);
  });

  test("expires, and the next start prints another one", async () => {
    await using server = await emptyServer();
    const path = await setupPath(server);
    server.advance(limits.one_time_link_life_s);

    assert.equal((await server.browser().get(path)).status, 404);
    assert.equal((await server.browser().send(path, ada)).status, 404);
    assert.equal((await server.browser().send(await setupPath(server), ada)).status, 303);
  });

  test("stays valid after a form that cannot be accepted, which says what is wrong", async () => {
    await using server = await emptyServer();
    const path = await setupPath(server);
    const faults = {
      "Enter a name for the workspace": { workspace: " " },
      "Enter your name": { name: "" },
      "Enter a complete email address": { email: "ada" },
      "The password needs at least": { password: "short" },
    };
    for (const [text, wrong] of Object.entries(faults)) {
      const answer = await server.browser().send(path, { ...ada, ...wrong });
      assert.equal(answer.status, 401, text);
      assert.ok((await answer.text()).includes(text), text);
    }
    assert.equal((await server.browser().send(path, ada)).status, 303);
  });

  test("is refused from a page of another origin", async () => {
    await using server = await emptyServer();
    const path = await setupPath(server);
    assert.equal((await server.browser().send(path, ada, { "sec-fetch-site": "cross-site" })).status, 403);
    assert.equal((await server.browser().get(path)).status, 200);
  });

  test("is neither in the log nor in the database", async () => {
    await using server = await emptyServer();
    const path = await setupPath(server);
    const secret = new URL(path, server.url).searchParams.get("key") ?? "";
    const stored = JSON.stringify(await server.platform.store.db.selectFrom("one_time_links").selectAll().execute());
    await server.browser().get(path);
    await server.browser().send(path, ada);
    await server.browser().send(path, ada);

    assert.ok(secret.length >= 32);
    assert.ok(!stored.includes(secret));
    assert.match(server.logged(), /entered with a one-time link/);
    assert.ok(!server.logged().includes(secret));
  });

  test("is not printed for a store with a workspace, and a seed is not loaded into a store that was set up", async () => {
    await using server = await emptyServer();
    await server.browser().send(await setupPath(server), ada);
    const rows = await server.platform.store.db
      .selectFrom("meta")
      .select("value")
      .where("key", "=", "seeded")
      .execute();
    assert.equal(rows.length, 1);
    assert.deepEqual(await server.links(true), []);
  });
});

describe("the links of seeded owners", () => {
  const seed: SeedDocument = {
    workspaces: [
      {
        name: "Acme",
        domain: "acme",
        users: [
          { name: "ann", email: "ann@acme.test", role: "primary_owner" },
          { name: "olaf", role: "owner" },
          { name: "mia", email: "mia@acme.test" },
        ],
      },
      {
        name: "Birch",
        domain: "birch",
        users: [
          { name: "ben", email: "ben@birch.test", role: "primary_owner", password: ada.password },
          { name: "bea", email: "bea@birch.test", role: "owner" },
        ],
      },
    ],
  };

  test("let every owner without a password choose one", async () => {
    await using server = await emptyServer({ seed });
    const links = await server.links(true);

    assert.deepEqual(
      links.map(({ owner }) => [owner?.name, owner?.workspace]),
      [
        ["ann", "Acme"],
        ["olaf", "Acme"],
        ["bea", "Birch"],
      ],
    );
    const browser = server.browser();
    const path = links[0]?.path ?? "";
    assert.match(await (await browser.get(path)).text(), /Choose a password/);
    assert.equal((await browser.send(path, { password: ada.password })).status, 303);
    assert.ok(await isSignedIn(browser));
    const later = server.browser();
    await later.send("/sign-in", { login: "ann@acme.test", password: ada.password });
    assert.ok(await isSignedIn(later));
  });

  test("are printed without a seed only for workspaces that none of their owners can enter", async () => {
    await using server = await emptyServer({ seed });
    const names = async () => (await server.links()).map(({ owner }) => owner?.name);

    assert.deepEqual(await names(), ["ann", "olaf"]);
    const [, olaf] = await server.links();
    await server.browser().send(olaf?.path ?? "", { password: ada.password });
    assert.deepEqual(await names(), []);
  });

  test("stop working when the server prints new ones", async () => {
    await using server = await emptyServer({ seed });
    const [before] = await server.links();
    await server.links();
    assert.equal((await server.browser().get(before?.path ?? "")).status, 404);
  });
});

describe("links for one person", () => {
  test("a reset signs out all browsers, asks for the second factor, and removes it only when the operator says so", async () => {
    await using server = await serving();
    const bob = await server.signedIn("bob");
    const { secret } = await enrol(bob, server.clock.nowMs());
    const userId = server.dev.users.find(({ name }) => name === "bob")?.id ?? "";
    const linkOf = async (removesSecondFactor: boolean) => {
      const context = { caller: nobody, nowMs: server.clock.nowMs() };
      const created = await server.platform.store.write(createPasswordLink, context, { userId, removesSecondFactor });
      assert.ok(created.ok);
      return created.path;
    };

    const first = server.browser();
    const answer = await first.send(await linkOf(false), { password: ada.password });
    assert.equal(answer.headers.get("location"), "/sign-in/code");
    assert.equal(await isSignedIn(bob), false);
    server.clock.advance({ seconds: 60 });
    await first.send("/sign-in/code", { code: codeAt(secret, server.clock.nowMs()) });
    assert.ok(await isSignedIn(first));

    const second = server.browser();
    assert.equal(
      (await second.send(await linkOf(true), { password: "another password" })).headers.get("location"),
      "/",
    );
    assert.ok(await isSignedIn(second));
    assert.equal(await isSignedIn(first), false);
  });

  test("an invitation creates the account of its address, in its role", async () => {
    await using server = await serving();
    const teamId = server.dev.teams[0]?.id ?? "";
    const context = { caller: nobody, nowMs: server.clock.nowMs() };
    const invite = (email: string) =>
      server.platform.store.write(createPersonalInvite, context, { teamId, email, role: "admin" });
    const earlier = await invite("eve@acme.test");
    const created = await invite("Eve@acme.test");
    assert.ok(earlier.ok && created.ok);

    assert.equal((await server.browser().get(earlier.path)).status, 404);
    const browser = server.browser();
    const answer = await browser.send(created.path, {
      name: "Eve",
      email: "mallory@evil.test",
      password: ada.password,
    });

    assert.equal(answer.status, 303);
    const { users } = await server.alice.does("admin.users.list", {});
    const eve = users.find(({ email }) => email === "eve@acme.test");
    assert.deepEqual([eve?.full_name, eve?.is_admin, eve?.is_owner], ["Eve", true, false]);
    const { members } = await server.alice.does("conversations.members", { channel: server.general });
    assert.ok(members.includes(eve?.id ?? ""));
    assert.deepEqual(await invite("eve@acme.test"), { ok: false, error: "email_taken" });
    assert.deepEqual(await invite("eve"), { ok: false, error: "email_wrong" });
  });
});

describe("plain HTTP on a network address", () => {
  const lan = "http://192.168.1.20:8065";
  const reason = "You cannot sign in at";

  test("the pages explain that browsers do not store the cookie, and keep the link", async () => {
    await using server = await emptyServer({ baseUrl: lan });
    const [link] = await server.platform.ownerLinks({ forEveryOwner: false });
    const path = (link?.url ?? "").slice(lan.length);
    const url = `http://127.0.0.1:${server.platform.port}`;
    const browser = openBrowser(url);
    const there = { origin: lan };

    const entered = await browser.send(path, ada, there);
    assert.equal(entered.status, 403);
    assert.ok((await entered.text()).includes(reason));
    const signedIn = await browser.send("/sign-in", { login: "ada", password: "x" }, there);
    assert.equal(signedIn.status, 403);
    assert.ok((await signedIn.text()).includes(reason));
    assert.equal((await browser.send(path, ada, { origin: url })).status, 303);
  });

  test("an HTTPS address behind a proxy that rewrites Host needs no explanation", async () => {
    await using server = await emptyServer({ baseUrl: "https://chat.example.com" });
    const browser = openBrowser(`http://127.0.0.1:${server.platform.port}`);

    assert.ok(!(await (await browser.get("/sign-in")).text()).includes(reason));
    const [link] = await server.platform.ownerLinks({ forEveryOwner: false });
    const path = (link?.url ?? "").slice("https://chat.example.com".length);
    assert.equal((await browser.send(path, ada, { origin: "https://chat.example.com" })).status, 303);
  });
});
