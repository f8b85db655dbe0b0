import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { appToApprove } from "../../../testkit/approving.ts";
import { createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.approvals.requests.cancel";

describe(method, () => {
  test("takes the caller's request back, after which another can be sent", async () => {
    await using world = await workspace();
    const { developer, appId: app_id } = await appToApprove(world);
    await developer.does("apps.approvals.requests.create", { app: app_id });

    await developer.does(method, { app_id });

    assert.deepEqual((await world.alice.does("admin.apps.requests.list", {})).app_requests, []);
    assert.equal(await developer.refused("apps.developerInstall", { app_id }), "app_approval_request_eligible");
    await developer.does("apps.approvals.requests.create", { app: app_id });
  });

  test("leaves the requests of others", async () => {
    await using world = await workspace();
    const { developer, appId: app_id } = await appToApprove(world);
    await developer.does("apps.approvals.requests.create", { app: app_id });

    assert.equal(await (await configuring(world, "alice")).refused(method, { app_id }), "request_not_found");
    assert.equal((await world.alice.does("admin.apps.requests.list", {})).app_requests.length, 1);
  });

  refuses(method, {
    app_not_found: async (world) => (await configuring(world, "bob")).refused(method, { app_id: "A0000000NOT" }),
    access_denied: async (world) => {
      const { appId: app_id } = await createApp(world);
      return (await configuring(world, "bob")).refused(method, { app_id });
    },
    request_not_found: async (world) => {
      const { developer, appId: app_id } = await appToApprove(world);
      return developer.refused(method, { app_id });
    },
  });
});
