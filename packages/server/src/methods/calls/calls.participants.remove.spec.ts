import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addCall, postCall } from "../../../testkit/calls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "calls.participants.remove";

describe(method, () => {
  test("removes people from the call, and keeps them among all participants", async () => {
    await using world = await workspace();
    const everyone = [{ slack_id: world.bob.id }, { external_id: "g1", display_name: "Guest" }];
    const id = await addCall(world, { users: everyone });
    const { read } = await postCall(world, id);

    const { call } = await world.bot.does(method, { id, users: [{ external_id: "g1" }, { external_id: "never" }] });

    assert.deepEqual(call.users, [{ slack_id: world.bob.id }]);
    const { active_participants: active, all_participants: all } = (await read()).v1;
    assert.deepEqual([active, all], [[{ slack_id: world.bob.id }], everyone]);
  });

  const change = async (world: Workspace, users: unknown) =>
    world.bot.refused(method, { id: await addCall(world), users });

  refuses(method, {
    invalid_call_id: ({ bot, bob }) => bot.refused(method, { id: "R0NOSUCH", users: [{ slack_id: bob.id }] }),
    bad_users: (world) => change(world, "bob"),
    "bad_users for names without ids": (world) => change(world, [{ display_name: "Guest" }]),
    user_not_found: (world) => change(world, [{ slack_id: "U0NOSUCH" }]),
    inactive_call: async (world) => {
      const id = await addCall(world);
      await world.bot.does("calls.end", { id });
      return world.bot.refused(method, { id, users: [{ slack_id: world.bob.id }] });
    },
  });
});
