import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import { shell, type Shell } from "../../testkit/runCli.ts";

const ada = {
  workspace: "Ada's",
  name: "Ada Ames",
  email: "ada@example.com",
  password: "a password to remember",
};

const seedFile = `
workspaces:
  - name: Acme
    domain: acme
    users:
      - { name: ann, email: ann@acme.test, role: primary_owner }
      - { name: mia, email: mia@acme.test }
  - name: Birch
    domain: birch
    users:
      - { name: ben, email: ben@birch.test, role: primary_owner }
`;

interface Ready {
  readonly base_url: string;
  readonly setup_url?: string;
  readonly owner_links?: readonly { readonly name: string; readonly url: string }[];
}

async function serve(here: Shell, ...more: string[]) {
  const args = [
    "serve",
    "--json",
    "--port",
    "0",
    "--data",
    "data",
    "--functions",
    "off",
    "--log-level",
    "debug",
    ...more,
  ];
  const server = await here.start(args);
  return { ...server, ready: JSON.parse(server.firstLine) as Ready };
}

/** Sends the form of a link; the status tells whether it was accepted. */
async function fill(url: string, form: Readonly<Record<string, string>>): Promise<number> {
  const body = new URLSearchParams(form);
  const headers = { "sec-fetch-site": "same-origin" };
  return (await fetch(url, { method: "POST", body, headers, redirect: "manual" })).status;
}

async function signsIn({ base_url }: Ready, login: string, password = ada.password, workspace = ""): Promise<boolean> {
  return (await fill(`${base_url}/sign-in`, { login, password, workspace })) === 303;
}

interface Printed {
  readonly url: string;
}

describe("platform serve outside dev mode", () => {
  test("prints a link for the first owner of an empty store, which is not in the log", async () => {
    using here = shell();
    {
      await using server = await serve(here);
      const { ready } = server;
      assert.equal(await fill(ready.setup_url ?? "", ada), 303);
      assert.ok(await signsIn(ready, ada.email));
      const { err } = await server.stop();
      assert.ok(!err.includes(new URL(ready.setup_url ?? "").searchParams.get("key") ?? "?"));
    }
    await using again = await serve(here);
    assert.equal(again.ready.setup_url, undefined);
    assert.ok(await signsIn(again.ready, ada.email));
  });

  test("prints a link for each seeded owner", async () => {
    using here = shell();
    writeFileSync(here.path("acme.yaml"), seedFile);
    await using server = await serve(here, "--seed", "acme.yaml");
    const links = server.ready.owner_links ?? [];

    assert.deepEqual(
      links.map(({ name }) => name),
      ["ann", "ben"],
    );
    for (const { url } of links) assert.equal(await fill(url, { password: ada.password }), 303);
    assert.ok(await signsIn(server.ready, "ann@acme.test"));
    assert.ok(await signsIn(server.ready, "ben@birch.test"));
  });

  test("prints the links for people, too", async () => {
    using here = shell();
    await using server = await here.start(["serve", "--port", "0", "--data", "data", "--functions", "off"]);
    const { out } = await server.stop();
    assert.match(out, /no workspace yet.*within 24 hours:\n\n {2}http:\/\/localhost:\d+\/enter\?key=[\w-]{32,}\n/);
  });

  test("needs the base URL where it listens on all addresses", async () => {
    using here = shell();
    for (const host of ["0.0.0.0", "::"]) {
      const { code, err } = await here.run(["serve", "--host", host, "--data", "data", "--port", "0"]);
      assert.equal(code, 2);
      assert.match(err, new RegExp(`--host ${host} needs --base-url`));
    }
    assert.ok(!existsSync(here.path("data")));
    await using server = await serve(here, "--host", "0.0.0.0", "--base-url", "https://chat.example.com/");
    assert.match(server.ready.setup_url ?? "", /^https:\/\/chat\.example\.com\/enter\?key=/);
  });

  test("in dev mode on all addresses, uses an address of the machine in links", async () => {
    using here = shell();
    await using server = await serve(here, "--dev", "--host", "0.0.0.0");
    assert.match(server.ready.base_url, /^http:\/\/(\d+\.\d+\.\d+\.\d+|localhost):\d+$/);
    assert.doesNotMatch(server.ready.base_url, /0\.0\.0\.0/);
  });

  for (const url of ["https://example.com/chat", "https://example.com/?a=1", "https://me:pw@example.com"]) {
    test(`refuses ${url} as base URL`, async () => {
      using here = shell();
      const { code, err } = await here.run(["serve", "--base-url", url, "--data", "data", "--port", "0"]);
      assert.equal(code, 2);
      assert.match(err, /--base-url must be the root of a host, such as https:\/\/example\.com/);
      assert.doesNotMatch(err, /pw/);
    });
  }
});

