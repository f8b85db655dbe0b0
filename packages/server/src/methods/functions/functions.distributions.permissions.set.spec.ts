import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { deactivate } from "../../../testkit/channels.ts";
import { functionRefusals, lend } from "../../../testkit/lending.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "functions.distributions.permissions.set";
const named = { permission_type: "named_entities" };

async function refusal(world: Workspace, asked: object): Promise<string> {
  const { alice, greet } = await lend(world);
  return alice.refused(method, { ...greet, ...asked });
}

describe(method, () => {
  test("names people, workspaces and the org, each once, and answers with them", async () => {
    await using world = await workspace();
    const { alice, bob, greet } = await lend(world);
    const { labs } = teamsOf(world);
    const org = world.dev.org?.id ?? "";

    const rule = await alice.does(method, {
      ...greet,
      ...named,
      user_ids: [bob.id ?? "", bob.id ?? ""],
      team_ids: [labs],
      org_ids: [org],
    });

    const users = [{ user_id: bob.id, username: "bob", email: "bob@acme.test" }];
    assert.deepEqual(rule, {
      ok: true,
      ...named,
      distribution_type: "named_entities",
      users,
      team_ids: [labs],
      org_ids: [org],
    });
    assert.deepEqual(await alice.does("functions.distributions.permissions.list", greet), rule);
  });

  test("takes the type under the name that command lines send", async () => {
    await using world = await workspace();
    const { alice, greet } = await lend(world);
    assert.equal((await alice.does(method, { ...greet, distribution_type: "everyone" })).permission_type, "everyone");
  });

  test("replaces who was named, and forgets them when it is for everyone", async () => {
    await using world = await workspace();
    const { alice, bob, carol, greet } = await lend(world);
    await alice.does(method, { ...greet, ...named, user_ids: [bob.id ?? ""] });

    const rule = await alice.does(method, { ...greet, ...named, user_ids: [carol.id ?? ""] });
    assert.deepEqual(
      rule.users?.map((user) => user.username),
      ["carol"],
    );
    assert.deepEqual(await alice.does(method, { ...greet, permission_type: "everyone" }), {
      ok: true,
      permission_type: "everyone",
      distribution_type: "everyone",
    });
    assert.equal((await alice.does(method, { ...greet, ...named, user_ids: [bob.id ?? ""] })).users?.length, 1);
  });

  test("names nobody with any other type, no workspace of others, and nobody who has left", async () => {
    await using world = await workspace();
    const { alice, bob, carol, greet } = await lend(world);
    await deactivate(world, world.bob);

    for (const [asked, code] of [
      [{ permission_type: "everyone", user_ids: [bob.id ?? ""] }, "invalid_named_entities"],
      [{ ...named, team_ids: [teamsOf(world).birch] }, "invalid_named_entities"],
      [{ ...named, org_ids: ["E0000000NOT"] }, "invalid_named_entities"],
      [{ ...named, user_ids: [carol.id ?? "", bob.id ?? ""] }, "user_not_found"],
    ] as const) {
      assert.equal(await alice.refused(method, { ...greet, ...asked }), code);
    }
    const { permission_type: stays } = await alice.does("functions.distributions.permissions.list", greet);
    assert.equal(stays, "app_collaborators");
  });

  refuses(method, {
    ...functionRefusals(method, { permission_type: "everyone" }),
    permission_type_required: (world) => refusal(world, {}),
    invalid_permission_type: (world) => refusal(world, { permission_type: "workspace_admins" }),
    invalid_named_entities: (world) => refusal(world, named),
    user_not_found: (world) => refusal(world, { ...named, user_ids: ["U0000000NOT"] }),
  });
});
