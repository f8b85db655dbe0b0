import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { rotatingApp } from "../../packages/server/testkit/apps.ts";
import { workshop } from "../../packages/server/testkit/collaborating.ts";
import { consent, createApp } from "../../packages/server/testkit/installing.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

describe("what is written down about apps is read the same everywhere", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { acme, labs } = teamsOf(world);
      const app_id = rotatingApp(world).id;

      for (const team_id of [acme, labs]) await world.alice.does("admin.apps.approve", { app_id, team_id });
      const approved = await world.alice.does("admin.apps.approved.list", { enterprise_id: world.dev.org?.id ?? "" });
      const log = await world.alice.does("team.integrationLogs", { app_id, count: 1 });
      const { appId, alice, bob } = await workshop(world);
      await alice.does("developer.apps.owners.add", { app_id: appId, user_email: "BOB@acme.test" });
      const { owners } = await bob.does("developer.apps.owners.list", { app_id: appId });

      assert.deepEqual(
        approved.approved_apps.map((listed) => listed.app.id),
        [app_id],
      );
      assert.deepEqual([log.logs[0]?.change_type, log.paging], ["enabled", { count: 1, total: 2, page: 1, pages: 2 }]);
      assert.deepEqual(owners.map((owner) => owner.username).toSorted(), ["alice", "bob"]);
      await installForOrg(world);
    });
  }
});

async function installForOrg(world: Workspace): Promise<void> {
  const app = await createApp(world, { isForOrgs: true });
  const code = await consent(world, "alice", app, { scope: "team:read", isForOrg: true });
  const given = await world.actor("").does("oauth.v2.access", { ...app.client, code });
  assert.deepEqual([given.team, given.enterprise?.id], [null, world.dev.org?.id]);
}
