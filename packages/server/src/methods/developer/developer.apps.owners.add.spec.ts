import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { selectIsCollaborator } from "../../storage/queries/collaborators.ts";
import { collaboratorRefusals, workshop } from "../../../testkit/collaborating.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.owners.add";
const manifest = { display_information: { name: "Echo II" } };

describe(method, () => {
  test("lets an owner change the app, and say who else works on it", async () => {
    await using world = await workspace();
    const { appId, alice, bob, carol } = await workshop(world);
    assert.equal(await bob.refused("apps.manifest.update", { app_id: appId, manifest }), "access_denied");

    await alice.does(method, { app_id: appId, user_email: "BOB@acme.test", permission_type: "owner" });

    await bob.does("apps.manifest.update", { app_id: appId, manifest });
    await bob.does(method, { app_id: appId, user_id: carol.id ?? "" });
    await carol.does("apps.manifest.delete", { app_id: appId });
  });

  test("lets a reader see how it is made, and change nothing", async () => {
    await using world = await workspace();
    const { appId, alice, bob, carol } = await workshop(world);

    await alice.does(method, { app_id: appId, user_id: bob.id ?? "", permission_type: "reader" });

    await bob.does("apps.manifest.export", { app_id: appId });
    await bob.does("developer.apps.owners.list", { app_id: appId });
    assert.equal(await bob.refused("apps.manifest.update", { app_id: appId, manifest }), "access_denied");
    assert.equal(await bob.refused("apps.manifest.delete", { app_id: appId }), "access_denied");
    assert.equal(await bob.refused(method, { app_id: appId, user_id: carol.id ?? "" }), "access_denied");
    assert.equal(await selectIsCollaborator(world.platform.store.db, appId, bob.id ?? ""), true);
    assert.equal(await selectIsCollaborator(world.platform.store.db, appId, carol.id ?? ""), false);
  });

  test("takes no bots and nobody of another workspace", async () => {
    await using world = await workspace();
    const { appId, alice } = await workshop(world);
    const { user_id: botId } = await world.bot.does("auth.test", {});
    const frank = world.dev.users.find((user) => user.name === "frank")?.id ?? "";
    for (const user_id of [botId, frank]) {
      assert.equal(await alice.refused(method, { app_id: appId, user_id }), "user_not_found");
    }
  });

  refuses(method, {
    ...collaboratorRefusals(method),
    user_already_owner: async (world) => {
      const { appId, alice } = await workshop(world);
      return alice.refused(method, { app_id: appId, user_id: alice.id });
    },
  });
});
