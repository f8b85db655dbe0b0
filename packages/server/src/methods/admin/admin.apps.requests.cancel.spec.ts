import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { requestedByBob } from "../../../testkit/requesting.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.requests.cancel";

describe(method, () => {
  test("takes a request back and decides nothing", async () => {
    await using world = await workspace();
    const { requestId, app } = await requestedByBob(world);
    await world.alice.does(method, { request_id: requestId, team_id: teamsOf(world).acme });
    assert.deepEqual((await world.alice.does("admin.apps.requests.list", {})).app_requests, []);
    assert.equal(await world.alice.refused("admin.apps.clearResolution", { app_id: app.appId }), "no_resolution_found");
  });

  refuses(method, {
    team_not_found: async (world) => {
      const { requestId } = await requestedByBob(world);
      return world.alice.refused(method, { request_id: requestId, team_id: teamsOf(world).birch });
    },
    not_an_admin: async (world) => world.bob.refused(method, { request_id: (await requestedByBob(world)).requestId }),
    invalid_request_id: (world) => world.alice.refused(method, { request_id: "Ar0NOBODY00" }),
    request_already_resolved: async (world) => {
      const { requestId } = await requestedByBob(world);
      await world.alice.does("admin.apps.approve", { request_id: requestId });
      return world.alice.refused(method, { request_id: requestId });
    },
  });
});
