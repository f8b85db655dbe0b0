import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkFeature, type Feature } from "../../domain/policies/plans.ts";
import { personCaller } from "../../domain/access/personCaller.ts";
import { personOf } from "../../../testkit/admins.ts";
import { readDevSeed } from "../../seed/readDevSeed.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.enterprise.setPlan";

function teamOf(world: Workspace, userId: string): string {
  return world.dev.users.find(({ id }) => id === userId)?.team_id ?? "";
}

/** The answer to callers who use a feature. */
async function asked(world: Workspace, userId: string, feature: Feature): Promise<string> {
  const { db } = world.platform.store;
  const caller = await personCaller(db, { teamId: teamOf(world, userId), userId }, []);
  assert.ok(caller);
  const checked = await checkFeature(
    { db, caller, nowMs: world.clock.nowMs(), secrets: { derive: () => "" } },
    feature,
  );
  return checked.ok ? "ok" : checked.error;
}

describe(method, () => {
  test("decides which features the workspaces of the org have", async () => {
    await using world = await workspace();
    const erin = personOf(world, "erin").id;

    const seen = [];
    for (const plan of ["enterprise", "business", "standard"] as const) {
      await world.alice.does(method, { plan });
      seen.push([
        await asked(world, erin, "message_metadata_analytics"),
        await asked(world, erin, "message_activity_analytics"),
      ]);
    }

    const no = "restricted_plan_level";
    assert.deepEqual(seen, [
      ["ok", "ok"],
      ["ok", no],
      [no, no],
    ]);
    const frank = personOf(world, "frank").id;
    assert.equal(await asked(world, frank, "message_metadata_analytics"), "not_an_enterprise");
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, { plan: "standard" }),
    restricted_action: ({ bob }) => bob.refused(method, { plan: "standard" }),
  });

  test("leaves it to owners of the org, not to its admins", async () => {
    const seed = readDevSeed();
    const [first, ...others] = seed.workspaces;
    assert.ok(first);
    const users = first.users.map((user) => (user.name === "bob" ? { ...user, org_role: "admin" as const } : user));
    await using world = await workspace({ seed: { ...seed, workspaces: [{ ...first, users }, ...others] } });

    assert.equal(await world.bob.refused(method, { plan: "standard" }), "restricted_action");
  });
});
