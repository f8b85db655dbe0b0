import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { withScopes } from "../../../testkit/ownToken.ts";
import { Receiver } from "../../../testkit/receiving.ts";
import { awaitGreeting } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("rtm.connect", () => {
  test("gives a socket's URL, the workspace and the caller; what the socket says is tested with it", async () => {
    await using world = await workspace();

    const answer = await world.bob.does("rtm.connect", {});

    assert.match(answer.url, /^ws:\/\/.*\/socket\/rtm\/[\w-]+$/);
    assert.deepEqual(answer.self, { id: world.bob.id, name: "bob" });
    assert.equal(answer.team.domain, "acme");
  });

  test("refuses a token whose scopes open no event, and one that is for a step of a workflow", async () => {
    await using world = await workspace();
    const poster = await withScopes(world, world.bob, ["chat:write", "commands"]);
    assert.equal(await poster.refused("rtm.connect", {}), "missing_scope");

    await using receiver = await Receiver.start();
    await awaitGreeting(world, { socket_mode_enabled: false, event_subscriptions: { request_url: receiver.url } });
    const stepToken = String(receiver.received[0]?.body.event["bot_access_token"]);
    assert.equal(await world.actor(stepToken).refused("rtm.connect", {}), "not_allowed_token_type");
  });

  test("never gives the same ticket twice", async () => {
    await using world = await workspace();

    const urls = await Promise.all([world.bob.does("rtm.connect", {}), world.bob.does("rtm.connect", {})]);

    assert.notEqual(urls[0].url, urls[1].url);
  });
});
