import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf } from "../../testkit/apps.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { readDevSeed } from "../seed/readDevSeed.ts";

type Params = Readonly<Record<string, unknown>>;

/** Calls until it is refused; tells how many got through. */
async function exhaust(world: Workspace, token: string, method: string, params: Params = {}): Promise<number> {
  for (let count = 0; count < 1_000; count++) {
    const answer = await ask(world, token, method, params);
    if (answer.error === "ratelimited") return count;
  }
  throw new Error(`${method} has no limit`);
}

function ask(world: Workspace, token: string, method: string, params: Params = {}, address = "192.0.2.1") {
  return world.send({
    method,
    contentType: "application/json; charset=utf-8",
    body: Buffer.from(JSON.stringify(params)),
    authorization: token === "" ? undefined : `Bearer ${token}`,
    address: () => address,
  });
}

/** Makes the bot's app one that is distributed outside the directory, installed at that moment. */
async function unlist(world: Workspace, installedMs: number): Promise<void> {
  const { db } = world.platform.store;
  const app = world.dev.apps.find((candidate) => candidate.bot_token === world.bot.token);
  await db
    .updateTable("apps")
    .set({ distribution: "unlisted" })
    .where("id", "=", app?.id ?? "")
    .execute();
  await db
    .updateTable("installations")
    .set({ created_ms: installedMs })
    .where("app_id", "=", app?.id ?? "")
    .execute();
}

describe("an app distributed outside the directory", () => {
  const history = "conversations.history";

  async function filled(): Promise<Workspace> {
    const world = await workspace({ rates: "strict" });
    for (let at = 0; at < 20; at++) {
      world.clock.advance({ seconds: 2 });
      await world.bot.does("chat.postMessage", { channel: world.general, text: `message ${at}` });
    }
    return world;
  }

  test("and installed after 29 May 2025 reads history once a minute, fifteen messages at a time", async () => {
    await using world = await filled();
    const { bot, clock, general } = world;
    await unlist(world, Date.UTC(2025, 4, 30));

    const page = await bot.does(history, { channel: general });

    assert.equal(page.messages.length, 15);
    assert.equal(page.has_more, true);
    assert.equal((await ask(world, bot.token, history, { channel: general })).headers["retry-after"], "60");
    clock.advance({ seconds: 60 });
    assert.equal((await bot.does(history, { channel: general, limit: 100 })).messages.length, 15);
    clock.advance({ seconds: 60 });
    assert.equal((await bot.does(history, { channel: general, limit: 3 })).messages.length, 3);
  });

  test("and installed before keeps what it had, as do all others", async () => {
    await using world = await filled();
    const { bot, general } = world;
    await unlist(world, Date.UTC(2025, 4, 29));

    assert.ok((await bot.does(history, { channel: general })).messages.length > 15);
    assert.equal(await exhaust(world, bot.token, history, { channel: general }), 49);
  });

  test("keeps to its tier from when an owner lists it in the directory, and no longer when it is taken out", async () => {
    await using world = await filled();
    const { alice, bot, clock, general } = world;
    await unlist(world, Date.UTC(2025, 4, 30));
    assert.equal(await exhaust(world, bot.token, history, { channel: general }), 1);
    const app_id = world.dev.apps.find((app) => app.bot_token === bot.token)?.id ?? "";

    await alice.does("admin.apps.setDistribution", { app_id, distribution: "directory" });

    clock.advance({ seconds: 60 });
    assert.ok((await bot.does(history, { channel: general })).messages.length > 15);
    assert.equal(await exhaust(world, bot.token, history, { channel: general }), 49);
    await alice.does("admin.apps.setDistribution", { app_id, distribution: "unlisted" });
    clock.advance({ seconds: 60 });
    assert.equal((await bot.does(history, { channel: general })).messages.length, 15);
  });

  test("is planted as one by a seed file, or as one in the directory", async () => {
    const seed = readDevSeed();
    const [first, ...others] = seed.workspaces;
    const [app, ...rest] = first?.apps ?? [];
    assert.ok(first && app);
    const readable = async (distribution: "unlisted" | "directory") => {
      const apps = [{ ...app, distribution }, ...rest];
      await using world = await workspace({
        rates: "strict",
        seed: { ...seed, workspaces: [{ ...first, apps }, ...others] },
      });
      return await exhaust(world, world.bot.token, history, { channel: world.general });
    };

    assert.deepEqual([await readable("unlisted"), await readable("directory")], [1, 50]);
  });
});

