import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { connectAccount, ExternalProvider } from "../../../testkit/externalProvider.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.auth.external.get";

describe(method, () => {
  test("gives the app the access token that the provider issued, and the same one until it ends", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    provider.change = (answer) => Object.assign(answer.body, { access_token: `token ${provider.asked.length}` });
    const external_token_id = await connectAccount(world, await provider.declare(world));

    const first = await world.bot.does(method, { external_token_id });
    const second = await world.bot.does(method, { external_token_id });

    assert.match(external_token_id, /^Et0/);
    assert.equal(first.external_token, "token 1");
    assert.equal(second.external_token, "token 1");
    assert.equal(provider.asked.length, 1);
  });

  test("refreshes a token that has expired, and any token when asked to", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    provider.change = (answer) =>
      Object.assign(answer.body, {
        access_token: `token ${provider.asked.length}`,
        refresh_token: `refresh ${provider.asked.length}`,
        expires_in: 60,
      });
    const external_token_id = await connectAccount(world, await provider.declare(world));

    world.clock.advance({ seconds: 60 });
    const expired = await world.bot.does(method, { external_token_id });
    const forced = await world.bot.does(method, { external_token_id, force_refresh: true });

    assert.deepEqual([expired.external_token, forced.external_token], ["token 2", "token 3"]);
    assert.deepEqual(
      provider.asked.slice(1).map(({ body }) => [body["grant_type"], body["refresh_token"]]),
      [
        ["refresh_token", "refresh 1"],
        ["refresh_token", "refresh 2"],
      ],
    );
  });

  test("goes on with a refresh token that the provider does not repeat", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    provider.change = (answer) => {
      if (answer.body === "") return;
      if (provider.asked.length === 1) answer.body["refresh_token"] = "for ever";
      else delete answer.body["refresh_token"];
    };
    const external_token_id = await connectAccount(world, await provider.declare(world));

    await world.bot.does(method, { external_token_id, force_refresh: true });
    await world.bot.does(method, { external_token_id, force_refresh: true });

    assert.deepEqual(
      provider.asked.slice(1).map(({ body }) => body["refresh_token"]),
      ["for ever", "for ever"],
    );
  });

  test("stores no token and no secret that could be read in the database", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    provider.change = (answer) =>
      Object.assign(answer.body, { access_token: "readable", refresh_token: "readable too" });
    await connectAccount(world, await provider.declare(world));

    const { db } = world.platform.store;
    const stored = JSON.stringify([
      await db.selectFrom("external_tokens").selectAll().execute(),
      await db.selectFrom("external_secrets").selectAll().execute(),
    ]);

    assert.match(stored, /bob@acme\.test/);
    assert.doesNotMatch(stored, /readable|s3cret/);
  });

  test("is closed to other apps", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const external_token_id = await connectAccount(world, await provider.declare(world));
    const other = world.dev.apps.find((app) => app.name !== "Dev App" && app.bot_token !== undefined);

    assert.equal(await world.actor(other?.bot_token ?? "").refused(method, { external_token_id }), "token_not_found");
    assert.equal(
      await (await atHome(world, world.alice)).refused(method, { external_token_id }),
      "not_allowed_token_type",
    );
  });

  refuses(method, {
    token_not_found: ({ bot }) => bot.refused(method, { external_token_id: "Et0NOBODY000" }),
    no_refresh_token: (world) =>
      refreshing(world, (answer) => {
        if (answer.body !== "") delete answer.body["refresh_token"];
      }),
    access_token_exchange_failed: (world) =>
      refreshing(world, (answer, request) => {
        if (request.body["grant_type"] === "refresh_token") Object.assign(answer, { statusCode: 400, body: {} });
      }),
  });
});

async function refreshing(world: Workspace, change: ExternalProvider["change"]): Promise<string> {
  await using provider = await ExternalProvider.start();
  provider.change = change;
  const external_token_id = await connectAccount(world, await provider.declare(world));
  return world.bot.refused(method, { external_token_id, force_refresh: true });
}
