import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";

interface Bench {
  readonly control_token: string;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly link: string;
    readonly teams: readonly string[];
  }[];
}

const elsewhere = { "sec-fetch-site": "cross-site" };

async function whoIs(server: Serving, cookie: string): Promise<string> {
  const response = await fetch(`${server.url}/session/console`, {
    headers: { cookie, "sec-fetch-site": "same-origin" },
  });
  return ((await response.json()) as { name: string }).name;
}

describe("the bench of the developer pages", () => {
  test("gives a signed-in person the token of the controls and a way to be anybody", async () => {
    await using server = await serving();
    const bob = await server.signedIn("bob");

    const bench = (await (await bob.send("/session/bench", {})).json()) as Bench;

    assert.equal(bench.control_token, server.dev.control_token);
    const carol = bench.people.find(({ name }) => name === "carol") ?? assert.fail();
    assert.deepEqual(carol.teams, ["Acme", "Acme Labs"]);
    assert.equal(bench.people.filter(({ id }) => id === carol.id).length, 1);
    assert.equal(server.platform.signInLinks(server.dev.users).filter(({ name }) => name === "carol").length, 1);
    const other = server.browser();
    await other.get(carol.link.slice(server.url.length));
    assert.equal(await whoIs(server, other.cookie), "carol");
  });

  test("ends one person's session and begins another's in the same browser", async () => {
    await using server = await serving();
    const browser = await server.signedIn("bob");
    const before = browser.copy();

    const answer = await browser.send("/session/act-as", { user: server.dora.id });

    assert.equal(answer.status, 204);
    assert.equal(await whoIs(server, browser.cookie), "dora");
    assert.equal(await isSignedIn(before), false);
  });

  test("is closed to other sites, to strangers, and acts as nobody unknown", async () => {
    await using server = await serving();
    const bob = await server.signedIn("bob");
    const user = server.dora.id;

    for (const path of ["/session/bench", "/session/act-as"]) {
      assert.equal((await bob.send(path, { user }, elsewhere)).status, 403, path);
      assert.equal((await server.browser().send(path, { user })).status, 401, path);
    }
    assert.equal((await bob.send("/session/act-as", { user: "U0000000NOT" })).status, 404);
    assert.equal(await whoIs(server, bob.cookie), "bob");
  });

  test("does not exist outside dev mode", async () => {
    await using server = await serving({ dev: false });

    assert.equal((await server.browser().send("/session/bench", {})).status, 404);
    assert.equal((await server.browser().send("/session/act-as", {})).status, 404);
  });
});
