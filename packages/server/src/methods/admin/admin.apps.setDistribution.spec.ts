import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.setDistribution";

describe(method, () => {
  test("lists an app in the directory, for its developers and for administrators to see", async () => {
    await using world = await workspace();
    const { appId: app_id } = await createApp(world, { isDistributed: true });
    const alice = await configuring(world, "alice");
    const shown = async () => (await alice.does("developer.apps.info", { app_id })).app.distribution;
    assert.equal(await shown(), "unlisted");

    await world.alice.does(method, { app_id, distribution: "directory" });

    assert.equal(await shown(), "directory");
    await world.alice.does("admin.apps.approve", { app_id });
    const { approved_apps: certified } = await world.alice.does("admin.apps.approved.list", { certified: true });
    assert.deepEqual(
      certified.map(({ app }) => [app.id, app.is_app_directory_approved, app.is_internal]),
      [[app_id, true, false]],
    );
  });

  test("is in the audit log, with who set what", async () => {
    await using world = await workspace();
    const { appId: app_id } = await createApp(world);

    await world.alice.does(method, { app_id, distribution: "directory" });

    const [entry] = (await world.alice.does("admin.audit.list", {})).entries;
    assert.deepEqual(
      [entry?.action, entry?.entity, entry?.actor.user?.id, entry?.details],
      [method, { type: "app", id: app_id }, world.alice.id, { app_id, distribution: "directory" }],
    );
  });

  test("keeps other workspaces out of an app that has become internal", async () => {
    await using world = await workspace();
    const { appId: app_id } = await createApp(world, { isDistributed: true });

    await world.alice.does(method, { app_id, distribution: "internal" });

    const alice = await configuring(world, "alice");
    assert.equal((await alice.does("developer.apps.info", { app_id })).app.distribution, "internal");
  });

  refuses(method, {
    invalid_app_id: (world) =>
      personOf(world, "frank").refused(method, { app_id: rotatingApp(world).id, distribution: "directory" }),
    not_an_admin: (world) => world.bob.refused(method, { app_id: rotatingApp(world).id, distribution: "directory" }),
    not_an_owner: async (world) => {
      await world.platform.store.db
        .updateTable("memberships")
        .set({ role: "admin" })
        .where("user_id", "=", world.bob.id)
        .execute();
      return world.bob.refused(method, { app_id: rotatingApp(world).id, distribution: "directory" });
    },
  });
});
