import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { functionRefusals, lend } from "../../../testkit/lending.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "functions.distributions.permissions.list";

describe(method, () => {
  test("a function is for its app's collaborators by default", async () => {
    await using world = await workspace();
    const { alice, greet, functionId } = await lend(world);

    const rule = await alice.does(method, greet);

    const users = [{ user_id: alice.id, username: "alice", email: "alice@acme.test" }];
    const type = "app_collaborators";
    assert.deepEqual(rule, { ok: true, permission_type: type, distribution_type: type, users });
    assert.deepEqual(await alice.does(method, { function_id: functionId }), rule);
  });

  test("readers of the app's configuration can read it, too", async () => {
    await using world = await workspace();
    const { alice, bob, appId, greet } = await lend(world);
    // Of two who came at the same moment, either may be first.
    world.clock.advance({ seconds: 1 });
    await alice.does("developer.apps.owners.add", { app_id: appId, user_id: bob.id, permission_type: "reader" });

    const { users = [] } = await bob.does(method, greet);

    assert.deepEqual(
      users.map((user) => user.username),
      ["alice", "bob"],
    );
  });

  test("a name that the manifest does not have is no function, whatever objects are born with", async () => {
    await using world = await workspace();
    const { alice, greet } = await lend(world);

    for (const function_callback_id of ["constructor", "", "farewell"]) {
      assert.equal(await alice.refused(method, { ...greet, function_callback_id }), "function_not_found");
    }
  });

  refuses(method, functionRefusals(method));
});
