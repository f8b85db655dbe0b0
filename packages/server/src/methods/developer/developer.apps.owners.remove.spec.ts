import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { collaboratorRefusals, workshop } from "../../../testkit/collaborating.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.owners.remove";

describe(method, () => {
  test("ends the person's access at once", async () => {
    await using world = await workspace();
    const { appId, alice, bob } = await workshop(world);
    await alice.does("developer.apps.owners.add", { app_id: appId, user_id: bob.id ?? "" });

    await alice.does(method, { app_id: appId, user_email: "bob@acme.test" });

    assert.equal(await bob.refused("apps.manifest.export", { app_id: appId }), "access_denied");
    assert.equal(await alice.refused(method, { app_id: appId, user_id: bob.id }), "user_not_found");
  });

  test("lets the one go who made the app, once it has another owner", async () => {
    await using world = await workspace();
    const { appId, alice, bob } = await workshop(world);
    await alice.does("developer.apps.owners.add", { app_id: appId, user_id: bob.id ?? "" });

    await bob.does(method, { app_id: appId, user_id: alice.id ?? "" });

    const { owners } = await bob.does("developer.apps.owners.list", { app_id: appId });
    assert.deepEqual(
      owners.map((owner) => owner.user_id),
      [bob.id],
    );
  });

  refuses(method, {
    ...collaboratorRefusals(method),
    cannot_remove_owner: async (world) => {
      const { appId, alice } = await workshop(world);
      return alice.refused(method, { app_id: appId, user_id: alice.id });
    },
  });
});
