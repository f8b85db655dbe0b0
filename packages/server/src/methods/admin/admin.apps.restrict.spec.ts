import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { devApp, Receiver, subscribe } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { requestedByBob, slackbotTexts } from "../../../testkit/requesting.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.restrict";

describe(method, () => {
  test("stops the tokens of the app in that workspace, and no other app's [API-12.20]", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);

    await world.alice.does(method, { app_id: app.id, team_id: teamsOf(world).acme });

    assert.equal(await world.actor(app.bot_token ?? "").refused("auth.test", {}), "no_permission");
    await world.bot.does("auth.test", {});
  });

  test("drops the events that wait for the app", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    receiver.answer = (response) => void response.writeHead(500).end();
    await world.bob.does("chat.postMessage", { channel: world.random, text: "before" });
    await world.platform.settle();
    const tried = receiver.received.length;
    assert.ok(tried > 0);

    await (await atHome(world, world.alice)).does(method, { app_id: devApp(world).id });
    world.clock.advance({ seconds: 600 });
    await world.platform.settle();

    assert.equal(receiver.received.length, tried);
  });

  test("answers a request: the person is notified and the request is gone", async () => {
    await using world = await workspace();
    const { requestId } = await requestedByBob(world);
    await world.alice.does(method, { request_id: requestId });
    assert.deepEqual((await world.alice.does("admin.apps.requests.list", {})).app_requests, []);
    assert.deepEqual(await slackbotTexts(world.bob), [
      "An administrator restricted Echo. It cannot be installed in this workspace.",
    ]);
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { app_id: rotatingApp(world).id, team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { app_id: rotatingApp(world).id }),
    request_id_or_app_id_is_required: (world) => world.alice.refused(method, {}),
    invalid_app_id: (world) => world.alice.refused(method, { app_id: "A00000000NO" }),
    invalid_request_id: (world) => world.alice.refused(method, { request_id: "Ar0NOBODY00" }),
    too_many_ids_provided: async (world) =>
      world.alice.refused(method, {
        app_id: rotatingApp(world).id,
        request_id: (await requestedByBob(world)).requestId,
      }),
    request_already_resolved: async (world) => {
      const { requestId } = await requestedByBob(world);
      await world.alice.does("admin.apps.requests.cancel", { request_id: requestId });
      return world.alice.refused(method, { request_id: requestId });
    },
  });
});