describe("a rate limit", () => {
  test("is answered with status 429, the code, and the seconds after which a call gets through [API-12.24]", async () => {
    await using world = await workspace({ rates: "strict" });
    const { bot, clock } = world;
    assert.equal(await exhaust(world, bot.token, "team.info"), 50);

    const refused = await ask(world, bot.token, "team.info");

    const { status, headers, ...body } = refused;
    assert.deepEqual([status, headers["retry-after"], body], [429, "2", { ok: false, error: "ratelimited" }]);
    clock.advance({ seconds: 1.199 });
    assert.equal((await ask(world, bot.token, "team.info")).headers["retry-after"], "1");
    clock.advance({ seconds: 0.001 });
    assert.equal((await ask(world, bot.token, "team.info")).ok, true);
    assert.equal((await ask(world, bot.token, "team.info")).status, 429);
  });

  test("of each tier is the documented one", async () => {
    await using world = await workspace({ rates: "strict" });
    const { bot } = world;

    assert.equal(await exhaust(world, bot.token, "conversations.list"), 20);
    assert.equal(await exhaust(world, bot.token, "team.info"), 50);
    assert.equal(await exhaust(world, bot.token, "users.info", { user: world.alice.id }), 100);
    assert.equal(await exhaust(world, bot.token, "auth.test"), 600);
  });

  test("of tier 1 lets a few through at once and then one per minute", async () => {
    await using world = await workspace({ rates: "strict" });
    const { alice, clock } = world;

    assert.equal(await exhaust(world, alice.token, "rtm.connect"), 3);
    assert.equal((await ask(world, alice.token, "rtm.connect")).headers["retry-after"], "60");
    clock.advance({ seconds: 60 });
    assert.equal(await exhaust(world, alice.token, "rtm.connect"), 1);
  });

  test("is one app's in one workspace for one method", async () => {
    await using world = await workspace({ rates: "strict" });
    const { bot, dev } = world;
    await exhaust(world, bot.token, "team.info");

    const elsewhere = dev.apps.find((app) => app.team_id !== dev.teams[0]?.id && app.bot_token !== undefined);
    const neighbour = dev.apps.find((app) => app.name === "Rotating App");
    for (const token of [elsewhere?.bot_token, neighbour?.bot_token]) {
      assert.ok(token);
      assert.notEqual((await ask(world, token, "team.info")).error, "ratelimited");
    }
    assert.equal((await ask(world, bot.token, "conversations.info", { channel: world.general })).ok, true);
    assert.equal((await ask(world, bot.token, "team.info")).error, "ratelimited");
  });

  test("is counted before the arguments are read, and after the token is", async () => {
    await using world = await workspace({ rates: "strict" });
    const { bot } = world;

    assert.equal(await exhaust(world, bot.token, "conversations.info", { channel: 7 }), 50);
    assert.equal((await ask(world, "xoxb-garbage", "conversations.info")).error, "invalid_auth");
    assert.equal((await ask(world, bot.token, "conversations.info")).error, "ratelimited");
  });

  test("of posting is 60 per minute in one channel, with short bursts, and 600 in all", async () => {
    await using world = await workspace({ rates: "strict" });
    const { bot, clock, general, random } = world;
    const post = (channel: string) => ({ channel, text: "hello" });

    assert.equal(await exhaust(world, bot.token, "chat.postMessage", post(general)), 10);
    assert.equal(await exhaust(world, bot.token, "chat.postMessage", post(random)), 10);
    assert.equal((await ask(world, bot.token, "chat.postMessage", post(general))).headers["retry-after"], "1");
    clock.advance({ seconds: 1 });
    assert.equal(await exhaust(world, bot.token, "chat.postMessage", post(general)), 1);
    // Her token is of the same app, so it draws on the same bucket.
    assert.equal(await exhaust(world, world.alice.token, "chat.postMessage", post(general)), 0);
    clock.advance({ seconds: 60 });
    assert.equal(await exhaust(world, bot.token, "chat.postMessage"), 600);
  });

  test("of methods without a token is a client's at an address", async () => {
    await using world = await workspace({ rates: "strict" });
    const client = clientOf(world.dev.apps[0]);
    assert.equal(await exhaust(world, "", "api.test"), 100);

    assert.equal((await ask(world, "", "api.test", {}, "198.51.100.1")).ok, true);
    const exchange = (params: Params, address?: string) => ask(world, "", "oauth.v2.exchange", params, address);
    await exhaust(world, "", "oauth.v2.exchange", client);
    assert.equal((await exchange(client)).error, "ratelimited");
    assert.notEqual((await exchange({ ...client, client_id: "another" })).error, "ratelimited");
    assert.notEqual((await exchange(client, "198.51.100.1")).error, "ratelimited");
  });

  test("can be made larger, or left out", async () => {
    await using twice = await workspace({ rates: { factor: 2 } });
    await using generous = await workspace({ rates: "generous" });
    await using off = await workspace({ rates: "off" });

    assert.equal(await exhaust(twice, twice.bot.token, "team.info"), 100);
    for (const world of [generous, off]) {
      await assert.rejects(exhaust(world, world.bot.token, "team.info"), /has no limit/);
    }
  });

  test("reaches a client over HTTP", async () => {
    await using world = await workspace({ rates: "strict" });
    await exhaust(world, world.bot.token, "conversations.list");
    const url = await world.platform.listen();

    const answer = await fetch(`${url}/api/conversations.list`, {
      headers: { authorization: `Bearer ${world.bot.token}` },
    });

    assert.equal(answer.status, 429);
    assert.equal(answer.headers.get("retry-after"), "3");
    assert.equal(answer.headers.get("content-type"), "application/json; charset=utf-8");
    assert.deepEqual(await answer.json(), { ok: false, error: "ratelimited" });
  });
});