describe("platform user", () => {
  test("lists, invites and resets while a server runs on the store", async () => {
    using here = shell();
    writeFileSync(here.path("acme.yaml"), seedFile);
    await using server = await serve(here, "--seed", "acme.yaml");
    const { ready } = server;
    const user = async (...args: string[]) => {
      const { code, out, err } = await here.run(["user", ...args, "--data", "data", "--json"]);
      assert.equal(code, 0, err + out);
      return JSON.parse(out) as Printed & { users: { name: string; has_password: boolean; workspace: string }[] };
    };

    const invited = await user("invite", "eve@acme.test", "--workspace", "acme", "--role", "admin");
    assert.ok(invited.url.startsWith(`${ready.base_url}/enter?key=`));
    assert.equal(await fill(invited.url, { name: "Eve", password: ada.password }), 303);
    assert.equal(await fill(invited.url, { name: "Eve", password: ada.password }), 404);
    const reset = await user("reset", "mia@acme.test");
    assert.equal(await fill(reset.url, { password: ada.password }), 303);
    assert.ok(await signsIn(ready, "mia@acme.test"));
    const byName = await user("reset", "mia", "--workspace", "acme", "--two-factor");
    assert.equal(await fill(byName.url, { password: "another password" }), 303);
    assert.equal(await signsIn(ready, "mia@acme.test"), false);

    const { users } = await user("list");
    assert.deepEqual(users.map(({ name, workspace, has_password }) => [name, workspace, has_password]).toSorted(), [
      ["ann", "acme", false],
      ["ben", "birch", false],
      ["eve", "acme", true],
      ["mia", "acme", true],
    ]);
    const { out } = await here.run(["user", "list", "--data", "data", "--workspace", "birch"]);
    assert.match(
      out,
      /^NAME +EMAIL +ROLE +WORKSPACE +STATE\nben +ben@birch\.test +primary_owner +birch +no password\n$/,
    );
  });

  test("works without a running server, with the URL that the last one had", async () => {
    using here = shell();
    writeFileSync(here.path("acme.yaml"), seedFile);
    await using server = await serve(here, "--seed", "acme.yaml", "--base-url", "https://chat.example.com");
    await server.stop();
    const run = (...args: string[]) => here.run(["user", "reset", "mia@acme.test", "--data", "data", ...args]);

    assert.match((await run()).out, /\n\n {2}https:\/\/chat\.example\.com\/enter\?key=\S+\n/);
    assert.match((await run("--base-url", "https://other.test")).out, /https:\/\/other\.test\/enter/);
  });

  test("says what to do about every refusal", async () => {
    using here = shell();
    const nothing = await here.run(["user", "list", "--data", "data"]);
    assert.equal(nothing.code, 1);
    assert.match(nothing.err, /server\.key cannot be read.*Check --data/);
    assert.ok(!existsSync(here.path("data")));
    {
      await using server = await serve(here);
      await server.stop();
    }
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [["invite", "eve@acme.test"], /no workspace yet\. Start it with `platform serve`/],
      [["list", "--workspace", "acme"], /no such workspace/],
      [["invite", "eve@acme.test", "--role", "king"], /--role must be one of owner, admin, member/],
    ];
    for (const [args, message] of cases) {
      const { code, err } = await here.run(["user", ...args, "--data", "data"]);
      assert.notEqual(code, 0);
      assert.match(err, message);
    }

    using other = shell();
    writeFileSync(other.path("acme.yaml"), seedFile);
    assert.equal((await other.run(["seed", "acme.yaml", "--data", "data"])).code, 0);
    const seeded: readonly (readonly [readonly string[], RegExp])[] = [
      [["reset", "ann@acme.test"], /Pass its public URL with --base-url/],
      [["invite", "eve@acme.test", "--base-url", "https://x.test"], /several workspaces.*acme, birch/],
      [["invite", "eve", "--workspace", "acme", "--base-url", "https://x.test"], /eve is not an email address/],
      [["invite", "ann@acme.test", "--workspace", "acme", "--base-url", "https://x.test"], /has an account already/],
      [["reset", "nobody@acme.test", "--base-url", "https://x.test"], /no active account of nobody@acme\.test/],
    ];
    for (const [args, message] of seeded) {
      const { code, err } = await other.run(["user", ...args, "--data", "data"]);
      assert.notEqual(code, 0);
      assert.match(err, message);
    }
  });
});
