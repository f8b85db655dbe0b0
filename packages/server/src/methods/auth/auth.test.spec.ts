import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

describe("auth.test", () => {
  test("tells a bot token's bot and app [API-4.8]", async () => {
    await using world = await workspace();

    const answer = await world.bot.does("auth.test", {});

    assert.equal(answer.user, "dev_app");
    assert.match(answer.bot_id ?? "", /^B/);
    assert.equal(answer.app_name, "Dev App");
    assert.equal(answer.team, "Acme");
    assert.equal(answer.enterprise_id, world.dev.org?.id);
    assert.match(answer.url, /\/w\/acme\/$/);
  });

  test("has no bot_id for a person's token, because clients tell the kinds apart by it", async () => {
    await using world = await workspace();

    const answer = await world.alice.does("auth.test", {});

    assert.equal(answer.user_id, world.alice.id);
    assert.equal("bot_id" in answer, false);
  });

  test("names no org for a workspace outside any", async () => {
    await using world = await workspace();
    const birch = world.dev.apps.find((app) => app.name === "Birch App");

    const answer = await world.actor(birch?.bot_token ?? "").does("auth.test", {});

    assert.equal(answer.team, "Birch");
    assert.equal("enterprise_id" in answer, false);
  });
});
