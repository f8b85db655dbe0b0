import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { collaboratorRefusals, workshop } from "../../../testkit/collaborating.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.owners.update";

describe(method, () => {
  test("hands an app over: another becomes an owner, and then the first may be a reader", async () => {
    await using world = await workspace();
    const { appId, alice, bob } = await workshop(world);
    await alice.does("developer.apps.owners.add", {
      app_id: appId,
      user_id: bob.id ?? "",
      permission_type: "reader",
    });

    await alice.does(method, { app_id: appId, user_id: bob.id ?? "", permission_type: "owner" });
    await bob.does(method, { app_id: appId, user_id: alice.id ?? "", permission_type: "reader" });

    const { owners } = await bob.does("developer.apps.owners.list", { app_id: appId });
    assert.deepEqual(
      new Map(owners.map(({ username, permission_type }) => [username, permission_type])),
      new Map([
        ["alice", "reader"],
        ["bob", "owner"],
      ]),
    );
  });

  test("finds nobody who does not work on the app", async () => {
    await using world = await workspace();
    const { appId, alice, bob } = await workshop(world);
    const change = { app_id: appId, user_id: bob.id ?? "", permission_type: "owner" };
    assert.equal(await alice.refused(method, change), "user_not_found");
  });

  refuses(method, {
    ...collaboratorRefusals(method, { permission_type: "reader" }),
    cannot_remove_owner: async (world) => {
      const { appId, alice } = await workshop(world);
      return alice.refused(method, { app_id: appId, user_id: alice.id, permission_type: "reader" });
    },
  });
});
