import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workshop } from "../../../testkit/collaborating.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.owners.list";

describe(method, () => {
  test("lists the app's creator, and then later collaborators", async () => {
    await using world = await workspace();
    const { appId, alice, bob } = await workshop(world);
    world.clock.advance({ seconds: 1 });
    await alice.does("developer.apps.owners.add", {
      app_id: appId,
      user_id: bob.id ?? "",
      permission_type: "reader",
    });

    const { owners } = await alice.does(method, { app_id: appId });

    assert.deepEqual(owners, [
      { user_id: alice.id, user_email: "alice@acme.test", username: "alice", permission_type: "owner" },
      { user_id: bob.id, user_email: "bob@acme.test", username: "bob", permission_type: "reader" },
    ]);
  });

  refuses(method, {
    app_not_found: async (world) => (await workshop(world)).alice.refused(method, { app_id: "A0000000NOT" }),
    access_denied: async (world) => {
      const { appId, bob } = await workshop(world);
      return bob.refused(method, { app_id: appId });
    },
  });
});
