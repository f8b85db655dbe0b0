import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addCall, postCall } from "../../../testkit/calls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "calls.participants.add";

describe(method, () => {
  test("adds people once, and marks returning people as active", async () => {
    await using world = await workspace();
    const id = await addCall(world, { users: [{ slack_id: world.bob.id }] });
    const { read } = await postCall(world, id);
    const guest = { external_id: "g1", display_name: "Guest" };
    const users = [{ slack_id: world.bob.id, external_id: "b1" }, guest, guest];

    const { call } = await world.bot.does(method, { id, users });
    await world.bot.does("calls.participants.remove", { id, users: [{ external_id: "b1" }] });
    const { call: back } = await world.bot.does(method, { id, users: [{ slack_id: world.bob.id }] });

    const everyone = [{ slack_id: world.bob.id, external_id: "b1" }, guest];
    assert.deepEqual([call.users, back.users], [everyone, everyone]);
    assert.deepEqual((await read()).v1["active_participants"], everyone);
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
