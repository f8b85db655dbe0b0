import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits, succeed } from "@platform/protocol";
import { type Activity, recordActivity } from "../../domain/activities/recordActivity.ts";
import { defineOperation } from "../../domain/context.ts";
import { nobody } from "../../domain/caller.ts";
import { workshop } from "../../../testkit/collaborating.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.activities.list";

export const note = defineOperation(import.meta, async (ctx, activities: readonly Activity[]) => {
  for (const activity of activities) await recordActivity(ctx, activity);
  return succeed({});
});

async function noted(world: Workspace, activities: readonly Partial<Activity>[]) {
  const { appId, alice, bob } = await workshop(world);
  const blank: Activity = {
    appId,
    teamId: world.dev.teams[0]?.id ?? "",
    level: "info",
    event: "function_execution_output",
    component: { type: "function", id: "greet" },
    traceId: "Tr1",
    payload: {},
  };
  const whole = activities.map((activity) => ({ ...blank, ...activity }));
  await world.platform.store.write(note, { caller: nobody, nowMs: world.clock.nowMs() }, whole);
  return { appId, alice, bob };
}

describe(method, () => {
  test("shows what happened, the latest first, in the words that tools read", async () => {
    await using world = await workspace();
    const { appId, alice } = await noted(world, [
      { event: "function_execution_started" },
      { source: "developer", level: "warn", payload: { log: "careful" } },
    ]);

    const { activities } = await alice.does(method, { app_id: appId });

    const us = world.clock.nowMs() * 1000;
    const shared = {
      app_id: appId,
      team_id: world.dev.teams[0]?.id,
      component_type: "function",
      component_id: "greet",
    };
    assert.deepEqual(activities, [
      {
        ...shared,
        level: "warn",
        event_type: "function_execution_output",
        source: "developer",
        trace_id: "Tr1",
        payload: { log: "careful" },
        created: us + 1,
      },
      {
        ...shared,
        level: "info",
        event_type: "function_execution_started",
        source: "slack",
        trace_id: "Tr1",
        payload: {},
        created: us,
      },
    ]);
  });

  test("keeps to what was asked for", async () => {
    await using world = await workspace();
    const { appId, alice } = await noted(world, [
      { level: "debug", payload: { n: 0 } },
      { level: "error", traceId: "Tr2", payload: { n: 1 } },
      { event: "function_deployment", component: { type: "app", id: "x" }, payload: { n: 2 } },
      { source: "developer", payload: { n: 3 } },
    ]);
    const us = world.clock.nowMs() * 1000;
    const shown = async (params: object) =>
      (await alice.does(method, { app_id: appId, sort_direction: "asc", ...params })).activities.map(
        ({ payload }) => payload["n"],
      );

    assert.deepEqual(await shown({}), [0, 1, 2, 3]);
    assert.deepEqual(await shown({ min_log_level: "info" }), [1, 2, 3]);
    assert.deepEqual(await shown({ trace_id: "Tr2" }), [1]);
    assert.deepEqual(await shown({ log_event_type: "function_deployment" }), [2]);
    assert.deepEqual(await shown({ component_type: "app", component_id: "x" }), [2]);
    assert.deepEqual(await shown({ source: "developer" }), [3]);
    assert.deepEqual(await shown({ source: "slack" }), [0, 1, 2]);
    assert.deepEqual(await shown({ min_date_created: us + 1, max_date_created: us + 2 }), [1, 2]);
    assert.deepEqual(await shown({ team_id: "T0000000NOT" }), []);
  });

  test("comes in pages, in both directions", async () => {
    await using world = await workspace();
    const { appId, alice } = await noted(
      world,
      [0, 1, 2, 3, 4].map((n) => ({ payload: { n } })),
    );
    for (const sort_direction of ["asc", "desc"] as const) {
      const seen: unknown[] = [];
      let cursor = "";
      do {
        const page = await alice.does(method, { app_id: appId, sort_direction, limit: 2, cursor });
        seen.push(...page.activities.map(({ payload }) => payload["n"]));
        cursor = page.response_metadata.next_cursor;
      } while (cursor !== "");
      assert.deepEqual(seen, sort_direction === "asc" ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0]);
    }
  });

  test("cuts what is too long, and forgets after a week", async () => {
    await using world = await workspace();
    const { appId, alice } = await noted(world, [{ payload: { log: "x".repeat(limits.activity_payload_chars_max) } }]);
    const [cut] = (await alice.does(method, { app_id: appId })).activities;
    assert.equal(cut?.payload["is_truncated"], true);

    world.clock.advance({ seconds: limits.activity_life_s + 1 });
    await world.platform.settle();

    const later = await configuring(world, "alice");
    assert.deepEqual((await later.does(method, { app_id: appId })).activities, []);
  });

  refuses(method, {
    invalid_app_id: async (world) => (await workshop(world)).alice.refused(method, {}),
    invalid_app: async (world) => (await workshop(world)).alice.refused(method, { app_id: "A0000000NOT" }),
    access_denied: async (world) => {
      const { appId, bob } = await workshop(world);
      return bob.refused(method, { app_id: appId });
    },
    invalid_cursor: async (world) => {
      const { appId, alice } = await workshop(world);
      return alice.refused(method, { app_id: appId, cursor: "forged" });
    },
  });
});
