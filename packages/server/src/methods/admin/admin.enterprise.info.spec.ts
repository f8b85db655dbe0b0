import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beginMigration, orgBot, personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.enterprise.info";

describe(method, () => {
  test("tells what the other methods have set", async () => {
    await using world = await workspace();
    const before = await world.alice.does(method, {});

    await world.alice.does("admin.enterprise.setPlan", { plan: "business" });
    await world.alice.does("admin.analytics.setCollection", { members: false });
    await world.alice.does("admin.enterprise.setConnectPolicy", { canvases: false });
    const after = await world.alice.does(method, {});

    assert.equal(before.enterprise.id, world.dev.org?.id);
    assert.deepEqual(
      [before.settings.plan, before.settings.message_analytics, before.settings.member_analytics],
      ["enterprise", true, true],
    );
    assert.ok(Object.values(before.settings.connect_policy).every(Boolean));
    assert.deepEqual(
      [after.settings.plan, after.settings.message_analytics, after.settings.member_analytics],
      ["business", true, false],
    );
    assert.deepEqual({ ...after.settings.connect_policy, canvases: true }, before.settings.connect_policy);
  });

  test("tells which workspaces it has, which are coming, and where its apps may work", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    const { birch } = await beginMigration(world);
    const idsOf = (listed: readonly { readonly id: string }[]) => listed.map(({ id }) => id).toSorted();

    const begun = await world.alice.does(method, {});
    await world.alice.does("admin.teams.migration.settle", { team_id: birch });
    const settled = await world.alice.does(method, {});
    await world.alice.does("admin.teams.migration.finish", { team_id: birch });
    await world.alice.does("admin.apps.addTeams", { app_id: orgBot(world).app.id, team_ids: [birch] });
    const finished = await world.alice.does(method, {});

    assert.deepEqual(idsOf(begun.teams), [acme, labs].toSorted());
    assert.deepEqual(
      [begun, settled, finished].map(({ arriving }) => arriving.map(({ id, step }) => [id, step])),
      [[[birch, "begun"]], [[birch, "settled"]], []],
    );
    assert.deepEqual(idsOf(finished.teams), [acme, labs, birch].toSorted());
    assert.deepEqual(begun.apps, [{ id: orgBot(world).app.id, name: "Org App", team_ids: [labs] }]);
    assert.deepEqual(finished.apps[0]?.team_ids.toSorted(), [labs, birch].toSorted());
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, {}),
    restricted_action: ({ bob }) => bob.refused(method, {}),
  });
});
