import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.config.lookup";

describe(method, () => {
  test("shows the settings of apps, by id and by setting", async () => {
    await using world = await workspace();
    const app_id = devApp(world).id;
    assert.deepEqual((await world.alice.does(method, { app_ids: [app_id] })).configs, []);
    await world.alice.does("admin.apps.config.set", { app_id, rich_link_preview_type: "no_preview" });
    const config = {
      app_id,
      rich_link_preview_type: "no_preview",
      workflow_auth_strategy: "builder_choice",
      domain_restrictions: { urls: [], emails: [] },
    };
    assert.deepEqual((await world.alice.does(method, { app_ids: [app_id] })).configs, [config]);
    assert.deepEqual((await world.alice.does(method, { rich_link_preview_types: ["no_preview"] })).configs, [config]);
    assert.deepEqual((await world.alice.does(method, { rich_link_preview_types: ["all_details"] })).configs, []);
  });

  refuses(method, {
    not_an_admin: (world) => world.bob.refused(method, { app_ids: [devApp(world).id] }),
    missing_args: (world) => world.alice.refused(method, {}),
  });
});
