import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "team.billing.info";

describe(method, () => {
  test("shows the plan of the org for each of its workspaces", async () => {
    await using world = await workspace();
    await world.alice.does("admin.enterprise.setPlan", { plan: "business" });
    assert.deepEqual(await world.bob.does(method, {}), { ok: true, plan: "plus" });
    await world.alice.does("admin.enterprise.setPlan", { plan: "standard" });
    assert.equal((await world.bot.does(method, {})).plan, "std");
  });

  test("shows the own plan of a workspace outside any org", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");
    const { team } = await frank.does("team.info", {});
    await frank.does("admin.teams.settings.setPlan", { team_id: team.id, plan: "free" });
    assert.equal((await frank.does(method, {})).plan, "free");
  });
});
