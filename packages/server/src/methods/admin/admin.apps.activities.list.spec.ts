import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { succeed } from "@platform/protocol";
import { type Activity, recordActivity } from "../../domain/activities/recordActivity.ts";
import { nobody } from "../../domain/caller.ts";
import { defineOperation } from "../../domain/context.ts";
import { teamsOf } from "../../../testkit/admins.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.activities.list";

export const note = defineOperation(import.meta, async (ctx, activities: readonly Activity[]) => {
  for (const activity of activities) await recordActivity(ctx, activity);
  return succeed({});
});

async function noted(world: Workspace, activities: readonly Partial<Activity>[]): Promise<void> {
  const blank: Activity = {
    appId: devApp(world).id,
    teamId: teamsOf(world).acme,
    level: "info",
    event: "function_execution_output",
    component: { type: "function", id: "greet" },
    traceId: "Tr1",
    payload: {},
  };
  const whole = activities.map((activity) => ({ ...blank, ...activity }));
  await world.platform.store.write(note, { caller: nobody, nowMs: world.clock.nowMs() }, whole);
}

describe(method, () => {
  test("shows the entries of all apps in the workspaces that the caller runs, from info upwards", async () => {
    await using world = await workspace();
    const { labs, birch } = teamsOf(world);
    const other = rotatingApp(world).id;
    await noted(world, [
      { appId: other, traceId: "Tr2" },
      { teamId: labs, traceId: "Tr3" },
      { teamId: birch, traceId: "Tr4" },
      { level: "debug", traceId: "Tr5" },
    ]);
    const traces = async (params: object) =>
      (await world.alice.does(method, params)).activities.map(({ trace_id }) => trace_id).toSorted();

    assert.deepEqual(await traces({}), ["Tr2", "Tr3"]);
    assert.deepEqual(await traces({ team_id: labs }), ["Tr3"]);
    assert.deepEqual(await traces({ app_id: other }), ["Tr2"]);
    assert.deepEqual(await traces({ trace_id: "Tr3" }), ["Tr3"]);
    assert.deepEqual(await traces({ min_log_level: "debug" }), ["Tr2", "Tr3", "Tr5"]);
  });

  refuses(method, {
    not_an_admin: (world) => world.bob.refused(method, {}),
    invalid_team: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    invalid_app_id: (world) => world.alice.refused(method, { app_id: "no id" }),
    invalid_app: (world) => world.alice.refused(method, { app_id: "A00000000NO" }),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
